#!/bin/sh
# version.sh FALLBACK: prints the version of this source tree, without a line break.
#
#   a commit with a tag v1.2.3        1.2.3
#   five commits after it             1.2.3+5.gabcdef0
#   a repository without such a tag   FALLBACK-dev+gabcdef0
#   a tarball of `git archive`        what git wrote into scripts/release/archive-version, as above
#   any other folder                  FALLBACK
#
# Changes that are not committed add ".changed".
set -eu
fallback=${1:?fallback}
cd "$(dirname "$0")/.."

# of_description DESCRIPTION: "v1.2.3-5-gabcdef0" in the form above; nothing for what is no description.
of_description() {
  printf '%s' "$1" | sed -nE 's/^v([0-9][0-9A-Za-z.~-]*)-([0-9]+)-(g[0-9a-f]+)$/\1+\2.\3/p; t
    s/^v([0-9][0-9A-Za-z.~-]*)$/\1/p'
}

version=
if [ "$(git rev-parse --show-toplevel 2>/dev/null)" = "$(pwd -P)" ] && commit=$(git rev-parse --short=7 HEAD 2>/dev/null); then
  version=$(of_description "$(git describe --tags --match 'v[0-9]*' --abbrev=7 2>/dev/null || true)")
  [ -n "$version" ] || version="$fallback-dev+g$commit"
  if [ -n "$(git status --porcelain --untracked-files=no 2>/dev/null)" ]; then
    case $version in *+*) version=$version.changed ;; *) version=$version+changed ;; esac
  fi
elif [ -r scripts/release/archive-version ]; then
  version=$(of_description "$(cat scripts/release/archive-version)")
fi
printf '%s' "${version:-$fallback}"
