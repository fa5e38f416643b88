#!/usr/bin/env bash
# study_mpi_test.sh LINGER: a study gives the same bytes alone and under mpirun with 1, 2 and 3 processes,
# also where it goes on from a checkpoint, and a wrong call ends all of them.
set -euo pipefail

linger=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 # a container has no other user
call=(study --rules 'survival,bicycle' --players '3,4' --seed mpi --json --threads 1)

fail() {
  echo "study_mpi_test: $1"
  exit 1
}

"$linger" "${call[@]}" --hands 54321 >"$folder/alone"
[[ $(wc -l <"$folder/alone") == 4 ]] || fail 'alone, it does not print four lines'
for processes in 1 2 3; do
  mpirun --oversubscribe -np "$processes" "$linger" "${call[@]}" --hands 54321 >"$folder/together"
  cmp "$folder/alone" "$folder/together" || fail "$processes processes give other figures"
done

# Stopped by the first signal, and gone on with by another number of processes. How long a study takes
# and how soon a signal arrives is the machine's matter: one that was done before it was stopped is
# begun again with more hands.
stopped=false
for hands in 1000000 4000000 16000000; do
  rm -f "$folder/kept"
  kept=(--hands "$hands" --checkpoint "$folder/kept")
  mpirun --oversubscribe -np 2 "$linger" "${call[@]}" "${kept[@]}" >/dev/null 2>&1 &
  until grep -qs '"blocks":[1-9]' "$folder/kept"; do kill -0 $! || fail 'no checkpoint is kept'; done
  kill -INT $! 2>/dev/null || true
  wait $! || true
  done=$((hands / 100)) # blocks, for each number of players
  grep -q "\"blocks\":$done,.*\"blocks\":$done," "$folder/kept" || { stopped=true && break; }
done
$stopped || fail "no study of up to $hands hands was stopped in the middle"
mpirun --oversubscribe -np 3 "$linger" "${call[@]}" "${kept[@]}" >"$folder/together"
"$linger" "${call[@]}" --hands "$hands" >"$folder/alone"
cmp "$folder/alone" "$folder/together" || fail 'a study that was stopped ends otherwise'

if timeout 60 mpirun --oversubscribe -np 2 "$linger" study --rules chess >/dev/null 2>&1; then
  fail 'a wrong call is taken for right'
fi
if timeout 60 mpirun --oversubscribe -np 2 "$linger" study --seed s --checkpoint /nowhere/kept >/dev/null 2>&1; then
  fail 'a checkpoint that cannot be kept is no fault'
fi
echo 'the same bytes'
