#!/bin/sh
# run.sh SECONDS [FOLDER]: fuzzes every decoder of src/images for so long, with the address and undefined behaviour
# sanitizers, from pictures that ImageMagick makes. FOLDER keeps what was found; without it a folder is made and removed.
# Needs clang++-14 with libclang-rt-14-dev and imagemagick (scripts/setup.sh test), and fails where they are missing.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:?seconds}
for tool in clang++-14 convert; do
  command -v $tool >/dev/null || { echo "$tool is missing: sh scripts/setup.sh test" >&2; exit 1; }
done
work=${2:-}
if [ -z "$work" ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT INT TERM
fi
# What scripts/fuzz.sh builds with clang as well must not break unseen.
clang++-14 -std=c++20 -Wall -Wextra -Werror -fsyntax-only -Isrc -Itests tests/fuzz/libfuzzer.cpp
mkdir -p "$work/jpeg" "$work/png" "$work/webp" "$work/exif" "$work/svg" "$work/any"

scene="-size 97x61 gradient:red-blue -fill yellow -draw 'circle 40,30 50,40'"
eval convert $scene "$work/jpeg/plain.jpg"
eval convert $scene -interlace JPEG "$work/jpeg/progressive.jpg"
eval convert $scene -colorspace CMYK "$work/jpeg/inks.jpg"
eval convert $scene -colorspace Gray "$work/jpeg/grey.jpg"
eval convert $scene "$work/png/plain.png"
eval convert $scene -interlace PNG "$work/png/interlaced.png"
eval convert $scene -colors 7 "PNG8:$work/png/palette.png"
eval convert $scene -depth 16 "PNG48:$work/png/deep.png"
eval convert $scene "$work/webp/lossy.webp"
eval convert $scene -define webp:lossless=true "$work/webp/lossless.webp"
cat > "$work/svg/shapes.svg" <<'END'
<?xml version="1.0"?><!DOCTYPE svg PUBLIC "x" "y"><!-- house --><svg viewBox="0 0 40 30" fill="none" stroke="#000"><title>t</title>
<g transform="translate(2 3) rotate(10, 5 5) scale(.5)matrix(1 0 0 1 0 0)skewX(3)" style="stroke-width:2px;fill:#fff">
<path d="M1 1h5v5H1zm2,2l3-.5.5-3C1 2 3 4 5 6S7 8 9 9q1 1 2 2t3-3A5 4 30 1 0 9 9a1 1 0 011 1z" fill-rule="evenodd"/>
<rect x="1" y="2" width="9" height="8" rx="2"/><circle r="4" cx="9" cy="9"/><ellipse rx="3" ry="2"/>
<line x1="1" x2="20"/><polyline points="1,2 3,4 5 6"/><polygon points="9 9 1 9 5 1" fill="rgb(0,0,0)"/></g></svg>
END
cp "$work"/jpeg/* "$work/exif"
cp "$work"/jpeg/* "$work"/png/* "$work"/webp/* "$work"/svg/* "$work/any"

flags="-std=c++20 -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all -Isrc"
mkdir -p "$work/objects"
for source in src/images/[!i]*.cpp src/photo/raster.cpp src/geometry/path.cpp src/geometry/mask.cpp src/geometry/flatten.cpp; do
  clang++-14 $flags -c "$source" -o "$work/objects/$(basename "$source" .cpp).o"
done
for decoder in jpeg png webp svg exif any; do
  clang++-14 $flags -DDECODER=$decoder tests/fuzz/decoder_fuzz.cpp "$work"/objects/*.o -lturbojpeg -lwebp -lpng -lz \
    -o "$work/$decoder-fuzz"
  # A crash, a leak, ten seconds for one file or more memory than the largest accepted picture takes end it.
  "$work/$decoder-fuzz" -max_total_time="$seconds" -rss_limit_mb=600 -malloc_limit_mb=300 -timeout=10 -max_len=20000 \
    -artifact_prefix="$work/" -print_final_stats=1 "$work/$decoder" 2>&1 | grep -E "stat::number_of_executed|ERROR|SUMMARY" || true
  if ls "$work"/crash-* "$work"/leak-* "$work"/oom-* "$work"/timeout-* >/dev/null 2>&1; then
    echo "$decoder: found something, kept in $work"
    trap - EXIT
    exit 1
  fi
done
