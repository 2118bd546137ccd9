-- What several nodes of one server must know of each other. Where there is one node only, as with SQLite, leases are
-- taken and not looked at. Once released, this file never changes.

-- Who works on a job or a mail, and until when nobody else may. The token grows each time that somebody takes it: who
-- comes back with an older one has been taken for dead meanwhile, and writes nothing.
ALTER TABLE jobs ADD COLUMN lease_holder TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN lease_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN lease_token INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN lease_address TEXT NOT NULL DEFAULT '';  -- of the server that it takes a place at
ALTER TABLE outbox ADD COLUMN lease_holder TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN lease_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN lease_token INTEGER NOT NULL DEFAULT 0;

-- The same for what is done from time to time, by its name.
CREATE TABLE tasks (
  name         TEXT PRIMARY KEY,
  lease_holder TEXT NOT NULL,
  lease_until  INTEGER NOT NULL,
  lease_token  INTEGER NOT NULL,
  due_at       INTEGER NOT NULL        -- nobody does it before
) STRICT, WITHOUT ROWID;

-- Tries to guess something, by a hash of what and from where (accounts/login_throttle.h).
CREATE TABLE login_tries (
  pair         TEXT PRIMARY KEY,
  failures     INTEGER NOT NULL,
  last_at      INTEGER NOT NULL,
  allowed_from INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX login_tries_by_time ON login_tries (last_at);

-- Links that make the first administrator, each of the node that has shown it.
CREATE TABLE setup_links (
  token_hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
