-- What somebody wished of a page besides its sentence. '' and 0 are what nobody wished. The words follow
-- drawing/model/options.h.
-- Once released, this file never changes.

ALTER TABLE pictures ADD COLUMN line TEXT NOT NULL DEFAULT 'usual' CHECK (line IN ('usual', 'thin', 'bold'));
ALTER TABLE pictures ADD COLUMN style TEXT NOT NULL DEFAULT 'scene'
  CHECK (style IN ('scene', 'mandala', 'pattern', 'maze'));
ALTER TABLE pictures ADD COLUMN weather TEXT NOT NULL DEFAULT '';
ALTER TABLE pictures ADD COLUMN place TEXT NOT NULL DEFAULT '';
ALTER TABLE pictures ADD COLUMN figures INTEGER NOT NULL DEFAULT 0 CHECK (figures BETWEEN 0 AND 12);
ALTER TABLE pictures ADD COLUMN figure_size TEXT NOT NULL DEFAULT 'as_is'
  CHECK (figure_size IN ('as_is', 'tiny', 'small', 'large', 'huge'));
ALTER TABLE pictures ADD COLUMN hair TEXT NOT NULL DEFAULT 'as_is'
  CHECK (hair IN ('as_is', 'short', 'long', 'curls', 'plaits', 'ponytail'));
ALTER TABLE pictures ADD COLUMN outfit TEXT NOT NULL DEFAULT 'as_is'
  CHECK (outfit IN ('as_is', 'trousers', 'skirt', 'dress', 'dungarees', 'coat'));
ALTER TABLE pictures ADD COLUMN glasses INTEGER NOT NULL DEFAULT 0 CHECK (glasses IN (0, 1));
ALTER TABLE pictures ADD COLUMN lettering TEXT NOT NULL DEFAULT '';

-- Whether a page with that seed was drawn before.
CREATE INDEX pictures_by_seed ON pictures (seed);
