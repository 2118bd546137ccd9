#!/bin/sh
# fuzz.sh [SECONDS] [FOLDER]: lets libFuzzer look for bytes that break what reads bytes of others, with the address and
# undefined behaviour sanitizers: every entry of tests/fuzz/entries.cpp and every decoder of pictures, each for so long
# (default: 240, an hour in all). FOLDER (default: build/fuzz-found) keeps the corpora between runs, and what was found.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-240}
found=${2:-build/fuzz-found}
PATH=$PWD/.deps/node/bin:$PATH
mkdir -p "$found"
found=$(realpath "$found")
cmake -G Ninja -B build/fuzz -DCMAKE_BUILD_TYPE=Debug -DBUNTSTIFT_STATIC=OFF -DBUNTSTIFT_TESTS=ON \
  -DCMAKE_C_COMPILER=clang-14 -DCMAKE_CXX_COMPILER=clang++-14 -DCMAKE_CXX_FLAGS="-w -Wno-error" -DCMAKE_CXX_FLAGS_DEBUG="-O1 -g1" \
  -DCMAKE_C_FLAGS_DEBUG="-O1 -g1" -DBUNTSTIFT_SANITIZE=fuzzer-no-link,address,undefined >/dev/null
nice cmake --build build/fuzz --target fuzz_guided
for entry in head chunks json multipart german config roster html webhook id_token id_claims backup; do
  mkdir -p "$found/$entry"
  # A backup is a file of some 300 kB; everything else is short.
  longest=4096
  [ "$entry" != backup ] || longest=500000
  FUZZ_ENTRY=$entry build/fuzz/fuzz_guided -max_total_time="$seconds" -max_len="$longest" -timeout=10 -rss_limit_mb=1000 \
    -artifact_prefix="$found/$entry-" -print_final_stats=1 "$found/$entry" >"$found/$entry.log" 2>&1 ||
    { tail -40 "$found/$entry.log"; echo "$entry: found something, kept in $found" >&2; exit 1; }
  echo "$entry: $(sed -n 's/^stat::number_of_executed_units: *//p' "$found/$entry.log") inputs"
done
sh tests/fuzz/run.sh "$seconds" "$found/decoders"
