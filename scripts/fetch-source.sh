#!/bin/sh
# fetch-source.sh FOLDER PACKAGE VERSION POOL_PATH SHA256 [or-newer]
#
# Puts one pinned upstream tarball into FOLDER, out of the package archive that this machine's apt is set up for:
# mirror, proxy and credentials are apt's own, so that no host name stands in this repository.
#
# or-newer: for a package that gets fixes within its branch, after which an archive drops the file that was pinned. Then
# that of the first suite that has one is taken, which apt checks against the archive's signature, and put under the pinned
# one's name; FILE.sha256 beside it says what it is.
set -eu
folder=$1 package=$2 version=$3 pool_path=$4 sha256=$5 may_be_newer=${6:-}
file=$folder/$(basename "$pool_path")
mkdir -p "$folder"
is_complete() { echo "$sha256  $file" | sha256sum -c --status 2>/dev/null; }
is_complete && exit 0
if [ -f "$file.sha256" ] && echo "$(cat "$file.sha256")  $file" | sha256sum -c --status 2>/dev/null; then exit 0; fi

. /etc/os-release
codename=${VERSION_CODENAME:-}
site=$(apt-get indextargets --format '$(RELEASE) $(SITE)' | awk -v r="$codename" '$1 == r { print $2; exit }')
[ -n "$site" ] || { echo "fetch-source: apt knows no archive for '$codename' on this machine" >&2; exit 1; }

# First the pinned file itself, through apt's own transport.
as_user=$(id -un)
escaped=$(printf %s "$pool_path" | sed 's/+/%2b/g')
/usr/lib/apt/apt-helper -q -o APT::Sandbox::User="$as_user" \
  download-file "$site/$escaped" "$file" "SHA256:$sha256" >&2 || true
is_complete && exit 0

# The pool no longer has that path: ask for the source package by version, in an apt state of our own, so that the
# machine's /etc/apt and /var/lib/apt stay as they are. Newest suite last.
state=$folder/.apt
mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
for suite in "$codename" trixie trixie-backports forky sid; do
  echo "deb-src [signed-by=$keyring] $site $suite main"
done | sort -u >"$state/sources.list"
# Fixes of a stable suite lie in an archive of their own.
security=$(apt-get indextargets --format '$(RELEASE) $(SITE)' | awk -v r="$codename-security" '$1 == r { print $2; exit }')
[ -z "$security" ] || echo "deb-src [signed-by=$keyring] $security trixie-security main" >>"$state/sources.list"
set -- -qq -o Dir::Etc::sourcelist="$state/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$state/lists" \
  -o Dir::Cache="$state/cache" -o APT::Sandbox::User="$as_user" -o APT::Get::List-Cleanup=0
apt-get "$@" update >&2 || true
(cd "$folder" && apt-get "$@" source --download-only --tar-only --only-source "$package=$version" >&2) || true
if [ "$may_be_newer" = or-newer ] && ! is_complete; then
  newest=$folder/.newest
  rm -rf "$newest" && mkdir -p "$newest"
  for suite in trixie-security trixie trixie-backports forky sid; do
    (cd "$newest" && apt-get "$@" source --download-only --tar-only --only-source "$package/$suite" >&2) && break
  done || true
  set -- "$newest"/*.orig.tar.*
  if [ $# = 1 ] && [ -s "$1" ]; then
    echo "fetch-source: $(basename "$1") instead of $(basename "$file"), which the archive no longer has" >&2
    sha256sum <"$1" | cut -d' ' -f1 >"$file.sha256"
    mv "$1" "$file" && rmdir "$newest"
    exit 0
  fi
fi
is_complete || {
  echo "fetch-source: cannot get $file (sha256 $sha256)." >&2
  echo "Unpack it by hand and pass -DFETCHCONTENT_SOURCE_DIR_<NAME>=/its/folder to cmake." >&2
  exit 1
}
