-- The previous version runs on this schema.
--
-- Events of teams, each one document, as the engine changes it.
CREATE TABLE team_events (
  organization_id integer NOT NULL,
  event_id uuid NOT NULL,
  -- Incremented by every change of a coach; own rounds that join by themselves leave it.
  revision integer NOT NULL,
  opened_at timestamptz NOT NULL,
  document jsonb NOT NULL,
  PRIMARY KEY (organization_id, event_id)
);
