#!/bin/sh
# cost.sh [--calls 300] [--seconds 5] [--report FILE]: what one request costs on SQLite and on PostgreSQL, and how many a second
# one, two and three nodes answer. BUNTSTIFT names another executable than build/release/buntstift. Judges nothing; use a quiet
# machine. Needs what scripts/setup.sh test installs.
set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/.deps/node/bin:$PATH
exec sh tests/support/with_postgres.sh node tests/bench/cost.mjs "${BUNTSTIFT:-build/release/buntstift}" "$@"
