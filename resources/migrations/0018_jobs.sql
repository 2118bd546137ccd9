-- Pictures that remote engines are to draw. A job is accepted when its row is here, and its id becomes the picture's.
-- Once released, this file never changes.

CREATE TABLE jobs (
  id          TEXT PRIMARY KEY,
  user_id     TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  engine      TEXT NOT NULL,           -- its name in the configuration
  created_at  INTEGER NOT NULL,
  prompt      TEXT NOT NULL,
  seed        INTEGER NOT NULL,        -- from here to lettering: drawing/model/options.h, as in pictures
  age         TEXT NOT NULL,
  detail      TEXT NOT NULL,
  orientation TEXT NOT NULL,
  paper       TEXT NOT NULL,
  frame       INTEGER NOT NULL CHECK (frame IN (0, 1)),
  line        TEXT NOT NULL,
  style       TEXT NOT NULL,
  weather     TEXT NOT NULL,
  place       TEXT NOT NULL,
  figures     INTEGER NOT NULL,
  figure_size TEXT NOT NULL,
  hair        TEXT NOT NULL,
  outfit      TEXT NOT NULL,
  glasses     INTEGER NOT NULL CHECK (glasses IN (0, 1)),
  lettering   TEXT NOT NULL,
  state       TEXT NOT NULL CHECK (state IN ('queued', 'asked', 'done', 'failed', 'cancelled')),
  address     TEXT NOT NULL,           -- of the server that was asked; empty before
  remote_id   TEXT NOT NULL,           -- the job's name there; empty where it has none or none is known yet
  tries       INTEGER NOT NULL,        -- that failed
  next_try_at INTEGER NOT NULL,
  line_fault  INTEGER NOT NULL,        -- what was wrong with the first page; 0: nothing, or there was none
  notice      TEXT NOT NULL            -- key of what the user is told; empty for nothing
) STRICT;
CREATE INDEX jobs_open ON jobs (engine, created_at) WHERE state IN ('queued', 'asked');
CREATE INDEX jobs_by_user ON jobs (user_id, created_at);
CREATE INDEX jobs_by_time ON jobs (created_at);

-- What an engine was asked for on a day ("2026-11-20"), and what that costs.
CREATE TABLE engine_costs (
  engine   TEXT NOT NULL,
  day      TEXT NOT NULL,
  pictures INTEGER NOT NULL,
  cents    INTEGER NOT NULL,
  PRIMARY KEY (engine, day)
) STRICT, WITHOUT ROWID;

-- Engines that an administrator has switched off.
CREATE TABLE engines_off (
  engine TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
