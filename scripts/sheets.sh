#!/bin/sh
# Contact sheets to be looked at, as PNG. usage: scripts/sheets.sh things OUT.png [options of resources/props/sheet.mjs]
# Needs Chromium, which the end-to-end tests need too.
set -eu
here=$(dirname "$0")/..
part=${1:-} out=${2:-}
[ "$part" = things ] && [ -n "$out" ] || { sed -n '2,3s/^# //p' "$0" >&2; exit 2; }
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
