# Builds the page, build/page, of web/, the catalogues and build/wasm/linger.wasm. ./play and ./test read
# this in.
# shellcheck shell=bash
: "${home:?is the folder of the project}"

page=$home/build/page
page_log=$home/build/page.log

# page_current: whether the page is built, and nothing that it is made of is newer. Folders count too: a
# file may have gone.
page_current() {
  [[ -f $page/index.html ]] &&
    [[ -z $(find "$home"/{web/src,web/public,catalogues,puzzles,build/wasm/linger.wasm} \
      -newer "$page/index.html" -print -quit 2>/dev/null) ]] &&
    [[ -z $(find "$home/web" -maxdepth 1 -type f -newer "$page/index.html" -print -quit) ]]
}

# fetch_libraries: npm's packages, as web/package-lock.json names them, unless they are there.
fetch_libraries() {
  local lock=$home/web/package-lock.json fetched=$home/web/node_modules/.fetched-lock.json
  cmp -s "$lock" "$fetched" && return
  printf 'Fetching the libraries of the page\n' >&2
  (cd "$home/web" && npm ci --no-audit --no-fund) </dev/null >"$page_log" 2>&1 && cp "$lock" "$fetched"
}

# bundle: builds it beside the old one and puts it in its place as a whole, since that may be served just
# now. It is as old as its sources were when it was begun: what is changed meanwhile is newer.
bundle() {
  local new=$page.new began=$page.began
  printf 'Building the page\n' >&2
  touch "$began"
  (cd "$home/web" && npm run build -- --outDir "$new" --emptyOutDir) </dev/null >"$page_log" 2>&1 || return
  touch -r "$began" "$new/index.html"
  rm -rf "$page.old"
  [[ ! -d $page ]] || mv "$page" "$page.old"
  mv "$new" "$page"
  rm -rf "$page.old" "$began"
}

# words_of_log: what npm or Vite says, without where in them it was said.
words_of_log() { sed -e '/^ *at /d' -e '/^>/d' -e '/^\(npm error\)\? *$/d' "$page_log" | head -n 20; }

# make_page: where it is not current.
make_page() {
  (
    flock 9
    page_current && exit
    PATH=$("$home/packages/node.sh") || exit
    fetch_libraries && bundle && exit
    printf '%s\n' 'The page could not be built:' "$(words_of_log)" "The whole log: $page_log" >&2
    exit 1
  ) 9>"$page.lock"
}
