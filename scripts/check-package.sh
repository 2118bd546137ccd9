#!/bin/bash
# check-package.sh [--suite bookworm|trixie] FILE.deb [FILE.tar.gz]: installs, upgrades, removes and purges the package in a bare
# Debian made by debootstrap in /tmp, and runs what the container's folder holds in a plain chroot with nothing beside it.
#
# Needs root. There is no systemd in a chroot: the unit is checked by systemd-analyze of this machine, and the service is
# run as the package's user with the unit's own command. The archive is the one that this machine's apt uses; where it does
# not have the suite, that is said and nothing is claimed.
set -euo pipefail
suite=bookworm
if [ "${1:-}" = --suite ]; then suite=$2; shift 2; fi
package=$(realpath "${1:?package}")
context=${2:+$(realpath "$2")}
[ "$(id -u)" = 0 ] || { echo "check-package: run it as root" >&2; exit 1; }
command -v debootstrap >/dev/null || apt-get install -y -qq --no-install-recommends debootstrap >/dev/null

work=$(mktemp -d /tmp/check-package.XXXXXX)
root=$work/root
server=
cleanup() {
  [ -z "$server" ] || kill -9 "$server" 2>/dev/null || true
  umount "$root/proc" 2>/dev/null || true
  rm -rf --one-file-system "$work"
}
trap cleanup EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }
ok() { echo "ok: $*"; }

site=$(apt-get indextargets --format '$(SITE)' | head -1)
if ! debootstrap --variant=minbase "$suite" "$root" "$site" >"$work/debootstrap.log" 2>&1; then
  tail -3 "$work/debootstrap.log" >&2
  fail "$site has no $suite, or debootstrap failed"
fi
mount -t proc proc "$root/proc"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND="${frontend:-noninteractive}" "$@"; }
ok "a bare Debian $(cat "$root/etc/debian_version") ($suite)"

# again_with VERSION: the same package under another version.
again_with() {
  rm -rf "$work/again"
  dpkg-deb -R "$package" "$work/again"
  sed -i "s/^Version: .*/Version: $1/" "$work/again/DEBIAN/control"
  # Hardly compressed: it is made to be unpacked once.
  dpkg-deb --root-owner-group -Zgzip -z1 -b "$work/again" "$root/tmp/again.deb" >/dev/null
}
# wait_until_started: however long that takes on a busy machine, as long as the server lives; sets port.
wait_until_started() {
  until port=$(sed -n 's/.* started port=\([0-9]*\) .*/\1/p' "$work/log") && [ -n "$port" ]; do
    kill -0 "$server" 2>/dev/null || fail "the server ended: $(cat "$work/log")"
    sleep 0.1
  done
}
# serve: runs the unit's command as the package's user, until it answers; sets port.
serve() {
  : >"$work/log"  # the server before had a port, too
  # Not `inside`, whose shell would take the signal.
  chroot "$root" env -i PATH=/usr/bin:/bin LANG=C.UTF-8 setpriv --reuid buntstift --regid buntstift --clear-groups buntstift serve --data-dir /var/lib/buntstift \
    --listen 127.0.0.1:0 >"$work/log" 2>&1 &
  server=$!
  wait_until_started
  inside buntstift health --listen "127.0.0.1:$port" >/dev/null || fail "not healthy: $(cat "$work/log")"
}
stop() { kill -TERM "$server"; wait "$server" || fail "exit code $? after SIGTERM"; server=; }
users() { inside buntstift backup verify --data-dir /var/lib/buntstift "$1"; }

# --- install
cp "$package" "$root/tmp/new.deb"
again_with 0.0.1
inside dpkg -i /tmp/again.deb >"$work/out" 2>&1 || fail "install: $(cat "$work/out")"
[ "$(inside dpkg-query -W -f '${Status}' buntstift)" = "install ok installed" ] || fail "not installed"
[ "$(stat -c '%a %U' "$root/etc/buntstift/config.toml")" = "600 root" ] || fail "the configuration is not root's alone"
[ "$(inside stat -c '%a %U %G' /var/lib/buntstift)" = "700 buntstift buntstift" ] || fail "the data folder is not the user's alone"
inside buntstift config check --config /etc/buntstift/config.toml >"$work/out" || fail "config check: $(cat "$work/out")"
grep -q /var/lib/buntstift "$work/out" || fail "the configuration names another data folder"
[ -z "$(inside dpkg --verify buntstift)" ] || fail "dpkg --verify: $(inside dpkg --verify buntstift)"
# The bare system has no targets to verify against, this machine has: the unit as it is, with the program where it lies.
sed "s,/usr/bin/buntstift,$root/usr/bin/buntstift," "$root/lib/systemd/system/buntstift.service" >"$work/buntstift.service"
systemd-analyze verify --man=no "$work/buntstift.service" >"$work/out" 2>&1 || fail "unit: $(cat "$work/out")"
[ ! -s "$work/out" ] || fail "unit: $(cat "$work/out")"
ok "installed: user, data folder, configuration, unit"
serve
curl -fsS -m 60 -H "Content-Type: application/json" "http://127.0.0.1:$port/api/register" -o "$work/answer" \
  -d '{"email":"anna@schule.example","password":"Regenbogen-7-Seiten","firstName":"Anna","lastName":"Arndt"}' ||
  fail "register: $(cat "$work/log")"
