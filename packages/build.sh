# Building a target for somebody who waits for it. ./play reads this in.
# shellcheck shell=bash
: "${home:?is the folder of the project}"

say() { printf '%s\n' "$@" >&2; }

# build PRESET TARGET WHAT: one target of a preset, in its folder build/PRESET. WHAT is what people are
# told is being built. Ends the script where that fails.
build() {
  local folder=$home/build/$1 log=$home/build/play-$1.log
  # One build at a time: ninja does not guard its folder, and ./test builds there too. Standard input is
  # the game's alone.
  (
    if ! flock --nonblock 9; then
      say 'Waiting for another build in this folder to finish'
      flock 9
    fi
    # Only when needed, so that what ./test or a person has set in this folder stays.
    configured "$folder" ||
      cmake -S "$home" --preset "$1" --fresh >"$log" 2>&1 || give_up "$3" "$log"
    NINJA_STATUS='[%f/%t] ' cmake --build "$folder" --target "$2" 2>&1 |
      tee "$log" 2>/dev/null | progress "$3" || give_up "$3" "$log"
  ) </dev/null 9>"$folder.lock"
}

# configured FOLDER: whether it is ready, and was made for this place: the project may have moved.
configured() {
  [[ -f $1/build.ninja ]] && grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$home" "$1/CMakeCache.txt"
}

# progress WHAT: reads what the build says, and shows something only if there is something to do.
progress() {
  local line shown=
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (Building|Linking) ]] || continue
    if [[ -t 2 ]]; then
      printf '\rBuilding %s: %s of %s ' "$1" "${BASH_REMATCH[@]:1:2}" >&2
    elif [[ -z $shown ]]; then
      say "Building $1"
    fi
    shown=yes
  done
  if [[ -n $shown && -t 2 ]]; then printf '\r\e[K' >&2; fi
}

# give_up WHAT LOG
give_up() {
  say '' "It failed to build $1:"
  if disk_full; then
    explain_room >&2
    exit 1
  fi
  # The compiler's words, without the steps that went well; the first errors are those that matter.
  grep -v '^\[[0-9]' "$2" | head -n 60 >&2 || true
  say '' "The whole log: $2"
  exit 1
}
