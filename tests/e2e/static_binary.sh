#!/bin/bash
# static_binary.sh [EXECUTABLE]: what only the shipped executable can show.
#
#   - it is one static file of at most 24 MB
#   - it rests in less than 25 MB; how soon it listens on an existing database is printed, not judged
#   - it runs in a folder that holds nothing else: no /proc, no /dev, no /etc, no library
#   - it loads no name-service module of its host, whatever /etc/nsswitch.conf says
#   - it ends by itself after SIGTERM, and refuses what it cannot do with a German sentence and exit code 1
#
# chroot needs root: run as another user it starts itself again with sudo. Each server chooses a free port and says which.
set -euo pipefail
cd "$(dirname "$0")/../.."
binary=$(realpath "${1:-build/release/buntstift}")
[ "$(id -u)" = 0 ] || exec sudo -- "$0" "$binary"

work=$(mktemp -d)
server=
cleanup() {
  [ -z "$server" ] || kill -9 "$server" 2>/dev/null || true
  umount "$work/full" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }
ok() { echo "ok: $*"; }

# wait_until_started: until the server's log says that it listens; sets port. 30 s are for busy machines.
wait_until_started() {
  for _ in $(seq 3000); do
    port=$(sed -n 's/.* started port=\([0-9]*\) .*/\1/p' "$work/log")
    [ -z "$port" ] || return 0
    kill -0 "$server" 2>/dev/null || fail "the server ended: $(cat "$work/log")"
    sleep 0.01
  done
  fail "the server does not start: $(cat "$work/log")"
}
answers() { curl -fsS -m 30 -o /dev/null "http://127.0.0.1:$port/healthz" || fail "no answer: $(cat "$work/log")"; }

# stop_server: SIGTERM, and the exit code that follows within 15 s.
stop_server() {
  local began ended code=0
  began=$(date +%s%N)
  kill -TERM "$server"
  wait "$server" || code=$?
  server=
  ended=$(date +%s%N)
  [ "$code" = 0 ] || fail "exit code $code after SIGTERM"
  [ $(((ended - began) / 1000000)) -lt 15000 ] || fail "ending took $(((ended - began) / 1000000)) ms"
}

# --- the file itself
file -b "$binary" | grep -q 'statically linked\|static-pie linked' || fail "file: $(file -b "$binary")"
{ ldd "$binary" 2>&1 || true; } | grep -q 'not a dynamic executable\|statically linked' || fail "ldd: $(ldd "$binary" 2>&1)"
size=$(stat -c %s "$binary")
[ "$size" -le 24000000 ] || fail "$size bytes"
ok "static, $((size / 1000)) kB"

# --- start and rest
"$binary" serve --data-dir "$work/data" --listen 127.0.0.1:0 >"$work/log" 2>&1 &
server=$!
wait_until_started
answers
stop_server
python3 - "$binary" "$work" <<'PYTHON' || fail "start or rest"
import os, re, signal, socket, subprocess, sys, time
binary, work = sys.argv[1:]
times = []
for _ in range(7):
    ready = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    ready.bind(work + "/notify")
    ready.settimeout(30)
    began = time.monotonic()
    with open(work + "/log", "wb") as log:
        process = subprocess.Popen([binary, "serve", "--data-dir", work + "/data", "--listen", "127.0.0.1:0"],
                                   env={"NOTIFY_SOCKET": work + "/notify"}, stdout=log)
    assert ready.recv(100) == b"READY=1"
    times.append((time.monotonic() - began) * 1000)
    while not (started := re.search(r" started port=(\d+) ", open(work + "/log").read())):
        assert time.monotonic() - began < 30, "the log says nothing"
        time.sleep(0.01)
    port = int(started[1])
    socket.create_connection(("127.0.0.1", port), timeout=30).close()
    time.sleep(0.3)
    resident = next(int(l.split()[1]) for l in open(f"/proc/{process.pid}/status") if l.startswith("VmRSS")) / 1000
    process.send_signal(signal.SIGTERM)
    assert ready.recv(100) == b"STOPPING=1"
    assert process.wait(15) == 0
    ready.close()
    os.unlink(work + "/notify")
