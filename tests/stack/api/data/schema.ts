/** Drops and creates the tables. */
export const SCHEMA = `
DROP TABLE IF EXISTS idempotency_keys;
DROP TABLE IF EXISTS orders;
DROP TABLE IF EXISTS media;
DROP TABLE IF EXISTS cards;
DROP TABLE IF EXISTS subscription_items;
DROP TABLE IF EXISTS subscriptions;
DROP TABLE IF EXISTS plans;
DROP TABLE IF EXISTS businesses;
DROP TABLE IF EXISTS user_businesses;
DROP TABLE IF EXISTS unreadable_users;
DROP TABLE IF EXISTS users;

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  names TEXT NOT NULL,
  display_name TEXT,
  email TEXT,
  phone_number TEXT,
  address TEXT,
  street_address TEXT,
  city TEXT,
  avatar TEXT,
  chats TEXT NOT NULL
) STRICT;

CREATE TABLE unreadable_users (id TEXT PRIMARY KEY) STRICT;

CREATE TABLE user_businesses (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  business_id TEXT NOT NULL,
  PRIMARY KEY (user_id, business_id)
) STRICT;

CREATE TABLE businesses (
  id TEXT PRIMARY KEY,
  owner_id TEXT,
  status TEXT,
  is_active INTEGER,
  details TEXT NOT NULL
) STRICT;

CREATE TABLE plans (
  position INTEGER PRIMARY KEY,
  record TEXT NOT NULL
) STRICT;

CREATE TABLE subscriptions (
  business_id TEXT PRIMARY KEY,
  status TEXT NOT NULL,
  cancelled_at INTEGER,
  cancel_reason TEXT,
  trial_end INTEGER,
  next_billing_date INTEGER,
  period_unit TEXT
) STRICT;

CREATE TABLE subscription_items (
  business_id TEXT NOT NULL REFERENCES subscriptions (business_id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  item_type TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  external_name TEXT,
  price INTEGER NOT NULL,
  quantity INTEGER,
  PRIMARY KEY (business_id, position)
) STRICT;

CREATE TABLE cards (
  business_id TEXT PRIMARY KEY REFERENCES subscriptions (business_id) ON DELETE CASCADE,
  last_four TEXT NOT NULL,
  card_type TEXT,
  mask_number TEXT,
  status TEXT NOT NULL,
  expiry_month INTEGER,
  expiry_year INTEGER
) STRICT;

CREATE TABLE orders (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  business_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  plan_id TEXT NOT NULL,
  addon_ids TEXT NOT NULL,
  total INTEGER NOT NULL,
  paid_by TEXT NOT NULL
) STRICT;

CREATE TABLE idempotency_keys (
  owner_id TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (owner_id, idempotency_key)
) STRICT;

CREATE TABLE media (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  bytes BLOB NOT NULL
) STRICT;
`;
