-- More kinds of lesson. Which there are stands in one place, the program (src/books/lessons/kinds.cpp): the schema
-- keeps the name of one.

ALTER TABLE books ADD COLUMN lesson_kind TEXT;
UPDATE books SET lesson_kind = lesson;
ALTER TABLE books DROP COLUMN lesson;
ALTER TABLE books RENAME COLUMN lesson_kind TO lesson;
