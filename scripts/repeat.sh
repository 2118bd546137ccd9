#!/bin/sh
# repeat.sh [TIMES] [BUSY] [PATTERN]: runs every suite so often (default: 50) and says which ever failed. Finds tests that
# depend on chance, time or order: each run shuffles the order of its tests by another seed (the run's number), and BUSY
# endless loops (default: 0) compete for the processor. PATTERN chooses suites: names of ctest, "app" (Vitest), "e2e".
# A suite goes on after a failure, so that a share is known; the output of what failed stays in build/repeat.
# The executables are those of scripts/test.sh, which has to have run.
set -eu
cd "$(dirname "$0")/.."
times=${1:-50}
busy=${2:-0}
pattern=${3:-.}
PATH=$PWD/.deps/node/bin:$PATH
log=build/repeat
mkdir -p "$log"
loops=""
trap '[ -z "$loops" ] || kill $loops 2>/dev/null' EXIT
trap 'exit 130' INT TERM
for _ in $(seq "$busy"); do
  (while :; do :; done) &
  loops="$loops $!"
done

# One run of a suite; the seed is the run's number.
run() { # SUITE SEED
  case $1 in
    app) (cd ui && npx vitest run --sequence.shuffle --sequence.seed="$2") ;;
    e2e) (cd tests/e2e && npm test --silent) ;;
    *) GTEST_SHUFFLE=1 GTEST_RANDOM_SEED=$2 ctest --preset asan -R "^$1\$" ;;
  esac
}

suites="$(ctest --preset asan -N | sed -n 's/^ *Test *#[0-9]*: //p') app e2e"
worst=0
for suite in $suites; do
  echo "$suite" | grep -Eq "$pattern" || continue
  failed=0
  began=$(date +%s)
  for seed in $(seq "$times"); do
    if run "$suite" "$seed" >"$log/last.log" 2>&1; then continue; fi
    failed=$((failed + 1))
    worst=1
    mv "$log/last.log" "$log/$suite-$seed.log"
  done
  echo "$suite: $((times - failed)) of $times passed, $busy loops beside, $(($(date +%s) - began)) s"
done
exit $worst
