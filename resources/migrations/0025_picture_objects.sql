-- What of pictures lies in a store of objects. Once released, this file never changes.

-- A picture whose content is empty has it in the object that names the picture. An object is noted before it is put
-- there, and its row stays when the picture goes, until the object is removed: so none is ever there that nobody knows.
CREATE TABLE picture_objects (
  name         TEXT PRIMARY KEY,       -- behind the prefix that is configured
  picture_id   TEXT UNIQUE REFERENCES pictures ON DELETE SET NULL,
  bytes        INTEGER NOT NULL CHECK (bytes > 0),
  sha256       TEXT NOT NULL,          -- of its content, as 64 hexadecimal digits
  unused_since INTEGER                 -- NULL: it has a picture, or nobody has seen yet that it has none; 0: it goes
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_objects_by_time ON picture_objects (unused_since);
