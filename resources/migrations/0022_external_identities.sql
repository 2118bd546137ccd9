-- Signing in by a service of others (OpenID Connect): who somebody is there.
-- Once released, this file never changes.

CREATE TABLE external_identities (
  issuer     TEXT NOT NULL,
  subject    TEXT NOT NULL,             -- never another person's, as the issuer promises
  user_id    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  is_managed INTEGER NOT NULL CHECK (is_managed IN (0, 1)),  -- name, role and class follow the service
  created_at INTEGER NOT NULL,
  PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX external_identities_by_user ON external_identities (user_id);

-- Whether the service said who it is, and not a password.
ALTER TABLE sessions ADD COLUMN is_external INTEGER NOT NULL DEFAULT 0 CHECK (is_external IN (0, 1));