stop
ok "serves as its user; an account is made"

# --- upgrade: configuration that was changed and data stay
echo '# mine' >>"$root/etc/buntstift/config.toml"
inside dpkg --force-confold -i /tmp/new.deb >"$work/out" 2>&1 || fail "upgrade: $(cat "$work/out")"
tail -1 "$root/etc/buntstift/config.toml" | grep -q '^# mine$' || fail "the upgrade took the configuration"
serve
stop
inside buntstift backup create --data-dir /var/lib/buntstift >"$work/out" || fail "backup: $(cat "$work/out")"
backup=$(inside sh -c 'ls /var/lib/buntstift/backups/*-manuell.sqlite3')
[ "$(inside stat -c %U "$backup")" = buntstift ] || fail "root's backup does not belong to the user"
users "$backup" | grep -q '1 Konto ' || fail "the account is gone: $(users "$backup")"
ok "upgraded: configuration and data are the old ones"

# --- remove, and install again
inside dpkg -r buntstift >"$work/out" 2>&1 || fail "remove: $(cat "$work/out")"
[ ! -e "$root/usr/bin/buntstift" ] && [ -e "$root/etc/buntstift/config.toml" ] && [ -e "$root/var/lib/buntstift/buntstift.sqlite3" ] ||
  fail "remove took too much or too little"
inside dpkg -i /tmp/new.deb >"$work/out" 2>&1 || fail "install again: $(cat "$work/out")"
serve
stop
ok "removed and installed again: everything is still there"

# --- purge without an answer keeps the data and says so; with "yes" it deletes them
inside dpkg -P buntstift >"$work/out" 2>&1 || fail "purge: $(cat "$work/out")"
[ ! -e "$root/etc/buntstift" ] || fail "purge left the configuration"
[ -e "$root/var/lib/buntstift/buntstift.sqlite3" ] || fail "purge deleted the data unasked"
grep -q 'Die Daten in /var/lib/buntstift bleiben' "$work/out" || fail "purge does not say that data stay: $(cat "$work/out")"
inside getent passwd buntstift >/dev/null || fail "the data have lost their user"
ok "purged without an answer: the data stay, and it is said"
inside dpkg -i /tmp/new.deb >"$work/out" 2>&1 || fail "install after purge: $(cat "$work/out")"
serve
stop
[ -e "$root/usr/share/debconf/confmodule" ] || fail "this Debian has no debconf to ask with"
# The answer of somebody at a terminal, who types "yes". It has to be a real one: Debian 13's debconf asks nobody else.
printf 'yes\n' >"$work/answer"
script -qec "chroot '$root' env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb DEBIAN_FRONTEND=teletype dpkg -P buntstift" \
  /dev/null <"$work/answer" >"$work/out" 2>&1 || fail "purge with yes: $(cat "$work/out")"
[ ! -e "$root/var/lib/buntstift" ] || fail "purge with yes kept the data: $(cat "$work/out")"
! inside getent passwd buntstift >/dev/null || fail "purge with yes kept the user"
ok "purged with yes: data and user are gone"

# --- the container's folder, run by chroot
if [ -n "$context" ]; then
  mkdir "$work/image"
  tar -xzf "$context" -C "$work/image"
  bare=$work/bare
  # What the Containerfile copies, where it copies it to, and nothing else.
  while read -r from to; do
    mkdir -p "$bare$(dirname "$to")"
    cp -r "$work/image/$from" "$bare$to"
  done < <(sed -nE 's/^COPY (--chown=\S+ )?(\S+) (\S+)$/\2 \3/p' "$work/image/Containerfile")
  chown -R 65532:65532 "$bare/data"
  setting() { sed -nE "s/^ENV .*$1=(\S+).*/\1/p" "$work/image/Containerfile"; }
  chroot --userspec=65532:65532 "$bare" /buntstift version >/dev/null || fail "the image's executable does not run"
  : >"$work/log"
  env -i PATH=/usr/sbin:/usr/bin BUNTSTIFT_DATA_DIR="$(setting BUNTSTIFT_DATA_DIR)" BUNTSTIFT_SERVER_LISTEN=127.0.0.1:0 \
    chroot --userspec=65532:65532 "$bare" /buntstift serve >"$work/log" 2>&1 &
  server=$!
  wait_until_started
  env -i PATH=/usr/sbin:/usr/bin BUNTSTIFT_SERVER_LISTEN="127.0.0.1:$port" chroot --userspec=65532:65532 "$bare" /buntstift health >/dev/null ||
    fail "the image's health check: $(cat "$work/log")"
  [ -e "$bare/data/buntstift.sqlite3" ] || fail "no database in /data"
  stop
  if env -i PATH=/usr/sbin:/usr/bin BUNTSTIFT_SERVER_LISTEN="127.0.0.1:$port" chroot --userspec=65532:65532 "$bare" /buntstift health >/dev/null 2>&1; then
    fail "the health check says that a stopped server is well"
  fi
  ok "the container's folder runs in a plain chroot as user 65532, with its health check"
fi
echo "check-package: all passed ($suite)"
