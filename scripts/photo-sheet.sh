#!/bin/sh
# Photographs and what becomes of them, to be looked at: photo | our page | the edges that ImageMagick finds.
# usage: scripts/photo-sheet.sh FOLDER OUT [AGE]: of every JPEG in FOLDER, OUT-1.png and so on with six photos each; to standard output one
# row each with what is measured of both (milliseconds are the processor's). AGE is 3-5, 6-8 (usual) or 9+. BUNTSTIFT names another executable than the preset bench's, with photo_lines beside it.
# scripts/photo-set.sh gets the forty pictures that are judged.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-} out=${2:-} age=${3:-6-8}
if [ ! -d "$folder" ] || [ -z "$out" ]; then
  sed -n "2,5s/^# //p" "$0" >&2
  exit 2
fi
ours=${BUNTSTIFT:-$here/build/bench/buntstift}
lines=$(dirname "$ours")/photo_lines
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A page at 150 dots an inch.
long=1754 short=1240 margin=59 mm=0.16933
printf '%-22s | %5s %5s %6s %5s %5s %5s %5s %4s | %5s %5s %6s %5s %5s\n' photo ink% areas min-mm2 crumb ends leaks ms MB ink% areas min crumb ends
font=$(fc-match -f '%{file}' sans 2> /dev/null || true)
count=0 sheet=1 cells=
flush() {
  [ -n "$cells" ] || return 0
  # shellcheck disable=SC2086
  montage ${font:+-font "$font"} $cells -tile 6x -geometry 420x420+4+4 "$out-$sheet.png"
  sheet=$((sheet + 1)) cells=
}
for file in "$folder"/*.jpg; do
  name=$(basename "$file" .jpg)
  size=$(identify -format '%w %h' "$file")
  w=$long h=$short turn=--landscape
  [ "${size% *}" -ge "${size#* }" ] || { w=$short h=$long turn=--portrait; }
  [ "$turn" = --landscape ] || turn=
  # shellcheck disable=SC2086
  if ! /usr/bin/time -f '%U %S %M' -o "$work/time" "$ours" draw --photo "$file" --age "$age" $turn -o "$work/page.svg" 2> "$work/why"; then
    echo "$name: $(cat "$work/why")"
    continue
  fi
  regions=$(grep -o 'data-region' "$work/page.svg" | wc -l)
  rsvg-convert -b white -w "$w" -h "$h" "$work/page.svg" | convert png:- -colorspace Gray -threshold 50% "$work/$name-a.png"
  convert "$file" -resize 960x960 -canny 0x1.5+8%+22% -morphology Dilate Disk:1 -negate -resize "$((w - 2 * margin))x$((h - 2 * margin))" \
    -threshold 50% -gravity center -extent "${w}x$h" "$work/$name-b.png"
  # shellcheck disable=SC2046
  set -- $("$lines" "$mm" "$work/$name-a.png" "$work/$name-b.png") $(cat "$work/time")
  leaks=$((regions > $2 && regions > 0 ? regions - $2 : 0))
  printf '%-22s | %5s %5s %6s %5s %5s %5s %5.0f %4.0f | %5s %5s %6s %5s %5s\n' "$name" "$1" "$2" "$3" "$4" "$5" "$leaks" \
    "$(echo "${11} ${12}" | awk '{print ($1 + $2) * 1000}')" "$(echo "${13}" | awk '{print $1 / 1024}')" "$6" "$7" "$8" "$9" "${10}"
  convert "$file" -resize 420x420 "$work/$name-p.png"
  cells="$cells -label $name $work/$name-p.png -label $2_areas,_ink_$1_% $work/$name-a.png -label edges:_$7_areas,_ink_$6_% $work/$name-b.png"
  count=$((count + 1))
  [ $((count % 6)) -ne 0 ] || flush
done
flush
