// What version.sh says of repositories and tarballs, each made in a folder of its own.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../..", import.meta.url));
const author = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@example.org", GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@example.org" };
const env = { ...process.env, ...author, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
for (const name of ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"]) delete env[name];

/** A folder with the scripts that make a version; `git` and `version` work in it. */
function sandbox(t) {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "version-")));
  t.after(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.mkdirSync(path.join(root, "scripts/release"), { recursive: true });
  for (const file of ["scripts/version.sh", "scripts/release/archive-version", ".gitattributes"]) {
    fs.copyFileSync(path.join(source, file), path.join(root, file));
  }
  const git = (...words) => execFileSync("git", words, { cwd: root, env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  const version = (folder = root) => execFileSync("sh", [path.join(folder, "scripts/version.sh"), "0.1.0"], { env, encoding: "utf8" });
  const commit = (text) => {
    fs.writeFileSync(path.join(root, "text"), text);
    git("add", "-A");
    git("commit", "-q", "-m", text);
    return git("rev-parse", "--short=7", "HEAD");
  };
  return { root, git, version, commit };
}

test("a folder that is no repository has the version of the build files", (t) => {
  assert.equal(sandbox(t).version(), "0.1.0");
});

test("a repository without a tag says which commit it is", (t) => {
  const { git, version, commit } = sandbox(t);
  git("init", "-q");
  assert.equal(version(), "0.1.0", "nothing is committed");
  assert.equal(version(), "0.1.0");
  const name = commit("one");
  assert.equal(version(), `0.1.0-dev+g${name}`);
});

test("a tag is the version, and what comes after it is counted", (t) => {
  const { root, git, version, commit } = sandbox(t);
  git("init", "-q");
  commit("one");
  git("tag", "v1.4.0-rc.1");
  assert.equal(version(), "1.4.0-rc.1");
  git("tag", "not-a-version");
  const name = commit("two");
  assert.equal(version(), `1.4.0-rc.1+1.g${name}`);
  fs.writeFileSync(path.join(root, "text"), "three");
  assert.equal(version(), `1.4.0-rc.1+1.g${name}.changed`);
});

test("a folder inside another repository is not taken for it", (t) => {
  const outer = sandbox(t);
  outer.git("init", "-q");
  outer.commit("one");
  const inner = path.join(outer.root, "inner");
  fs.cpSync(path.join(outer.root, "scripts"), path.join(inner, "scripts"), { recursive: true });
  assert.equal(outer.version(inner), "0.1.0");
});

test("a tarball carries the version of its tag", (t) => {
  const { root, git, version, commit } = sandbox(t);
  git("init", "-q");
  commit("one");
  git("tag", "v2.0.1");
  const unpacked = path.join(root, "unpacked");
  fs.mkdirSync(unpacked);
  execFileSync("sh", ["-c", "git archive HEAD | tar -x -C unpacked"], { cwd: root, env });
  // The folder lies in the repository, whose root it is not.
  assert.equal(version(unpacked), "2.0.1");
});
