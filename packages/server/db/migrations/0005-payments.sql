-- What someone has set out to pay, and how it went.
CREATE TABLE payments (
  account_id integer NOT NULL,
  payment_id text NOT NULL,
  product_id text NOT NULL,
  product_name text NOT NULL,
  -- In the currency's smallest unit: cents.
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
  provider text NOT NULL CHECK (provider IN ('test', 'stripe')),
  -- What the provider calls it; null until the provider has answered.
  provider_reference text,
  state text NOT NULL CHECK (state IN ('open', 'paid', 'canceled')),
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (account_id, payment_id)
);
CREATE UNIQUE INDEX payments_by_id ON payments (payment_id);
