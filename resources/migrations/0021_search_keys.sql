-- What searches look through, made by the program (base/search_key.h) when a row is written, as no two databases write
-- umlauts in lower case alike. Once released, this file never changes.

ALTER TABLE users ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
UPDATE users SET search_text = fold(first_name || ' ' || last_name || ' ' || email_key) || char(10)
  || search_key(first_name || ' ' || last_name || ' ' || email_key);

ALTER TABLE album_pictures ADD COLUMN prompt_key TEXT NOT NULL DEFAULT '';
UPDATE album_pictures SET prompt_key = search_key((SELECT prompt FROM pictures WHERE id = album_pictures.picture_id));
