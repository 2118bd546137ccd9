-- Keys that forms send along when they order a book (header Idempotency-Key), so that an order that comes twice makes
-- one book. Kept for a day.

CREATE TABLE book_keys (
  user_id    TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  key        TEXT NOT NULL,            -- as the client made it up
  order_hash TEXT NOT NULL,            -- of what was ordered: the same key with another order is refused
  book_id    TEXT NOT NULL,            -- no reference: a late repeat shall not make a deleted book anew
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX book_keys_by_age ON book_keys (created_at);
