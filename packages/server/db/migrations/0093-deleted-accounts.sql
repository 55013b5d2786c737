-- The previous version runs on this schema.
-- Deleted accounts, for seven days: in tables of their own, so that no reader of live data can show one.
CREATE TABLE deleted_accounts (
  account_id integer PRIMARY KEY,
  deleted_at timestamptz NOT NULL,
  username text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text,
  round_count integer NOT NULL
);
CREATE INDEX deleted_accounts_by_time ON deleted_accounts (deleted_at);

-- Each row that a deletion removed, as JSON.
CREATE TABLE deleted_account_rows (
  account_id integer NOT NULL,
  row_number integer NOT NULL,
  kind text NOT NULL,
  owner_id integer NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (account_id, row_number)
);

-- Support finds accounts by email.
CREATE INDEX accounts_by_email ON accounts (lower(email));
