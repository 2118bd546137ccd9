#!/bin/sh
# bench.sh: measures the shipped executable, with nginx serving the same files in the same run, and the drawing and the
# books by themselves. Prints what was measured beside what is to be reached; judges nothing. Use a quiet machine.
set -eu
cd "$(dirname "$0")/.."
sh scripts/setup.sh bench
export PATH="$PWD/.deps/node/bin:$PATH"
cmake --preset release >/dev/null
cmake --build build/release >/dev/null
cmake --preset bench >/dev/null
cmake --build build/bench --target http_load http_hold http_attack drawing_bench photo_bench pdf_bench pdf_peer >/dev/null

seconds=${BENCH_SECONDS:-5}
work=$(mktemp -d /tmp/buntstift-bench.XXXXXX)
ours=18480
peer=18481
server="" nginx=""
end() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  [ -z "$nginx" ] || kill "$nginx" 2>/dev/null || true
  rm -rf "$work"
}
trap end EXIT INT TERM

field() { node -e 'let s = ""; process.stdin.on("data", (d) => (s += d)).on("end", () => { const o = JSON.parse(s); console.log(process.argv.slice(1).map((k) => o[k]).join(" ")); })' "$@"; }
now_ms() { date +%s%3N; }
wait_for() { until curl -fsS -o /dev/null "$1" 2>/dev/null; do sleep 0.002; done; }

start_server() {
  build/release/buntstift serve --data-dir "$work/data" --listen 127.0.0.1:$ours >"$work/log" 2>&1 &
  server=$!
}

echo "== start and memory"
start_server
wait_for http://127.0.0.1:$ours/healthz
kill $server && wait $server || true
began=$(now_ms)
start_server
wait_for http://127.0.0.1:$ours/healthz
echo "answering on an existing database after $(($(now_ms) - began)) ms, curl's own start included   (reach: listening within 50 ms)"
sleep 1
awk '/VmRSS/ { printf "resident while idle: %.1f MB   (reach: 25 MB)\n", $2 / 1024 }' /proc/$server/status
ls -l build/release/buntstift | awk '{ printf "executable: %.1f MB   (reach: 24 MB)\n", $5 / 1e6 }'

echo "== requests, 64 connections, $seconds s each, nginx with two workers beside it"
asset=$(curl -fsS http://127.0.0.1:$ours/ | grep -o '/assets/[^"]*\.js' | head -1)
mkdir -p "$work/www/assets"
curl -fsS "http://127.0.0.1:$ours$asset" -o "$work/www$asset"
curl -fsS -H 'Accept-Encoding: gzip' "http://127.0.0.1:$ours$asset" -o "$work/www$asset.gz"
curl -fsS http://127.0.0.1:$ours/api/public/config -o "$work/www/config.json"
cat >"$work/nginx.conf" <<CONF
worker_processes 2;
pid $work/nginx.pid;
error_log $work/nginx.log;
daemon off;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log $work/access.log;
  keepalive_requests 1000000;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:$peer;
    root $work/www;
    gzip_static on;
    location = /api/public/config { default_type application/json; alias $work/www/config.json; }
  }
}
CONF
chmod 755 "$work"
nginx -c "$work/nginx.conf" -p "$work" 2>/dev/null &
nginx=$!
wait_for http://127.0.0.1:$peer/api/public/config

# load <name> <path> [header]: both servers, one after the other, twice, the better round of each
load() {
  name=$1 path=$2 header=${3:-}
  for port in $ours $peer; do
    for round in 1 2; do
      build/bench/http_load --port $port --path "$path" --connections 64 --seconds "$seconds" ${header:+--header "$header"} |
        field requests_per_s p50_ms p99_ms
    done | sort -n | tail -1 >"$work/$port"
  done
  awk -v name="$name" 'NR == FNR { o = $1; a = $2; b = $3; next }
    { printf "%-22s ours %7.0f/s p50 %.2f p99 %.2f ms   nginx %7.0f/s p50 %.2f p99 %.2f ms   ratio %.2f\n", name, o, a, b, $1, $2, $3, o / $1 }' "$work/$ours" "$work/$peer"
}
load "asset (reach 0.70)" "$asset" "Accept-Encoding: gzip"
load "JSON" /api/public/config

echo "== probes with new connections while clients are held (reach: p99 under 20 ms)"
for case in "idle 1000" "slow-header 1000" "slow-body 500"; do
  set -- $case
  build/bench/http_hold --port $ours --mode "$1" --connections "$2" --seconds "$seconds" --path /api/public/config |
    field probes_ok probes_failed p50_ms p99_ms |
    awk -v what="$2 $1" '{ printf "%-20s answered %d failed %d p50 %.2f p99 %.2f ms\n", what, $1, $2, $3, $4 }'
done

