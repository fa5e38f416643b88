#!/usr/bin/env bash
# Makes sure that Debian packages are installed.
#
#   packages/ensure.sh PURPOSE...        a purpose is a list beside this file: play, test, deep
#
# What is missing is installed with apt-get; where that cannot be, it says why, and which command does it.
# LINGER_PACKAGES=present skips the check, for systems that have the same things under other names.
# Exit codes: 0 all is there, 1 something is missing, 2 wrong call.
set -euo pipefail

here=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
build=$(dirname -- "$here")/build
log=$build/packages.log
room_to_build=500 # MB that the build itself may take, beside the packages

say() { printf '%s\n' "$@" >&2; }

wanted() { (cd "$here" && sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' -- "$@"); }

installed() { dpkg-query -W -f='${db:Status-Abbrev}${Package}\n' 2>/dev/null | sed -n 's/^.i //p'; }

missing() { comm -23 <(wanted "$@" | sort -u) <(installed | sort -u); }

# system: the name of this system, and success if it is the one that the lists are written for.
system() {
  # shellcheck source=/dev/null
  (. /etc/os-release && printf '%s' "${PRETTY_NAME:-$ID}" && [[ "$ID ${VERSION_ID:-}" == 'debian 12' ]]) \
    2>/dev/null
}

# become_root: sets as_root, the words before a command that root must run; fails without the right to.
become_root() {
  as_root=()
  ((EUID)) || return 0
  command -v sudo >/dev/null || return 1
  as_root=(sudo)
  sudo -n true 2>/dev/null && return 0
  [[ -t 2 ]] || return 1 # nobody sits here whom sudo could ask
  say 'Debian packages are missing; to install them, sudo asks for your password.'
  sudo -v
}

# apt COMMAND...: apt-get that asks nothing, waits for another one to finish, and does not read the input
# that is meant for the game.
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C \
    apt-get -y -o DPkg::Lock::Timeout=120 -o Acquire::Retries=2 "$@" </dev/null
}

# room_needed PACKAGE...: the MB that apt-get means to download and unpack, as it says itself.
room_needed() {
  apt install --print-uris --no-install-recommends "$@" 2>/dev/null | awk '
    BEGIN { mega["B"] = 1e-6; mega["kB"] = 1e-3; mega["MB"] = 1; mega["GB"] = 1e3 }
    match($0, /[0-9.,]+ [kMG]?B of (archives|additional)/) {
      split(substr($0, RSTART, RLENGTH), part, " ")
      gsub(",", "", part[1])
      sum += part[1] * mega[part[2]]
    }
    END { printf "%d\n", sum + 1 }'
}

# room_left: the MB free where packages and the build go, on the fullest of those disks.
room_left() { df --output=avail -B1000000 /usr /var "$build" | sort -n | sed -n '2p' | tr -d ' '; }

# install PACKAGE...: sets reason if it fails.
install() {
  local need left
  say "Installing what is missing, this once: $*"
  apt update >"$log" 2>&1 || true # without a network, the old lists may still do
  need=$(($(room_needed "$@" || true) + room_to_build))
  left=$(room_left)
  if ((left < need)); then
    reason="they need about $need MB with the build, and the disk has $left MB left"
  elif ! apt install --no-install-recommends "$@" >>"$log" 2>&1; then
    reason=$(why_apt_failed)
  fi
  [[ -z $reason ]]
}

# why_apt_failed: apt-get's log in plain words. The first sign that is found counts: without a network, for
# one, the lists may be empty too.
why_apt_failed() {
  local sign words
  while IFS='=' read -r sign words; do
    if grep -qE "$sign" "$log"; then echo "$words"; return; fi
  done <<'SIGNS'
No space left on device|enough free space=the disk is full
Could not get lock=another package manager is running; try again when it is done
ailure resolving|not resolve|to connect|not connect|unreachable=the package server is out of reach: is there a network?
Unable to locate package|no installation candidate=apt does not know them: does /etc/apt name the bookworm main archive?
SIGNS
  printf 'apt-get failed; its log is %s and ends so:\n%s' "$log" "$(tail -n 5 "$log")"
}

# explain REASON PACKAGE...
explain() {
  local reason=$1 sudo=
  shift
  ((EUID == 0)) || sudo='sudo '
  say "" "These Debian 12 packages are missing: $*" "They could not be installed: $reason" ""
  if system >/dev/null; then
    say "This command gets them:" \
      "  ${sudo}apt-get update && ${sudo}apt-get install --no-install-recommends $*"
  else
    say "This command gets a Debian 12 to run things in:" \
      "  docker run -it -v '$(dirname -- "$here")':/linger -w /linger debian:12 bash" \
      "or install them under the names they have here, and set LINGER_PACKAGES=present."
  fi
}

main() {
  local purpose name packages reason=
  (($#)) || { say 'usage: packages/ensure.sh PURPOSE...'; exit 2; }
  for purpose in "$@"; do
    [[ -f $here/$purpose ]] || { say "there is no list $here/$purpose"; exit 2; }
  done
  [[ ${LINGER_PACKAGES:-} != present ]] || exit 0
  mapfile -t packages < <(missing "$@")
  ((${#packages[@]})) || exit 0

  mkdir -p "$build"
  if ! name=$(system); then
    reason="this is ${name:-an unknown system}, not Debian 12"
  elif ! command -v apt-get >/dev/null; then
    reason='there is no apt-get'
  elif ! become_root; then
    reason='that needs root, or a sudo that lets you'
  elif install "${packages[@]}"; then
    exit 0
  fi
  explain "$reason" "${packages[@]}"
  exit 1
}

main "$@"
