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
mkdir -p "$work/jpeg" "$work/png" "$work/webp" "$work/exif" "$work/any"

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
cp "$work"/jpeg/* "$work/exif"
cp "$work"/jpeg/* "$work"/png/* "$work"/webp/* "$work/any"

flags="-std=c++20 -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all -Isrc"
mkdir -p "$work/objects"
for source in src/images/[!i]*.cpp src/photo/raster.cpp; do
  clang++-14 $flags -c "$source" -o "$work/objects/$(basename "$source" .cpp).o"
done
for decoder in jpeg png webp exif any; do
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
