#!/bin/sh
# lighthouse.sh: measures the home page of build/release/buntstift with Lighthouse as a phone. Run it on a quiet machine;
# options go to tests/lighthouse/run.mjs.
set -eu
cd "$(dirname "$0")/../tests/lighthouse"
PATH="$PWD/../../.deps/node/bin:$PATH"
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
exec node run.mjs "$@"