echo "== attacks beside light calls (reach: /api/me p99 within 100 ms, 200 MB)"
kill $server && wait $server || true
BUNTSTIFT_ACCOUNTS_REGISTRATION=open BUNTSTIFT_LIMITS_REQUESTS_PER_MINUTE=1000000 start_server
wait_for http://127.0.0.1:$ours/healthz
post() { curl -fsS -H 'Content-Type: application/json' "$@"; }
token=$(post "http://127.0.0.1:$ours/api/register" \
  -d '{"email":"last@example.org","password":"Grüner Elefant 7","firstName":"L","lastName":"T"}' | field token)
image=$(post -H "Authorization: Bearer $token" "http://127.0.0.1:$ours/api/generate" \
  -d '{"prompt":"Ein Igel im Wald"}' | field imageUrl)
book=$(curl -fsS "http://127.0.0.1:$ours/api/public/config" |
  node -e 'let s = ""; process.stdin.on("data", (d) => (s += d)).on("end", () => console.log(JSON.parse(s).templates[0].id))')
# attack <name> <arguments of http_attack>
attack() {
  name=$1
  shift
  build/bench/http_attack --port $ours --pid $server --seconds "$seconds" --probe-header "Authorization: Bearer $token" "$@" |
    field probes_ok probes_failed p50_ms p99_ms worst_ms peak_mb left_mb answers |
    awk -v what="$name" '{ a = ""; for (i = 8; i <= NF; i++) a = a " " $i
      printf "%-34s answered %d failed %d p50 %.2f p99 %.2f worst %.0f ms   %d MB, %d MB after   attackers:%s\n", what, $1, $2, $3, $4, $5, $6, $7, a }'
}
attack "16 siblings of 1 MB" --connections 16 --method POST --path /api/login --body-bytes 1000000
attack "16 siblings of 16 kB" --connections 16 --method POST --path /api/login --body-bytes 16000
attack "64 large PNG of a user" --connections 64 --path "$image?format=png&width=4096" --header "Authorization: Bearer $token"
attack "200 PDF of an example book" --connections 200 --path "/api/coloring-books/$book/pdf"
attack "64 sign-ins" --connections 64 --method POST --path /api/login --body '{"email":"a@example.org","password":"Grauer Esel 8"}'
for many in 500 2000; do
  attack "$many unfinished bodies of 0.9 MB" --connections $many --unfinished 1 --method POST --path /api/admin/legal-texts --body-bytes 900000
  attack "$many the same, signed in" --connections $many --unfinished 1 --method POST --path /api/admin/legal-texts --body-bytes 900000 --header "Authorization: Bearer $token"
  attack "$many unfinished payment messages" --connections $many --unfinished 1 --method POST --path /api/stripe/webhook --body-bytes 250000
done

school_seconds=${BENCH_SCHOOL_SECONDS:-60}
echo "== a school of 1,000 on one address, a request every 3 s and a page a minute each, $school_seconds s"
node tests/bench/school_load.mjs build/release/buntstift --pupils 1000 --seconds "$school_seconds" || true

echo "== drawing: sentence to SVG (reach: p50 under 3 ms, 300 pages/s on two cores)"
build/bench/drawing_bench --benchmark_counters_tabular=true 2>/dev/null

echo "== photo of 12 megapixels to a page (reach: 600 ms, 120 MB), ImageMagick's edges beside it"
sample="$work/photo.jpg"
convert -size 4000x3000 plasma:tomato-steelblue -seed 1 -blur 0x6 "$sample"
/usr/bin/time -f "ours, the executable with its start: %e s, %M kB" build/release/buntstift draw --photo "$sample" --landscape -o "$work/photo.svg"
/usr/bin/time -f "convert -canny, which closes nothing: %e s, %M kB" convert "$sample" -resize 960x -canny 0x1.5+8%+22% -negate "$work/edges.png"
build/bench/photo_bench --benchmark_counters_tabular=true 2>/dev/null

echo "== books: 20 vector pages (reach: 200 ms, 1.5 MB), 20 pages with a story and exercises of each kind (reach: 200 ms), Cairo beside it"
# One book a process, so that its peak of memory is its own. The number behind a vector book is flowers a page, behind a
# lesson book the kind of exercise, whose name follows.
book_row() {
  "build/bench/$1" --benchmark_filter="^$2\$" --benchmark_format=json 2>/dev/null |
    node -e 'let s = ""; process.stdin.on("data", (d) => (s += d)).on("end", () => {
      const b = JSON.parse(s).benchmarks[0];
      console.log((b.label ? b.label + " " : "") + `${b.real_time.toFixed(1)} ms ${(b.bytes / 1e6).toFixed(2)} MB` + (b.peak_MB ? `, peak memory ${b.peak_MB.toFixed(0)} MB (${b.before_MB.toFixed(0)} before)` : ""));
    })'
}
for book in vector_book/14 vector_book/30 vector_book/60 $(build/bench/pdf_bench --benchmark_list_tests | grep lesson_book); do
  printf "%-16s ours %s   Cairo %s\n" "$book" "$(book_row pdf_bench "$book")" "$(book_row pdf_peer "cairo_$book")"
done
printf "%-16s ours %s\n" bitmap_book "$(book_row pdf_bench bitmap_book)"
