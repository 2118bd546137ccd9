#!/bin/sh
# with_postgres.sh COMMAND...: runs a command with BUNTSTIFT_TEST_DATABASE naming a PostgreSQL server of its own, whose data
# lies in a temporary folder. It listens on a socket there and on no port. Ends with the command's code.
# BUNTSTIFT_POSTGRES names the folder of another version's programs (initdb, pg_ctl) than Debian's newest.
set -eu
programs=${BUNTSTIFT_POSTGRES:-}
for folder in /usr/lib/postgresql/*/bin /usr/local/bin; do
  [ -z "${BUNTSTIFT_POSTGRES:-}" ] && [ -x "$folder/initdb" ] && programs=$folder
done
[ -n "${programs:-}" ] || { echo "with_postgres: no PostgreSQL here; run scripts/setup.sh test" >&2; exit 1; }

# In memory where there is room for it: nothing of it is to outlive this script.
place=${TMPDIR:-/tmp}
[ -w /dev/shm ] && place=/dev/shm
folder=$(mktemp -d "$place/buntstift-postgres-XXXXXX")
# The server refuses to run as root.
as=""
if [ "$(id -u)" = 0 ]; then
  chown postgres "$folder"
  as="setpriv --reuid=postgres --regid=postgres --clear-groups"
fi
stop() {
  code=$?
  trap - EXIT
  $as "$programs/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$folder"
  exit "$code"
}
trap stop EXIT
trap 'exit 130' INT TERM
cd "$folder"  # a folder that the server's user may be in
$as "$programs/initdb" -D "$folder/data" -U buntstift -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$folder/log" 2>&1 ||
  { cat "$folder"/log "$folder"/data/log >&2; exit 1; }
cat >>"$folder/data/postgresql.conf" <<END
listen_addresses = ''
unix_socket_directories = '$folder'
max_connections = 300
fsync = off
synchronous_commit = off
full_page_writes = off
autovacuum = off
END
$as "$programs/pg_ctl" -D "$folder/data" -l "$folder/data/log" -w start >/dev/null ||
  { cat "$folder"/log "$folder"/data/log >&2; exit 1; }
cd "$OLDPWD"
BUNTSTIFT_TEST_DATABASE="host=$folder user=buntstift"
export BUNTSTIFT_TEST_DATABASE
"$@"