times.sort()
print(f"ok: listening after {times[3]:.1f} ms (median of 7, worst {times[-1]:.1f}), at rest {resident:.1f} MB resident")
sys.exit(0 if resident < 25 else 1)
PYTHON

# --- a folder that holds nothing but the executable
bare="$work/bare"
mkdir "$bare"
cp "$binary" "$bare/buntstift"
[ "$(find "$bare" -mindepth 1 | wc -l)" = 1 ] || fail "the folder is not bare"
chroot "$bare" /buntstift version | grep -q '^Buntstift ' || fail "version in a bare folder"
chroot "$bare" /buntstift serve --listen 127.0.0.1:0 >"$work/log" 2>&1 &
server=$!
wait_until_started
token=$(grep -o 'admin/setup#.*' "$work/log" | cut -d'#' -f2)
[ -n "$token" ] || fail "no set-up link: $(cat "$work/log")"
api() { curl -fsS -m 60 -H "Content-Type: application/json" -H "Authorization: Bearer ${session:-}" "$@"; }
base=http://127.0.0.1:$port
session=$(api "$base/api/register" -d '{"email":"anna@schule.example","password":"Regenbogen-7-Seiten","firstName":"Anna","lastName":"Arndt"}' | jq -er .token) || fail "register"
picture=$(api "$base/api/generate" -d '{"prompt":"Ein fröhlicher Dinosaurier im Weltraum"}') || fail "generate"
image="$base$(jq -r .imageUrl <<<"$picture")"
api -o "$work/page.svg" "$image" || fail "SVG"
grep -q '<svg' "$work/page.svg" || fail "no SVG"
api -o "$work/page.png" "$image?format=png" || fail "PNG"
file -b "$work/page.png" | grep -q 'PNG image' || fail "no PNG"
book=$(api "$base/api/coloring-books" -d "{\"title\":\"Dinos\",\"description\":\"Unterwegs\",\"prompt\":\"Mein Malbuch\",\"images\":[$(jq .imageUrl <<<"$picture")],\"isPremium\":false,\"hasLearningTask\":false,\"learningTaskType\":\"\",\"story\":null,\"storyTitle\":null}" | jq -er .id) || fail "book"
api -o "$work/book.pdf" "$base/api/coloring-books/$book/pdf" || fail "PDF"
[ "$(head -c 5 "$work/book.pdf")" = %PDF- ] || fail "no PDF"
api -o "$work/app.html" "$base/" || fail "app"
grep -qi '<!doctype html' "$work/app.html" || fail "no app"
stop_server
[ "$(stat -c %a "$bare/data")" = 700 ] || fail "the data folder is not private: $(stat -c %a "$bare/data")"
[ -z "$(find "$bare/data" -type f -perm /077)" ] || fail "others may read: $(find "$bare/data" -type f -perm /077)"
ok "runs in a bare folder: account, picture, book, PDF"

# --- a host whose name service lists modules
# A module that crashes every process which loads it stands in for one that does not fit.
host="$work/host"
libraries="$host/lib/$(gcc -print-multiarch)"
mkdir -p "$host/etc" "$libraries"
cp "$binary" "$host/buntstift"
echo 'hosts: files mdns4_minimal [NOTFOUND=return] dns' >"$host/etc/nsswitch.conf"
echo '127.0.0.1 localhost buntstift.test' >"$host/etc/hosts"
echo '__attribute__((constructor)) static void loaded(void) { __builtin_trap(); }' >"$work/module.c"
gcc -shared -fPIC -nostdlib -o "$libraries/libnss_mdns4_minimal.so.2" "$work/module.c"
# The trap must work, or the test would show nothing: a static program without our precaution falls into it.
cat >"$work/naive.c" <<'C'
#include <netdb.h>
int main(void) { struct addrinfo* found; return getaddrinfo("nowhere.invalid", "80", 0, &found) == 0; }
C
gcc -static -w -o "$host/naive" "$work/naive.c" 2>/dev/null
code=0; (chroot "$host" /naive; exit $?) 2>/dev/null || code=$?
[ "$code" = 132 ] || fail "the trap does not work: exit code $code"
chroot "$host" /buntstift serve --data-dir /data --listen buntstift.test:0 >"$work/log" 2>&1 &
server=$!
wait_until_started
answers
stop_server
code=0; chroot "$host" /buntstift serve --data-dir /data --listen nowhere.invalid:0 >"$work/log" 2>&1 || code=$?
[ "$code" = 1 ] || fail "an unknown name: exit code $code: $(cat "$work/log")"
ok "no name-service module of the host is loaded"

