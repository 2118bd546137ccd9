#!/bin/sh
# package-deb.sh EXECUTABLE VERSION FOLDER: makes FOLDER/buntstift_VERSION_ARCH.deb of a static executable.
#
# The same executable, version and SOURCE_DATE_EPOCH (default: now) give the same bytes.
set -eu
cd "$(dirname "$0")/.."
executable=${1:?executable} version=${2:?version} out=${3:?folder}
architecture=$(dpkg --print-architecture)
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(date +%s)}"
umask 022

# What comes before a release sorts before it: 1.0-rc.1 is 1.0~rc.1. A '-' would begin a revision of Debian's.
debian_version=$(printf %s "$version" | sed 's/-\(dev\|rc\|beta\|alpha\)/~\1/; s/-/./g')
dpkg --validate-version "$debian_version"

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT INT TERM
chmod 755 "$root"
place() { install -D -m "$1" "$2" "$root/$3"; } # MODE FILE PLACE

place 755 "$executable" usr/bin/buntstift
mkdir -p "$root/lib/systemd/system"
# As a package it has a user of its own, whose data folder the command line works in too.
sed -e '/^#/d' -e 's,/usr/local/bin/buntstift,/usr/bin/buntstift,' \
  -e 's/^DynamicUser=yes$/User=buntstift\nGroup=buntstift/' scripts/buntstift.service >"$root/lib/systemd/system/buntstift.service"
chmod 644 "$root/lib/systemd/system/buntstift.service"
grep -q '^User=buntstift$' "$root/lib/systemd/system/buntstift.service" || { echo "the unit has no user" >&2; exit 1; }

# Only root reads it: it may hold secrets, and systemd hands the service a copy.
install -d -m 755 "$root/etc/buntstift"
sed 's,^dir = "./data"$,dir = "/var/lib/buntstift",' config.example.toml >"$root/etc/buntstift/config.toml"
grep -q '^dir = "/var/lib/buntstift"$' "$root/etc/buntstift/config.toml" || { echo "the example has no data folder" >&2; exit 1; }
chmod 600 "$root/etc/buntstift/config.toml"

mkdir -p "$root/usr/share/man/man1" "$root/usr/share/bash-completion/completions" "$root/usr/share/doc/buntstift"
"$executable" manual | gzip -9n >"$root/usr/share/man/man1/buntstift.1.gz"
"$executable" completion >"$root/usr/share/bash-completion/completions/buntstift"
gzip -9n <CHANGELOG.md >"$root/usr/share/doc/buntstift/changelog.gz"
{
  cat LICENSE
  for licence in resources/licences/*.txt; do printf '\n\n== %s\n\n' "$(basename "$licence" .txt)"; cat "$licence"; done
} >"$root/usr/share/doc/buntstift/copyright"
chmod -R u=rwX,go=rX "$root/usr" "$root/lib"

mkdir "$root/DEBIAN"
for script in postinst prerm postrm; do place 755 "scripts/debian/$script" "DEBIAN/$script"; done
echo /etc/buntstift/config.toml >"$root/DEBIAN/conffiles"
kilobytes=$(du -sk --apparent-size --exclude=DEBIAN "$root" | cut -f1)
sed -e "s/@VERSION@/$debian_version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@KILOBYTES@/$kilobytes/" \
  scripts/debian/control.in >"$root/DEBIAN/control"
(cd "$root" && find . -path ./DEBIAN -prune -o -type f ! -path ./etc/buntstift/config.toml -printf '%P\0' | sort -z |
  xargs -0 md5sum) >"$root/DEBIAN/md5sums"

mkdir -p "$out"
dpkg-deb --root-owner-group --threads-max=1 -Zxz --build "$root" "$out/buntstift_${debian_version}_$architecture.deb"
