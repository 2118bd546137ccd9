-- What somebody keeps of their pictures, and the pages that lie on their workbench, so that every device shows the
-- same. These columns stand here and not in pictures: there they would come after the content, and reading them would
-- read all of it.

CREATE TABLE folders (
  id         TEXT PRIMARY KEY,
  user_id    TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  name       TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX folders_by_user ON folders (user_id);

-- A picture without a row here was deleted by its owner, and stays only as long as a book shows it.
CREATE TABLE album_pictures (
  picture_id   TEXT PRIMARY KEY REFERENCES pictures ON DELETE CASCADE,
  user_id      TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at   INTEGER NOT NULL,
  description  TEXT NOT NULL,         -- what the picture shows; empty where nobody knows
  is_favourite INTEGER NOT NULL CHECK (is_favourite IN (0, 1)),
  folder_id    TEXT REFERENCES folders ON DELETE SET NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX album_pictures_by_user ON album_pictures (user_id, created_at);
CREATE INDEX album_pictures_by_folder ON album_pictures (folder_id);

INSERT INTO album_pictures SELECT id, user_id, created_at, '', 0, NULL FROM pictures;

CREATE TABLE book_folders (
  book_id   TEXT PRIMARY KEY REFERENCES books ON DELETE CASCADE,
  folder_id TEXT NOT NULL REFERENCES folders ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX book_folders_by_folder ON book_folders (folder_id);

-- The version counts the changes, so that a device that has not seen the last one cannot undo it.
CREATE TABLE workbenches (
  user_id TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version > 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE workbench_pages (
  user_id    TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  position   INTEGER NOT NULL,
  picture_id TEXT NOT NULL REFERENCES pictures ON DELETE CASCADE,
  PRIMARY KEY (user_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX workbench_pages_by_picture ON workbench_pages (picture_id);
