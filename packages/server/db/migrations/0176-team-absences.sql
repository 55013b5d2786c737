-- The previous version runs on this schema.
--
-- Days on which players of a team cannot come, with a reason for its coaches alone.
CREATE TABLE team_absences (
  account_id integer NOT NULL,
  organization_id integer NOT NULL,
  absence_id uuid NOT NULL,
  -- Incremented by every change.
  revision integer NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  reason text NOT NULL,
  note text NOT NULL,
  -- The player, a guardian or a coach; null if that account was deleted.
  said_by integer,
  said_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, organization_id, absence_id)
);
CREATE INDEX team_absences_by_team ON team_absences (organization_id, last_day);
CREATE INDEX team_absences_by_others ON team_absences (said_by) WHERE said_by <> account_id;
