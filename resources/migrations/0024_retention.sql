-- Accounts that nobody uses. Once released, this file never changes.

-- When somebody last signed in to it or it was made; NULL: an older version noted it nowhere.
ALTER TABLE users ADD COLUMN signed_in_at INTEGER;
-- Since when it is known that it goes unless somebody signs in; NULL: it stays.
ALTER TABLE users ADD COLUMN removal_announced_at INTEGER;
