-- What admins see and do: the audit log, versions of the legal texts, figures by day.

CREATE TABLE audit_log (
  id      INTEGER PRIMARY KEY,
  at      INTEGER NOT NULL,
  actor   TEXT NOT NULL,               -- an e-mail address in lower case, without it once the account is gone
  action  TEXT NOT NULL,               -- a key of the messages, 'audit_user_created'
  subject TEXT NOT NULL                -- whom or what it was done to; empty where there is nothing
) STRICT;
CREATE INDEX audit_log_by_time ON audit_log (at);

-- Counts the saves of a text, so that who edits an old state does not overwrite a newer one.
ALTER TABLE legal_texts ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

CREATE INDEX pictures_by_time ON pictures (created_at);
CREATE INDEX books_by_time ON books (created_at);
CREATE INDEX users_by_time ON users (created_at);
