-- Books that are changed after they were made.

-- Counts the changes, so that who edits an old state does not overwrite a newer one.
ALTER TABLE books ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
-- Whom the book is for; empty for nobody in particular.
ALTER TABLE books ADD COLUMN child_name TEXT NOT NULL DEFAULT '';
-- The picture on the cover. NULL, or one that is no page of the book any more: its first one. No reference: deleting a
-- picture takes its page out of the book, and this stays without a meaning.
ALTER TABLE books ADD COLUMN cover_picture_id TEXT;

-- What somebody wants otherwise of one page's exercise; a page without a row has the exercise of the book's lesson.
CREATE TABLE book_exercises (
  book_id      TEXT NOT NULL REFERENCES books ON DELETE CASCADE,
  position     INTEGER NOT NULL,        -- of the picture that the exercise belongs to
  left_out     INTEGER NOT NULL CHECK (left_out IN (0, 1)),
  lesson       TEXT,                    -- a kind as the program names it (src/books/lessons/kinds.cpp)
  lesson_level TEXT CHECK (lesson_level IN ('easy', 'medium', 'hard')),
  redraw       INTEGER NOT NULL CHECK (redraw >= 0),
  words        TEXT NOT NULL,           -- to be written, with a space between two; none has one in it
  least        INTEGER,                 -- the range of the results, or
  most         INTEGER CHECK (most > least),
  times_row    INTEGER CHECK (times_row BETWEEN 2 AND 10),  -- a row of the times tables; never both
  PRIMARY KEY (book_id, position)
) STRICT, WITHOUT ROWID;
