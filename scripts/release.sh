#!/bin/sh
# release.sh [--changed] [FOLDER]: makes what one can download, in FOLDER (default: build/release-VERSION):
#
#   buntstift-VERSION-linux-ARCH              the static executable
#   buntstift_VERSION_ARCH.deb                the Debian package
#   buntstift-VERSION-container-ARCH.tar.gz   the folder that an image is built of (Containerfile)
#   buntstift-VERSION.cdx.json                the bill of materials
#   CHANGELOG.md, SHA256SUMS
#
# The version comes from the tag (version.sh). Changes that are not committed are refused, unless --changed is given.
# The same commit gives the same bytes; scripts/reproducible.sh tries that.
set -eu
cd "$(dirname "$0")/.."
changed=no
if [ "${1:-}" = --changed ]; then changed=yes; shift; fi
if [ "$changed" = no ] && [ -n "$(git status --porcelain --untracked-files=no)" ]; then
  echo "release: there are changes that are not committed (--changed goes on)" >&2
  exit 1
fi
version=$(sh scripts/version.sh "$(sed -nE 's/^project\(buntstift VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)")
out=${1:-build/release-$version}
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH

sh scripts/setup.sh build
PATH=$PWD/.deps/node/bin:$PATH
cmake --preset release >/dev/null
cmake --build build/release --target buntstift
executable=build/release/buntstift
[ "$("$executable" version | head -1)" = "Buntstift $version" ] || {
  echo "release: the executable says $("$executable" version | head -1) and not $version" >&2
  exit 1
}

rm -rf "$out"
mkdir -p "$out"
install -m 755 "$executable" "$out/buntstift-$version-linux-$architecture"
cp CHANGELOG.md "$out/"
sh scripts/package-deb.sh "$executable" "$version" "$out"

context=$(mktemp -d)
trap 'rm -rf "$context"' EXIT INT TERM
install -d -m 700 "$context/data"
install -m 755 "$executable" "$context/buntstift"
install -m 644 scripts/Containerfile "$context/Containerfile"
install -m 644 /etc/ssl/certs/ca-certificates.crt "$context/ca-certificates.crt"
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$context" -c . |
  gzip -9n >"$out/buntstift-$version-container-$architecture.tar.gz"

node scripts/release/sbom.mjs --version "$version" --executable "$executable" --time "$SOURCE_DATE_EPOCH" \
  --out "$out/buntstift-$version.cdx.json"
(cd "$out" && sha256sum -- * >SHA256SUMS)
echo "release: $out"
cat "$out/SHA256SUMS"
