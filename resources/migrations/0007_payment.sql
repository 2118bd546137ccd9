-- Plans that are paid for: what the payment provider knows of, and what is still to be asked or told there.

-- NULL: the plan was given by a coupon, and its end is final.
ALTER TABLE subscriptions ADD COLUMN provider_id TEXT;
-- When the provider was last asked about it.
ALTER TABLE subscriptions ADD COLUMN checked_at INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX subscriptions_by_provider ON subscriptions (provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX subscriptions_by_end ON subscriptions (current_period_end)
  WHERE status NOT IN ('canceled', 'incomplete_expired');

CREATE TABLE payment_customers (
  user_id     TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  customer_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_customers_by_customer ON payment_customers (customer_id);

-- Pages on which somebody pays, or has. An open one holds a use of its coupon.
CREATE TABLE payment_checkouts (
  id         TEXT PRIMARY KEY,
  user_id    TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
  plan       TEXT NOT NULL CHECK (plan IN ('basic', 'premium')),
  coupon_id  TEXT REFERENCES coupons,
  session_id TEXT UNIQUE,              -- the provider's; NULL until it has answered
  state      TEXT NOT NULL CHECK (state IN ('open', 'paid', 'expired')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_checkouts_by_user ON payment_checkouts (user_id, created_at);
CREATE INDEX payment_checkouts_open ON payment_checkouts (expires_at) WHERE state = 'open';
CREATE INDEX payment_checkouts_by_coupon ON payment_checkouts (coupon_id) WHERE state = 'open';

-- Messages of the provider, so that each counts once.
CREATE TABLE payment_events (
  id              TEXT PRIMARY KEY,
  type            TEXT NOT NULL,
  session_id      TEXT NOT NULL,       -- empty where it is about no checkout
  subscription_id TEXT NOT NULL,       -- empty where it is about no subscription
  received_at     INTEGER NOT NULL,
  next_try_at     INTEGER,             -- NULL: done or given up
  tries           INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_events_by_try ON payment_events (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX payment_events_by_time ON payment_events (received_at);

-- Subscriptions that are to be ended at the provider: replaced by another, or their account is deleted.
CREATE TABLE payment_endings (
  provider_id TEXT PRIMARY KEY,
  next_try_at INTEGER NOT NULL,
  tries       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
