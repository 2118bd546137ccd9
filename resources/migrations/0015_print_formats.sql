-- More ways to print a book. A square paper is a new word of `paper`, whose list of words SQLite cannot change in place.
-- Once released, this file never changes.

ALTER TABLE books ADD COLUMN print_paper TEXT NOT NULL DEFAULT 'a4'
  CHECK (print_paper IN ('a4', 'a5', 'letter', 'square', 'square-inch'));
UPDATE books SET print_paper = paper;
ALTER TABLE books DROP COLUMN paper;
ALTER TABLE books RENAME COLUMN print_paper TO paper;
ALTER TABLE books ADD COLUMN imposition TEXT NOT NULL DEFAULT 'single'
  CHECK (imposition IN ('single', 'two-up', 'booklet'));
ALTER TABLE books ADD COLUMN bleed INTEGER NOT NULL DEFAULT 0 CHECK (bleed IN (0, 1));
ALTER TABLE books ADD COLUMN colour_cover INTEGER NOT NULL DEFAULT 0 CHECK (colour_cover IN (0, 1));
ALTER TABLE books ADD COLUMN sound_chart INTEGER NOT NULL DEFAULT 0 CHECK (sound_chart IN (0, 1));
