#!/bin/sh
# start.sh [flags of `buntstift serve`]: installs what the build needs, builds, and serves on 127.0.0.1:8080.
set -eu
cd "$(dirname "$0")/.."
sh scripts/setup.sh build
export PATH="$PWD/.deps/node/bin:$PATH"
[ -f build/release/build.ninja ] || cmake --preset release
cmake --build build/release --target buntstift
exec build/release/buntstift serve "$@"
