-- Links by which a player lets somebody into their circle. A link works once: its row goes with its use.
CREATE TABLE circle_invitations (
  account_id integer NOT NULL,
  invitation_id uuid NOT NULL,
  -- SHA-256 of the secret in the link.
  secret_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, invitation_id)
);
CREATE UNIQUE INDEX circle_invitations_by_secret ON circle_invitations (secret_hash);
