-- How a book is printed unless a download asks for something else. Once released, this file never changes.

ALTER TABLE books ADD COLUMN paper TEXT NOT NULL DEFAULT 'a4' CHECK (paper IN ('a4', 'a5', 'letter'));
ALTER TABLE books ADD COLUMN hole_margin TEXT NOT NULL DEFAULT 'none'
  CHECK (hole_margin IN ('none', 'left', 'inner'));
ALTER TABLE books ADD COLUMN blank_backs INTEGER NOT NULL DEFAULT 0 CHECK (blank_backs IN (0, 1));
ALTER TABLE books ADD COLUMN solutions INTEGER NOT NULL DEFAULT 1 CHECK (solutions IN (0, 1));
ALTER TABLE books ADD COLUMN name_line INTEGER NOT NULL DEFAULT 1 CHECK (name_line IN (0, 1));
ALTER TABLE books ADD COLUMN ruling INTEGER CHECK (ruling BETWEEN 1 AND 4);
