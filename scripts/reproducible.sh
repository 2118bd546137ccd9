#!/bin/sh
# reproducible.sh [EXECUTABLE]: builds the last commit in a folder with another path, without ccache and without drawn motifs
# of other builds, and compares the executable with EXECUTABLE (default: build/release/buntstift, built from the same commit).
# Takes as long as a first build. Says the checksum, or where the first difference lies.
set -eu
cd "$(dirname "$0")/.."
first=$(realpath "${1:-build/release/buntstift}")
work=$(mktemp -d /tmp/reproducible-with-a-longer-path.XXXXXX)
trap 'rm -rf "$work"' EXIT INT TERM
git clone -q --no-hardlinks . "$work/source"
git fetch -q --tags . 2>/dev/null || true
mkdir "$work/source/.deps"
# Sources are pinned by checksum: taking them from here changes nothing but the time.
cp -r .deps/*.tar.* "$work/source/.deps/" 2>/dev/null || true
[ ! -d .deps/node ] || cp -r .deps/node "$work/source/.deps/node"
(
  cd "$work/source"
  PATH=$PWD/.deps/node/bin:$PATH
  export CCACHE_DISABLE=1
  cmake --preset release -DBUNTSTIFT_CACHE= >/dev/null
  nice cmake --build build/release --target buntstift >"$work/log" 2>&1 || { tail -20 "$work/log"; exit 1; }
)
second=$work/source/build/release/buntstift
if cmp "$first" "$second"; then
  echo "reproducible: both are $(sha256sum "$first" | cut -d' ' -f1)"
else
  echo "reproducible: DIFFERENT: $("$first" version | head -1), $("$second" version | head -1)" >&2
  exit 1
fi
