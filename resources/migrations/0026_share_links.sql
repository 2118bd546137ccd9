-- The link of a share can be shown again. Once released, this file never changes.

-- The secret part of the link, until the share goes; NULL: it was made by an older version, which kept only the hash.
ALTER TABLE shares ADD COLUMN token TEXT;
