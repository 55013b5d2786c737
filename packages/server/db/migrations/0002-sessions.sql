-- Sign-ins as sessions that can be ended one by one, passwords, and a trail of what was done with an account.

ALTER TABLE accounts ADD COLUMN has_chosen_name boolean NOT NULL DEFAULT true;

CREATE TABLE account_passwords (
  account_id integer PRIMARY KEY,
  password_hash text NOT NULL,
  changed_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  account_id integer NOT NULL,
  session_id text NOT NULL,
  method text NOT NULL CHECK (method IN ('code', 'password')),
  started_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz NOT NULL,
  device text NOT NULL,
  address text NOT NULL,
  PRIMARY KEY (account_id, session_id)
);

-- Whoever is signed in stays it: a token family becomes a session.
INSERT INTO sessions (account_id, session_id, method, started_at, last_used_at, ended_at, expires_at, device, address)
SELECT account_id, family_id, 'code', now(), now(), max(revoked_at), max(expires_at), '', ''
FROM refresh_tokens GROUP BY account_id, family_id;

ALTER TABLE refresh_tokens RENAME COLUMN family_id TO session_id;
ALTER INDEX refresh_tokens_by_family RENAME TO refresh_tokens_by_session;
ALTER TABLE refresh_tokens ADD COLUMN replaced_by text;
ALTER TABLE refresh_tokens ADD COLUMN attempt_hash text;

CREATE TABLE audit_events (
  account_id integer NOT NULL,
  event_id bigint GENERATED ALWAYS AS IDENTITY,
  occurred_at timestamptz NOT NULL,
  kind text NOT NULL,
  device text NOT NULL,
  address text NOT NULL,
  details jsonb NOT NULL,
  PRIMARY KEY (account_id, event_id)
);
