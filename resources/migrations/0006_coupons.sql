-- Coupons, who has used them, and plans that last for a period.

CREATE TABLE coupons (
  id             TEXT PRIMARY KEY,
  code           TEXT NOT NULL UNIQUE,   -- in capitals
  discount_type  TEXT NOT NULL CHECK (discount_type IN ('percentage', 'fixed')),
  discount_value INTEGER NOT NULL CHECK (discount_value > 0),  -- per cent, or cents
  valid_from     INTEGER NOT NULL,
  valid_until    INTEGER NOT NULL,       -- the last moment
  max_uses       INTEGER NOT NULL CHECK (max_uses > 0),
  current_uses   INTEGER NOT NULL CHECK (current_uses BETWEEN 0 AND max_uses),
  is_active      INTEGER NOT NULL CHECK (is_active IN (0, 1)),
  created_at     INTEGER NOT NULL
) STRICT;

-- Deleting an account does not give its use of a coupon back.
CREATE TABLE coupon_redemptions (
  coupon_id   TEXT NOT NULL REFERENCES coupons,
  user_id     TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  redeemed_at INTEGER NOT NULL,
  PRIMARY KEY (coupon_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX coupon_redemptions_by_user ON coupon_redemptions (user_id);

CREATE TABLE subscriptions (
  id                   TEXT PRIMARY KEY,
  user_id              TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  plan                 TEXT NOT NULL CHECK (plan IN ('basic', 'premium')),
  amount_cents         INTEGER NOT NULL CHECK (amount_cents >= 0),  -- for a month
  status               TEXT NOT NULL,
  current_period_end   INTEGER NOT NULL,
  cancel_at_period_end INTEGER NOT NULL CHECK (cancel_at_period_end IN (0, 1)),
  created_at           INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_by_user ON subscriptions (user_id, created_at);
CREATE INDEX subscriptions_by_time ON subscriptions (created_at);