# --- refusals: a German sentence, exit code 1
refused() { # WHAT EXPECTED COMMAND...
  local what=$1 expected=$2 code=0
  shift 2
  "$@" >"$work/out" 2>&1 || code=$?
  [ "$code" = 1 ] || fail "$what: exit code $code: $(cat "$work/out")"
  grep -q "$expected" "$work/out" || fail "$what: $(cat "$work/out")"
  ok "$what: $(head -1 "$work/out")"
}
"$binary" serve --data-dir "$work/data" --listen 127.0.0.1:0 >"$work/log" 2>&1 &
server=$!
wait_until_started
refused "a port in use" "$port" "$binary" serve --data-dir "$work/other" --listen "127.0.0.1:$port"
refused "a locked data folder" "$work/data" "$binary" serve --data-dir "$work/data" --listen 127.0.0.1:0
stop_server
echo 'lisen = 1' >"$work/bad.toml"
refused "a config with a mistake" Fehler "$binary" serve --config "$work/bad.toml"
refused "an unreadable config" "$work/none.toml" "$binary" serve --config "$work/none.toml"

# --- a full disk: refused at the start, answered with 503 later, and all is well once there is room again
mkdir "$work/full"
mount -t tmpfs -o size=64k tmpfs "$work/full"
refused "a full disk" "Speicherplatz" "$binary" serve --data-dir "$work/full/data" --listen 127.0.0.1:0
mount -o remount,size=8m "$work/full"
"$binary" serve --data-dir "$work/full/data" --listen 127.0.0.1:0 >"$work/log" 2>&1 &
server=$!
wait_until_started
register() { # NAME: prints the status
  curl -s -m 60 -o "$work/answer" -w '%{http_code}' -H "Content-Type: application/json" "http://127.0.0.1:$port/api/register" \
    -d "{\"email\":\"$1@schule.example\",\"password\":\"Regenbogen-7-Seiten\",\"firstName\":\"Anna\",\"lastName\":\"Arndt\"}"
}
[ "$(register before)" = 201 ] || fail "register: $(cat "$work/answer")"
cat /dev/zero >"$work/full/ballast" 2>/dev/null || true
[ "$(register during)" = 503 ] || fail "register on a full disk: $(cat "$work/answer")"
grep -q 'Speicherplatz' "$work/answer" || fail "no clear sentence: $(cat "$work/answer")"
rm "$work/full/ballast"
[ "$(register during)" = 201 ] || fail "register after the disk was full: $(cat "$work/answer")"
stop_server
"$binary" doctor --data-dir "$work/full/data" >"$work/out" || true
grep -q 'Datenbank ist unbeschädigt' "$work/out" || fail "the database after a full disk: $(cat "$work/out")"
ok "a disk that fills up while the server runs"

# --- a disk that is read-only when the server starts: refused, the database as it was
before=$(sha256sum <"$work/full/data/buntstift.sqlite3")
mount -o remount,ro "$work/full"
refused "a read-only disk" "nicht geschrieben werden" "$binary" serve --data-dir "$work/full/data" --listen 127.0.0.1:0
[ "$before" = "$(sha256sum <"$work/full/data/buntstift.sqlite3")" ] || fail "a read-only database has changed"
umount "$work/full"
echo "static_binary: all passed"
