-- Mails that wait for being sent, or were; resetting a password by mail.

CREATE TABLE outbox (
  id           TEXT PRIMARY KEY,
  recipient    TEXT NOT NULL,
  subject      TEXT NOT NULL,
  text         TEXT NOT NULL,
  html         TEXT NOT NULL,
  is_personal  INTEGER NOT NULL CHECK (is_personal IN (0, 1)),  -- holds a link that only the recipient may use
  created_at   INTEGER NOT NULL,
  expires_at   INTEGER,                -- not sent any more from then on
  next_try_at  INTEGER,                -- NULL: sent, expired or given up
  tries        INTEGER NOT NULL,
  sent_at      INTEGER,
  error        TEXT NOT NULL           -- why the last try failed, in German; empty where none did
) STRICT;
CREATE INDEX outbox_by_try ON outbox (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX outbox_by_time ON outbox (created_at);

-- Addresses for which somebody wants a new password, whether they have an account or not: looked up later, so that
-- the time of the answer does not tell.
CREATE TABLE password_reset_requests (
  email_key    TEXT PRIMARY KEY,
  requested_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE password_resets (
  token_hash TEXT PRIMARY KEY,
  user_id    TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX password_resets_by_user ON password_resets (user_id, created_at);
