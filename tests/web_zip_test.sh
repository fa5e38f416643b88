#!/usr/bin/env bash
# The page as a zip: the same bytes for the same files, and all of them in it.
set -euo pipefail

zip=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")/tools/web_zip.py
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"

# A folder without a page is none.
mkdir -p page/assets
status=0
"$zip" page web.zip 2>error || status=$?
((status == 1)) && grep -q 'page holds no built page' error && [[ ! -e web.zip ]]

echo '<!doctype html>' >page/index.html
echo 'let page;' >page/assets/page-DiwrgTda.js
"$zip" page web.zip

# Made in another order, at another time, by somebody with other rights.
mkdir -p again/assets
cp page/assets/* again/assets
cp page/index.html again
touch -d '2001-02-03 04:05' again/index.html
chmod 600 again/index.html
(umask 077 && TZ=Asia/Tokyo "$zip" again again.zip)
cmp web.zip again.zip

python3 -m zipfile -e web.zip out
diff -r page out
