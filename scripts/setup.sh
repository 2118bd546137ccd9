#!/bin/sh
# setup.sh build|test|bench: installs what building, testing or measuring Buntstift needs on Debian 12, as root or with
# sudo. Does nothing, quickly, where everything is there. A Node of its own goes to .deps/node.
set -eu
cd "$(dirname "$0")/.."

build_packages="build-essential cmake ninja-build ccache git ca-certificates python3 nodejs npm
  libssl-dev zlib1g-dev libbrotli-dev libsodium-dev libpng-dev libturbojpeg0-dev libwebp-dev libagg-dev libgumbo-dev libminizip-dev libqrcodegencpp-dev
  libsqlitecpp-dev libstb-dev libtomlplusplus-dev nlohmann-json3-dev fonts-sil-andika"
test_packages="libgtest-dev libgmock-dev libbenchmark-dev clang-format clang-tidy chromium fonts-dejavu-core poppler-utils qpdf file curl jq nginx-light clang-14 libclang-rt-14-dev imagemagick strace unzip postgresql"
bench_packages="libgtest-dev libgmock-dev libbenchmark-dev libcairo2-dev pkg-config nginx-light curl imagemagick time"

wanted=$build_packages
case ${1:-build} in
  build) ;;
  test) wanted="$wanted $test_packages" ;;
  bench) wanted="$wanted $bench_packages" ;;
  *) echo "usage: setup.sh build|test|bench" >&2; exit 2 ;;
esac

# A Node that is new enough may come from elsewhere, and then Debian's packages of it would be in its way.
node_is_new_enough() {
  command -v node >/dev/null && command -v npm >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}
PATH=$PWD/.deps/node/bin:$PATH
export PATH
if node_is_new_enough; then
  wanted=$(echo "$wanted" | sed 's/ nodejs npm$//; s/ nodejs npm / /')
fi

missing=""
for package in $wanted; do
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] || missing="$missing $package"
done
if [ -n "$missing" ]; then
  echo "Installing:$missing"
  as_root=""
  [ "$(id -u)" = 0 ] || as_root=sudo
  $as_root apt-get update -qq
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi

# Debian 12 has Node 18, which Vite 8 does not run on.
if ! node_is_new_enough; then
  echo "Installing a newer Node for the build"
  rm -rf .deps/node
  mkdir -p .deps/node
  cp scripts/node/package.json scripts/node/package-lock.json scripts/node/.npmrc .deps/node/
  (cd .deps/node && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error)
  mkdir -p .deps/node/bin
  # Linked by hand: Debian's npm 9 makes no entry for node in .bin.
  (
    cd .deps/node/bin
    ln -s ../node_modules/node-linux-*/bin/node node
    ln -s ../node_modules/npm/bin/npm-cli.js npm
    ln -s ../node_modules/npm/bin/npx-cli.js npx
  )
  hash -r
  node_is_new_enough || { echo "The build's Node does not run on this machine." >&2; exit 1; }
fi
