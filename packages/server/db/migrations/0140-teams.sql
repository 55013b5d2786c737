-- The previous version runs on this schema.
--
-- Teams that people make themselves: an organization with coaches, and with players who have joined it. To the previous
-- version, whoever has access as a coach is a stranger.
ALTER TABLE organizations ADD COLUMN has_public_page boolean NOT NULL DEFAULT true;
ALTER TABLE organizations ADD COLUMN revision integer NOT NULL DEFAULT 1;

-- On the account's server, like all that decides access: a call reads it with the account.
CREATE TABLE team_coaches (
  account_id integer NOT NULL,
  organization_id integer NOT NULL,
  is_head boolean NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (account_id, organization_id)
);
CREATE INDEX team_coaches_by_team ON team_coaches (organization_id);

CREATE TABLE team_players (
  account_id integer NOT NULL,
  organization_id integer NOT NULL,
  -- What the team's coaches may do with the player's account.
  level text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (account_id, organization_id)
);
CREATE INDEX team_players_by_team ON team_players (organization_id);

-- Whoever has opened a team's link waits here for a coach, and for a guardian if they are under 18.
CREATE TABLE team_requests (
  account_id integer NOT NULL,
  organization_id integer NOT NULL,
  role text NOT NULL,
  level text NOT NULL,
  roster_id integer,
  requested_at timestamptz NOT NULL,
  guardian_agreed_at timestamptz,
  PRIMARY KEY (account_id, organization_id)
);
CREATE INDEX team_requests_by_team ON team_requests (organization_id);

CREATE TABLE team_links (
  organization_id integer NOT NULL,
  link_id uuid NOT NULL,
  -- SHA-256 of the secret in the link.
  secret_hash text NOT NULL UNIQUE,
  role text NOT NULL,
  roster_id integer,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (organization_id, link_id)
);

-- Lines of a pasted roster, each until its player has joined.
CREATE TABLE team_places (
  organization_id integer NOT NULL,
  place_id uuid NOT NULL,
  roster_id integer NOT NULL,
  name text NOT NULL,
  class_year text,
  email text,
  PRIMARY KEY (organization_id, place_id)
);
