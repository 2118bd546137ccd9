#!/bin/sh
# nodes.sh [--pupils 500] [--seconds 120] [--report FILE]: three nodes behind nginx on one PostgreSQL server, with pupils at
# work, while nodes are ended with SIGKILL in turn and the database once. Says whether something that was acknowledged is
# lost, or was done twice. BUNTSTIFT names another executable than build/release/buntstift. docs/scale-out.md has the last
# figures. Needs what scripts/setup.sh test installs, and nginx.
set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/.deps/node/bin:$PATH:/usr/sbin
exec sh tests/support/with_postgres.sh node tests/bench/nodes_load.mjs "${BUNTSTIFT:-build/release/buntstift}" "$@"
