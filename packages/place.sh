# Whether a build has its place: the right to write there, and room. ./play and ./test read this in.
# shellcheck shell=bash
: "${home:?is the folder of the project}"

# unwritable: the first thing that a build would have to write and this user may not, if there is one.
unwritable() {
  if [[ -d $home/build ]]; then
    find -H "$home/build" -maxdepth 2 ! -type l ! -writable -print -quit 2>/dev/null
  elif [[ ! -w $home ]]; then
    echo "$home"
  fi
}

# room_left: the MB that are free for a build; plenty, where the disk does not say.
room_left() {
  local folder=$home/build left
  [[ -d $folder ]] || folder=$home
  left=$(df --output=avail -B1000000 -- "$folder" 2>/dev/null | tail -n 1 | tr -d ' ')
  [[ $left =~ ^[0-9]+$ ]] || left=1000000
  echo "$left"
}

# disk_full: whether a build that failed did so because nothing more can be written.
disk_full() { (($(room_left) < 5)); }

explain_rights() {
  local owner
  owner=$(stat -c %U -- "$1")
  if [[ $owner == "$(id -un)" ]]; then
    echo "$1 cannot be written, though it is yours: is the disk read-only?"
  else
    echo "$1 belongs to $owner, and you may not write there."
  fi
  if [[ -w $home ]]; then
    echo 'Without that folder it is made anew. This takes it away:'
    echo "  sudo rm -r '$home/build'"
  else
    echo 'A copy of your own can be built:'
    echo "  cp -r '$home' ~/linger-longer && cd ~/linger-longer && ./${0##*/}"
  fi
}

# explain_room [MB]
explain_room() {
  echo "The disk of $home is ${1:+nearly }full: $(room_left) MB are left${1:+, and a build takes about $1}."
  echo 'Make room there, or copy the project to a disk that has some.'
}

# no_place MB: succeeds where nothing of that size can be built; prints why, and what helps.
no_place() {
  local fault built
  fault=$(unwritable)
  if [[ -n $fault ]]; then
    explain_rights "$fault"
    return
  fi
  # What was built before is built over.
  if mkdir -p -- "$home/build" 2>/dev/null; then
    built=$(du -s -B1000000 -- "$home/build" | cut -f 1)
    if (($(room_left) + built >= $1)); then return 1; fi
  fi
  explain_room "$1"
}

# ccache stops a build where it has no place of its own: a home may be missing, or be somebody else's.
give_cache_a_place() { cache=$(ccache --get-config cache_dir) && mkdir -p -- "$cache" && [[ -w $cache ]]; }
give_cache_a_place 2>/dev/null || export CCACHE_DISABLE=1
# Builds that differ only in their folder, as release and mpi do for nearly all files, share what is compiled.
export CCACHE_BASEDIR=$home CCACHE_NOHASHDIR=1
