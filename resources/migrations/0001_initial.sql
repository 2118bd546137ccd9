-- Moments are milliseconds since 1970 in UTC. Ids are 22 unguessable characters. Once released, this file never
-- changes: its checksum is recorded in every database.

PRAGMA application_id = 1112886868;  -- "BUNT"

CREATE TABLE users (
  id            TEXT PRIMARY KEY,
  email         TEXT NOT NULL,         -- as typed
  email_key     TEXT NOT NULL UNIQUE,  -- as compared: lower case
  password_hash TEXT NOT NULL,
  first_name    TEXT NOT NULL,
  last_name     TEXT NOT NULL,
  role          TEXT NOT NULL CHECK (role IN ('user', 'admin')),
  is_active     INTEGER NOT NULL CHECK (is_active IN (0, 1)),
  plan          TEXT NOT NULL CHECK (plan IN ('free', 'basic', 'premium')),
  plan_until    INTEGER,               -- NULL: until it is taken away
  created_at    INTEGER NOT NULL
) STRICT;

-- A row is the authority for a session; its id is the hash of the secret in the token.
CREATE TABLE sessions (
  id         TEXT PRIMARY KEY,
  user_id    TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  user_agent TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- A picture is its recipe, from which it can be drawn again, and its shapes as they were drawn.
CREATE TABLE pictures (
  id          TEXT PRIMARY KEY,
  user_id     TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at  INTEGER NOT NULL,
  prompt      TEXT NOT NULL,
  engine      TEXT NOT NULL,
  seed        INTEGER NOT NULL,
  age         TEXT NOT NULL CHECK (age IN ('3-5', '6-8', '9+')),
  detail      TEXT NOT NULL CHECK (detail IN ('standard', 'improved', 'premium')),
  orientation TEXT NOT NULL CHECK (orientation IN ('portrait', 'landscape')),
  paper       TEXT NOT NULL CHECK (paper IN ('a4', 'a5', 'letter')),
  frame       INTEGER NOT NULL CHECK (frame IN (0, 1)),
  scene       TEXT,                    -- as understood from the prompt
  form        TEXT NOT NULL CHECK (form IN ('shapes', 'bitmap')),
  content     BLOB NOT NULL            -- last, so that the other columns are read without it
) STRICT;
CREATE INDEX pictures_by_user ON pictures (user_id, created_at);

-- What was asked for in a picture, in the order of the sentence.
CREATE TABLE picture_motifs (
  picture_id TEXT NOT NULL REFERENCES pictures ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  motif      TEXT NOT NULL,            -- catalogue id
  name       TEXT NOT NULL,            -- German singular
  count      INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (picture_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE books (
  id           TEXT PRIMARY KEY,
  user_id      TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at   INTEGER NOT NULL,
  title        TEXT NOT NULL,
  description  TEXT NOT NULL,
  lesson       TEXT CHECK (lesson IN ('math', 'letters', 'numbers')),
  lesson_level TEXT CHECK (lesson_level IN ('easy', 'medium', 'hard')),
  wants_story  INTEGER NOT NULL CHECK (wants_story IN (0, 1))
) STRICT;
CREATE INDEX books_by_user ON books (user_id, created_at);

CREATE TABLE book_pages (
  book_id    TEXT NOT NULL REFERENCES books ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  picture_id TEXT NOT NULL REFERENCES pictures ON DELETE CASCADE,
  PRIMARY KEY (book_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX book_pages_by_picture ON book_pages (picture_id);

-- What counts towards the limits of a plan. Deleting a book or a picture does not lower it.
CREATE TABLE usage_counters (
  user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  counter TEXT NOT NULL CHECK (counter IN ('books', 'pictures')),
  period  TEXT NOT NULL,               -- '2026-11' for books, '2026-11-20' for pictures
  used    INTEGER NOT NULL CHECK (used > 0),
  PRIMARY KEY (user_id, counter, period)
) STRICT, WITHOUT ROWID;

CREATE TABLE user_achievements (
  user_id     TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  achievement TEXT NOT NULL,
  earned_at   INTEGER NOT NULL,
  PRIMARY KEY (user_id, achievement)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
  user_id    TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  stars      INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  rated_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE legal_texts (
  type       TEXT PRIMARY KEY CHECK (type IN ('imprint', 'privacy', 'terms', 'compliance')),
  html       TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Keys that the server makes itself and must keep, such as the one that signs tokens.
CREATE TABLE secrets (
  name  TEXT PRIMARY KEY,
  value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
