#!/usr/bin/env bash
# ./play where nothing can be built, for want of rights or of room: in a project of a few files, with a
# game that tells how it was called.
set -euo pipefail

source=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -r "$folder"' EXIT
home=$folder/linger
game=$home/build/release/linger
page=$home/build/page

# Root may write everywhere, and so becomes somebody else.
as=(env)
((EUID)) || as=(setpriv --reuid=nobody --regid=nogroup --clear-groups)

# expect EXIT_CODE OUTPUT OPTION...: of ./play with these options; the output as a pattern.
expect() {
  local output status=0
  output=$(PATH=$folder/bin:$PATH LINGER_PACKAGES=present "${as[@]}" "$home/play" "${@:3}" 2>&1) || status=$?
  # shellcheck disable=SC2053  # a pattern it is
  if ((status == $1)) && [[ $output == $2 ]]; then return; fi
  printf 'line %s: exit code %s\n%s\n' "${BASH_LINENO[0]}" "$status" "$output" >&2
  exit 1
}

mkdir -p "$folder/bin" "${game%/*}" "$home"/{packages,src,catalogues,cmake,web/src}
cp "$source/play" "$home"
cp "$source"/packages/*.sh "$home/packages"
touch -d yesterday "$home"/{CMakeLists.txt,CMakePresets.json,src/game.cpp}
# shellcheck disable=SC2016  # the game's argument
printf '#!/bin/sh\necho "game: $*"\n' >"$game"
chmod +x "$game"

# Somebody else's folder, or one that is protected.
chmod -R a-w,a+rX "$folder"
expect 0 'game: play x' --terminal x
expect 0 'game: play x' x --terminal
expect 1 'There is no page to show:
*cp -r*In the terminal the game needs none:  ./play --terminal' x
chmod u+w "$home" "$home/build" "$home/src"
mkdir "$page"
touch "$page/index.html"
touch "$home/src/game_test.cpp"
chmod a-w "$home" "$home/build"
expect 0 'game: serve x' x
expect 0 'game: play x' --terminal x
chmod u+w "$home/web/src"
touch -d tomorrow "$home/web/src/page.ts"
expect 0 "*The source is newer than the page. Here is the page as it was built before.
game: serve x" x
touch -d tomorrow "$home/src/game.cpp"
expect 0 "$home/build *cp -r*as it was built before.
game: play x" --terminal x
chmod u+w "${game%/*}"
rm "$game"
expect 1 'The game cannot be built:
'"$home/build *cp -r*" --terminal x

# A disk without room.
chmod -R a+w "$folder"
printf '#!/bin/sh\necho Avail\necho 7\n' >"$folder/bin/df"
chmod +x "$folder/bin/df"
expect 1 'The game cannot be built:
*7 MB are left*' --terminal x
