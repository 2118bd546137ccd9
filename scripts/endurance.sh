#!/bin/sh
# endurance.sh [SECONDS] [PUPILS]: a school at work for a long time (default: 900 s, 1,000 pupils of one address), while 1,000
# connections of each kind are held: idle, kept alive, heads and bodies that come byte by byte, browsers. Prints times, failures and
# memory in the first and the last quarter; ends with 1 where a call or a probe failed. BUNTSTIFT names another
# executable than build/release/buntstift. Use a quiet machine.
set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/.deps/node/bin:$PATH
executable=${BUNTSTIFT:-build/release/buntstift}
[ -x "$executable" ] || { echo "endurance: no $executable; run scripts/start.sh or scripts/test.sh first" >&2; exit 1; }
cmake --preset bench >/dev/null
cmake --build build/bench --target http_hold >/dev/null
exec node tests/bench/school_load.mjs "$executable" --seconds "${1:-900}" --pupils "${2:-1000}" --hold build/bench/http_hold
