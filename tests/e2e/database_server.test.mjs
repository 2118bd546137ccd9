// What keeps a node from a PostgreSQL server, tried on a real one: what operators read before the start, and what users get
// while the server is away. The server is the test's own: tests/support/with_postgres.sh runs this file again with one.
import assert from "node:assert/strict";
import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { executable, whenListening } from "./support.mjs";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const server = process.env.BUNTSTIFT_TEST_DATABASE;

if (!server) {
  test("on a PostgreSQL server", { timeout: 300_000 }, () => {
    const words = [path.join(root, "tests/support/with_postgres.sh"), process.execPath, "--test", import.meta.filename];
    // Node tells a test that runs in a test to keep quiet.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync("sh", words, { env: { ...env, BUNTSTIFT: executable }, encoding: "utf8" });
    assert.equal(status, 0, stdout + stderr);
  });
} else {
  const socketFolder = /host=(\S+)/.exec(server)[1];
  const data = `${socketFolder}/data`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "buntstift-database-"));
  let port;

  const asServer = (program, words) => {
    const own = process.getuid() === 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", program] : [program];
    return run(own[0], [...own.slice(1), ...words], { cwd: socketFolder });
  };
  const control = fs
    .readdirSync("/usr/lib/postgresql")
    .map((version) => `/usr/lib/postgresql/${version}/bin/pg_ctl`)
    .filter((file) => fs.existsSync(file))
    .at(-1);
  const tell = (verb, place = data) => asServer(control, ["-D", place, "-l", `${place}/log`, ...(verb === "promote" ? [] : ["-m", "immediate"]), "-w", verb]);
  const sql = async (text, database = "postgres") => (await run("psql", ["-h", socketFolder, "-U", "buntstift", "-d", database, "-Atc", text])).stdout.trim();
  /** A certificate for this host name, signed by the authority of the test, that ends on this day. */
  function makeCertificate(name, host, end) {
    const openssl = (...words) => execFileSync("openssl", words, { cwd: folder, stdio: "pipe" });
    if (!fs.existsSync(`${folder}/authority.pem`)) {
      openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "3650", "-subj", "/CN=Amt", "-keyout", "authority.key", "-out", "authority.pem");
      fs.writeFileSync(`${folder}/ca.cnf`, "[ca]\ndefault_ca=own\n[own]\ndatabase=index\nserial=serial\nnew_certs_dir=.\npolicy=any\ndefault_md=sha256\ncopy_extensions=copy\nunique_subject=no\n[any]\ncommonName=supplied\n");
      fs.writeFileSync(`${folder}/index`, "");
      fs.writeFileSync(`${folder}/serial`, "01\n");
    }
    openssl("req", "-newkey", "rsa:2048", "-nodes", "-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`, "-keyout", `${name}.key`, "-out", `${name}.csr`);
    openssl("ca", "-batch", "-config", "ca.cnf", "-cert", "authority.pem", "-keyfile", "authority.key", "-in", `${name}.csr`, "-out", `${name}.pem`, "-notext", "-startdate", "20200101000000Z", "-enddate", end);
    for (const kind of ["pem", "key"]) {
      fs.copyFileSync(`${folder}/${name}.${kind}`, `${socketFolder}/${name}.${kind}`);
      fs.chmodSync(`${socketFolder}/${name}.${kind}`, 0o600);
      if (process.getuid() === 0) execFileSync("chown", ["postgres", `${socketFolder}/${name}.${kind}`]);
    }
  }
  async function useCertificate(name) {
    await sql(`ALTER SYSTEM SET ssl_cert_file = '${socketFolder}/${name}.pem'`);
    await sql(`ALTER SYSTEM SET ssl_key_file = '${socketFolder}/${name}.key'`);
    await sql("ALTER SYSTEM SET ssl = on");
    await tell("restart");
  }
  /** What `doctor` says with this address, on one line, and its code. */
  async function doctor(url, env = {}) {
    const dataDir = fs.mkdtempSync(path.join(folder, "data-"));
    const { status, stdout, stderr } = spawnSync(executable, ["doctor", "--data-dir", dataDir], {
      env: { PATH: process.env.PATH, BUNTSTIFT_DATA_URL: url, ...env },
      encoding: "utf8",
      cwd: folder,
    });
    return { status, said: (stdout + stderr).replaceAll(/\s+/g, " ") };
  }
  const address = (host, { user = "buntstift:geheim", database = "shop", more = "" } = {}) => `postgresql://${user}@${host}:${port}/${database}?connect_timeout=3&sslrootcert=${folder}/authority.pem${more}`;

  /** A node on this database that listens when this returns. */
  async function serve(url) {
    const dataDir = fs.mkdtempSync(path.join(folder, "data-"));
    const child = spawn(executable, ["serve", "--data-dir", dataDir, "--listen", "127.0.0.1:0"], {
      cwd: dataDir,
      env: { PATH: process.env.PATH, BUNTSTIFT_DATA_URL: url },
    });
    const { port: own, output } = await whenListening(child);
    return { child, base: `http://127.0.0.1:${own}`, output };
  }
  async function freePort() {
    const probe = net.createServer();
    await new Promise((resolve) => probe.listen(0, "127.0.0.1", resolve));
    const found = probe.address().port;
    await new Promise((resolve) => probe.close(resolve));
    return found;
  }

  before(async () => {
    port = await freePort();
    await sql("ALTER USER buntstift PASSWORD 'geheim'");
    await sql("CREATE DATABASE shop TEMPLATE template0");
    await sql("ALTER SYSTEM SET synchronous_commit = on"); // it is ended rudely
    await sql("ALTER SYSTEM SET listen_addresses = '127.0.0.1'");
    await sql(`ALTER SYSTEM SET port = ${port}`);
    fs.writeFileSync(`${data}/pg_hba.conf`, "local all all trust\nlocal replication all trust\nhost all all 127.0.0.1/32 scram-sha-256\n");
    makeCertificate("good", "localhost", "20991231235959Z");
    makeCertificate("other", "db.example", "20991231235959Z");
    makeCertificate("expired", "localhost", "20240101000000Z");
    await tell("restart");
    process.env.PGPORT = String(port); // of the socket too, for psql
  });
  after(() => fs.rmSync(folder, { recursive: true, force: true }));

  test("certificates are checked, with one host and with several", async () => {
    await useCertificate("good");
    const full = { more: "&sslmode=verify-full" };
    const good = await doctor(address("localhost", full));
    assert.match(good.said, /Datenbank: PostgreSQL [\d.]+, localhost:\d+\/shop\./);
    assert.match(good.said, /Sicherungen macht dort pg_dump, nicht Buntstift/);
    assert.equal(good.status, 0, good.said);

    const unknown = await doctor(address("localhost", full).replace("authority.pem", "other.pem"));
    assert.match(unknown.said, /Dem Zertifikat des Datenbankservers .* ist nicht zu trauen/);
    await useCertificate("expired");
    const expired = await doctor(address("localhost", full));
    assert.match(expired.said, /ist nicht zu trauen \(.*certificate verify failed.*\)\. Bitte erneuern Sie es/);
    assert.equal(expired.status, 1);
    await useCertificate("other");
    const other = await doctor(address("localhost", full));
    assert.match(other.said, /ist nicht zu trauen \(.*db\.example.*does not match host name.*localhost/);

    await useCertificate("good");
    // The first host is away, the second one answers.
    const several = `postgresql://buntstift:geheim@localhost:1,localhost:${port}/shop?sslmode=verify-full&sslrootcert=${folder}/authority.pem`;
    const failover = await doctor(several);
    assert.match(failover.said, /Datenbank: PostgreSQL/);
    assert.equal(failover.status, 0, failover.said);
  });

  test("a wrong password, a wrong host and a missing database are told apart, and the password is never told", async () => {
    for (const [url, wanted] of [
      [address("localhost", { user: "buntstift:falsch-wort" }), /lehnt die Anmeldung ab \(.*password authentication failed/],
      [address("localhost", { database: "gibtsnicht" }), /gibt es die Datenbank nicht/],
      [`postgresql://buntstift:falsch-wort@127.0.0.1:1/shop`, /Der Datenbankserver 127\.0\.0\.1:1\/shop ist nicht zu erreichen/],
      [`postgresql://buntstift:falsch-wort@nirgends.invalid/shop?connect_timeout=3`, /nirgends\.invalid\/shop ist nicht zu erreichen/],
    ]) {
      const { status, said } = await doctor(url);
      assert.match(said, wanted);
      assert.doesNotMatch(said, /falsch-wort|geheim/);
      assert.equal(status, 1);
    }
  });

  test("a database that is newer, or may only be read, is refused with what to do", async () => {
    await sql("CREATE DATABASE newer TEMPLATE template0");
    await sql("CREATE TABLE schema_migrations (number BIGINT PRIMARY KEY, name TEXT, checksum TEXT, applied_at BIGINT)", "newer");
    await sql("INSERT INTO schema_migrations SELECT n, 'x', 'y', 0 FROM generate_series(1, 1) n", "newer");
    assert.match((await doctor(address("localhost", { database: "newer" }))).said, /mit einer anderen Ausgabe von Buntstift angelegt/);
    await sql("CREATE DATABASE replica TEMPLATE template0");
    await sql("ALTER DATABASE replica SET default_transaction_read_only = on");
    const { status, said } = await doctor(address("localhost", { database: "replica" }));
    assert.match(said, /nimmt nur Lesezugriffe an .* den führenden Server oder alle, durch Kommas getrennt/);
    assert.equal(status, 1);
  });

  test("while the server is away requests get 503 with Retry-After, and afterwards all goes on by itself", async () => {
    const { child, base, output } = await serve(address("localhost"));
    const body = JSON.stringify({ email: "a@example.de", firstName: "A", lastName: "B", password: "Kastanie-im-Herbst", token: /admin\/setup#(\S+)/.exec(output())[1] });
    const setUp = () => fetch(`${base}/api/setup`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    try {
      assert.equal((await fetch(`${base}/readyz`)).status, 200);
      await tell("stop");
      const refused = await setUp();
      assert.equal(refused.status, 503);
      assert.ok(Number(refused.headers.get("retry-after")) > 0);
      assert.match((await refused.json()).message, /Der Datenspeicher ist zurzeit nicht zu erreichen/);
      assert.equal((await fetch(`${base}/readyz`)).status, 503);
      assert.equal((await fetch(`${base}/healthz`)).status, 200);
      await tell("start");
      // It is not told: it finds out when it is asked.
      for (let status = 0; status !== 200; ) status = (await fetch(`${base}/readyz`)).status;
      const done = await setUp();
      assert.equal(done.status, 201, await done.text());
      assert.equal(await sql("SELECT count(*) FROM users", "shop"), "1");
      assert.match(output(), /storage_failed/);
      assert.match(output(), /storage_recovered/);
    } finally {
      child.kill("SIGTERM");
      assert.equal(await new Promise((resolve) => child.once("exit", resolve)), 0);
    }
  });

  test("a streaming replica is refused as long as it only reads; once it leads, nodes go on with it and nothing is lost", { timeout: 120_000 }, async () => {
    const replica = `${socketFolder}/replica`;
    const replicaPort = await freePort();
    await asServer(path.join(path.dirname(control), "pg_basebackup"), ["-h", socketFolder, "-p", String(port), "-U", "buntstift", "-D", replica, "-R", "-X", "stream", "-c", "fast"]);
    fs.appendFileSync(`${replica}/postgresql.auto.conf`, `port = ${replicaPort}\n`);
    await tell("start", replica);
    const onReplica = async (text) => (await run("psql", ["-h", socketFolder, "-p", String(replicaPort), "-U", "buntstift", "-d", "shop", "-Atc", text])).stdout.trim();
    const login = (host) => `postgresql://buntstift:geheim@${host}/shop?connect_timeout=3&sslrootcert=${folder}/authority.pem`;
    const alone = await doctor(login(`localhost:${replicaPort}`));
    assert.match(alone.said, /nimmt nur Lesezugriffe an .* den führenden Server oder alle, durch Kommas getrennt/);
    assert.equal(alone.status, 1);

    // Named first on purpose: a node goes on to the one that can be written to.
    const { child, base, output } = await serve(login(`localhost:${replicaPort},localhost:${port}`));
    const register = (name) =>
      fetch(`${base}/api/register`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email: `${name}@example.de`, firstName: "A", lastName: "B", password: "Kastanie-im-Herbst" }),
      });
    try {
      const kept = await register("vorher");
      assert.equal(kept.status, 201, await kept.text());
      const last = await sql("SELECT pg_current_wal_lsn()");
      while ((await onReplica(`SELECT pg_last_wal_replay_lsn() >= '${last}'`)) !== "t");
      await tell("stop");
      const refused = await register("dazwischen");
      assert.equal(refused.status, 503);
      assert.ok(Number(refused.headers.get("retry-after")) > 0);
      assert.match((await refused.json()).message, /Der Datenspeicher (ist zurzeit nicht zu erreichen|nimmt zurzeit nur Lesezugriffe an)/);
      assert.equal((await fetch(`${base}/readyz`)).status, 503);
      await tell("promote", replica);
      for (let status = 0; status !== 200; ) status = (await fetch(`${base}/readyz`)).status;
      const done = await register("nachher");
      assert.equal(done.status, 201, await done.text());
      assert.equal(await onReplica("SELECT string_agg(email, ' ' ORDER BY email) FROM users WHERE email LIKE '%her@example.de'"), "nachher@example.de vorher@example.de");
      assert.match(output(), /storage_failed/);
      assert.match(output(), /storage_recovered/);
    } finally {
      child.kill("SIGTERM");
      assert.equal(await new Promise((resolve) => child.once("exit", resolve)), 0);
      await tell("stop", replica);
    }
  });
}
