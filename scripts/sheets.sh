#!/bin/sh
# Sheets to be looked at. usage: scripts/sheets.sh things OUT.png [options of resources/props/sheet.mjs]
#        scripts/sheets.sh exercises FOLDER: every kind of exercise at each level, and all letters, as PDF and PNG
# The first needs Chromium, which the end-to-end tests need too; the second poppler's pdftoppm and a build (preset bench).
set -eu
here=$(dirname "$0")/..
part=${1:-} out=${2:-}
if [ "$part" = exercises ] && [ -n "$out" ]; then
  cmake --build "$here/build/bench" --target exercise_sheet > /dev/null
  mkdir -p "$out"
  for sheet in letters easy medium hard; do
    "$here/build/bench/exercise_sheet" "$out/$sheet.pdf" "$sheet"
    pdftoppm -r 60 -png "$out/$sheet.pdf" "$out/$sheet"
  done
  exit
fi
[ "$part" = things ] && [ -n "$out" ] || { sed -n '2,4s/^# //p' "$0" >&2; exit 2; }
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
node "$here/resources/props/sheet.mjs" "$@" > "$work/sheet.svg"
# Chromium shows an SVG at the size of its window: a page around it has no margin.
size=$(sed -n '1s/.*width="\([0-9.]*\)mm" height="\([0-9.]*\)mm".*/\1 \2/p' "$work/sheet.svg")
pixels=$(echo "$size" | awk '{ printf "%d,%d", $1 * 96 / 25.4 * 0.5 + 1, $2 * 96 / 25.4 * 0.5 + 1 }')
{ echo '<!doctype html><body style="margin:0"><style>svg{width:100vw;height:auto;display:block}</style>'; cat "$work/sheet.svg"; } > "$work/sheet.html"
chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1 --user-data-dir="$work/profile" \
  --window-size="$pixels" --screenshot="$out" "file://$work/sheet.html" 2> "$work/log" || { cat "$work/log" >&2; exit 1; }
