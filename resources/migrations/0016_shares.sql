-- Books that teachers share: who has the link, or is in the class, colours the pages on the screen, and the teacher
-- sees them. Once released, this file never changes.

-- Whether a class has an address that everybody may know, which leads its pupils to sign in.
ALTER TABLE school_classes ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0 CHECK (is_open IN (0, 1));

CREATE TABLE shares (
  id         TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,     -- of the secret part of the link, which is kept nowhere
  user_id    TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  book_id    TEXT NOT NULL REFERENCES books ON DELETE CASCADE,
  class_id   TEXT REFERENCES school_classes ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  ends_at    INTEGER NOT NULL
) STRICT;
CREATE INDEX shares_by_user ON shares (user_id, created_at);
CREATE INDEX shares_by_book ON shares (book_id);
CREATE INDEX shares_by_class ON shares (class_id);
CREATE INDEX shares_by_end ON shares (ends_at);

-- A child on a share. Who has an account is known by it, anybody else by a key that only their browser has.
CREATE TABLE share_artists (
  id         TEXT PRIMARY KEY,
  share_id   TEXT NOT NULL REFERENCES shares ON DELETE CASCADE,
  user_id    TEXT REFERENCES users ON DELETE CASCADE,
  name       TEXT NOT NULL,
  key_hash   TEXT,
  created_at INTEGER NOT NULL,
  CHECK ((user_id IS NULL) <> (key_hash IS NULL))
) STRICT;
CREATE UNIQUE INDEX share_artists_by_share ON share_artists (share_id, name);
CREATE INDEX share_artists_by_user ON share_artists (user_id);

-- What a child has coloured of one page.
CREATE TABLE share_works (
  artist_id  TEXT NOT NULL REFERENCES share_artists ON DELETE CASCADE,
  picture_id TEXT NOT NULL REFERENCES pictures ON DELETE CASCADE,
  changed_at INTEGER NOT NULL,
  strokes    TEXT NOT NULL,            -- a line each: x, y in hundredths of a millimetre, crayon, texture
  PRIMARY KEY (artist_id, picture_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX share_works_by_picture ON share_works (picture_id);
