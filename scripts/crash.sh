#!/bin/sh
# crash.sh [TIMES] [SEED] [SECONDS]: ends a working server with SIGKILL so often (default: 1,000), but not for longer than
# SECONDS, and looks each time at every page, every foreign key, the schema and everything that the server had acknowledged.
# BUNTSTIFT names another executable than build/release/buntstift. Prints a line of JSON; docs/trust.md has the last one.
set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/.deps/node/bin:$PATH
exec node tests/e2e/crash.mjs --times "${1:-1000}" --seed "${2:-1}" --seconds "${3:-Infinity}"
