-- Pages of dots to join. What a column may hold cannot be changed; so the pages' style gets a new one.
-- Once released, this file never changes.

ALTER TABLE pictures RENAME COLUMN style TO style_before;
ALTER TABLE pictures ADD COLUMN style TEXT NOT NULL DEFAULT 'scene'
  CHECK (style IN ('scene', 'mandala', 'pattern', 'maze', 'dots'));
UPDATE pictures SET style = style_before WHERE style_before <> 'scene';
ALTER TABLE pictures DROP COLUMN style_before;
