#!/bin/sh
# interaction.sh: measures on build/release/buntstift how soon a slow phone answers when one writes, draws, colours and
# turns a page. Run it on a quiet machine; options go to tests/lighthouse/interaction.mjs.
set -eu
cd "$(dirname "$0")/../tests/e2e"
PATH="$PWD/../../.deps/node/bin:$PATH"
[ -d node_modules ] || npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
exec node ../lighthouse/interaction.mjs "$@"
