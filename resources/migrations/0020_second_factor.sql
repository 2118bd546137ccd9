-- Signing in in two steps: the key of an authenticator app, and codes for who has lost it.
-- Once released, this file never changes.

-- Whether a code is asked for; true where second_factors has a row that is on.
ALTER TABLE users ADD COLUMN second_factor INTEGER NOT NULL DEFAULT 0 CHECK (second_factor IN (0, 1));

CREATE TABLE second_factors (
  user_id   TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  key       TEXT NOT NULL,             -- base64url
  is_on     INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  last_step INTEGER NOT NULL           -- of the last code that was accepted, in 30 s since 1970
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery_codes (
  user_id   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;
