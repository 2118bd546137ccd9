#!/bin/sh
# test.sh: installs what the tests need and runs all of them. Ends at the first failure, and says how long each step took.
#
# The C++ tests run in a build with AddressSanitizer and UndefinedBehaviorSanitizer, the parts with threads once more
# under ThreadSanitizer; the laws over all public sentences and many books are optimised code, as they would take half an
# hour otherwise; the end-to-end tests drive the static release executable in Chromium.
set -eu
cd "$(dirname "$0")/.."
began=$(date +%s)
steps=""
current=""
# Notes how long the step that ends here took.
end_step() {
  [ -z "$current" ] || steps=$(printf '%s\n%6d s  %s' "$steps" $(($(date +%s) - step_began)) "$current")
  current=""
}
step() { # NAME
  end_step
  current=$1
  step_began=$(date +%s)
  echo; echo "== $current ($((step_began - began)) s)"
}
summary() {
  code=$?
  [ "$code" = 0 ] || current="$current: FAILED"
  end_step
  printf '\n== how long it took%s\n%6d s  in all\n' "$steps" $(($(date +%s) - began))
  exit "$code"
}
trap summary EXIT
trap 'exit 130' INT TERM

step "set up"
sh scripts/setup.sh test
export PATH="$PWD/.deps/node/bin:$PATH"

step "C++ format"
git ls-files 'src/*.cpp' 'src/*.h' 'tests/*.cpp' 'tests/*.h' | xargs -P "$(nproc)" -n 64 clang-format --dry-run --Werror

# Configuring also fetches the app's packages.
cmake --preset release -DBUNTSTIFT_TESTS=ON >/dev/null
step "app: types, lint, unit tests"
(cd ui && npm run --silent typecheck && npm run --silent lint && npm run --silent test)

step "release executable"
cmake --build build/release --target buntstift

step "laws over all public sentences and many books"
cmake --build build/release --target law_tests book_law_tests
ctest --preset release -j "$(nproc)" -R '^(book_)?law_tests$'

step "C++ tests under AddressSanitizer and UndefinedBehaviorSanitizer"
cmake --preset asan >/dev/null
cmake --build build/asan
ctest --preset asan -j "$(nproc)"

step "threads under ThreadSanitizer"
cmake --preset tsan >/dev/null
cmake --build build/tsan --target unit_base unit_http unit_storage unit_gateways
ctest --preset tsan -j "$(nproc)" -R '^unit_(base|http|storage|gateways)$'

step "clang-tidy"
# Over the files that the build compiled: ten of src at a time, whose headers are read once, and those that stand alone.
# It refuses what such a file includes (.cpp), which tests/architecture does for src, and finds unused using declarations
# only in files that stand alone, which tests/architecture does for all. g++ refuses names that shadow others; clang also
# takes those of two files that are compiled together by chance.
run-clang-tidy -quiet -p build/asan -j "$(nproc)" -checks=-bugprone-suspicious-include \
  -extra-arg=-Wno-shadow "^$PWD/(src|build/asan/src)/" \
  >build/clang-tidy.log 2>&1 || { grep -A6 -E 'error:|warning:' build/clang-tidy.log; exit 1; }

step "the static executable alone in a chroot"
tests/e2e/static_binary.sh

step "end-to-end tests"
(cd tests/e2e && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && npm test --silent)

end_step
echo
echo "== all tests passed"
