-- The story that a book was given when it was made: later programs may tell others.

CREATE TABLE book_stories (
  book_id TEXT PRIMARY KEY REFERENCES books ON DELETE CASCADE,
  title   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE book_story_pages (
  book_id  TEXT NOT NULL REFERENCES book_stories ON DELETE CASCADE,
  position INTEGER NOT NULL,            -- of the picture that the paragraph belongs to
  text     TEXT NOT NULL,
  PRIMARY KEY (book_id, position)
) STRICT, WITHOUT ROWID;
