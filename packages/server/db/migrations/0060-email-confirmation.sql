-- When the owner has proved that the account's email is theirs; null for one that was only typed.
ALTER TABLE accounts ADD COLUMN email_confirmed_at timestamptz;
-- The open code of an account's email.
CREATE TABLE email_codes (
  account_id integer PRIMARY KEY,
  email text NOT NULL,
  -- argon2id
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
