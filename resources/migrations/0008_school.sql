-- Classes, teachers, and children who sign in with a login name.

-- An account without an e-mail address has '' as its email and its login name in email_key: a login name has no "@",
-- so that both are unique among each other.

-- A teacher is a user with a mark, because the words of users.role cannot be changed without a new table.
ALTER TABLE users ADD COLUMN is_teacher INTEGER NOT NULL DEFAULT 0 CHECK (is_teacher IN (0, 1));

CREATE TABLE school_classes (
  id         TEXT PRIMARY KEY,
  name       TEXT NOT NULL,
  name_key   TEXT NOT NULL UNIQUE,     -- as compared: lower case
  teacher_id TEXT REFERENCES users ON DELETE SET NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX school_classes_by_teacher ON school_classes (teacher_id);

CREATE TABLE class_pupils (
  user_id  TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  class_id TEXT NOT NULL REFERENCES school_classes ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX class_pupils_by_class ON class_pupils (class_id);

-- A class that goes takes the names of all its children out of the log.
CREATE INDEX audit_log_by_actor ON audit_log (actor);
CREATE INDEX audit_log_by_subject ON audit_log (subject);
