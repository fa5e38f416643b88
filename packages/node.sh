#!/usr/bin/env bash
# Makes sure of a Node.js that can build and test the page, and prints the PATH with which it is found.
#
#   PATH=$(packages/node.sh)
#
# One that is on the PATH already is taken if it is new enough, and has its npm. Debian 12's own is too old
# for the page's tools; its npm is not, and fetches a newer Node.js into build/node.
# Exit codes: 0 there is one, 1 there is none, and why.
set -euo pipefail

home=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")
folder=$home/build/node
log=$home/build/node.log

say() { printf '%s\n' "$@" >&2; }

# usable: whether npm and a Node.js from 20.19 on are found.
usable() {
  command -v npm >/dev/null && command -v node >/dev/null &&
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
             process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null
}

fetch() {
  say 'Fetching Node.js, this once'
  mkdir -p "$folder"
  # Without a package of its own there, npm would take one of a folder above for it.
  echo '{"private": true}' >"$folder/package.json"
  npm install --prefix "$folder" --no-audit --no-fund node@20 </dev/null >"$log" 2>&1 && return
  say 'Node.js could not be fetched:' "$(tail -n 5 "$log")" "The whole log: $log"
  return 1
}

main() {
  if ! usable; then
    PATH=$folder/node_modules/.bin:$PATH
    if ! usable; then
      command -v npm >/dev/null || "$home/packages/ensure.sh" node
      fetch
      hash -r # forget where the old one was
      if ! usable; then
        say 'The page needs Node.js from 20.19 on, and npm; see https://nodejs.org.'
        exit 1
      fi
    fi
  fi
  echo "$PATH"
}

main "$@"
