-- The previous version runs on this schema.
--
-- Qualifiers of teams, each one document, as the engine changes it.
CREATE TABLE qualifiers (
  organization_id integer NOT NULL,
  qualifier_id uuid NOT NULL,
  -- Incremented by every change of a person; own rounds that join by themselves leave it.
  revision integer NOT NULL,
  opened_at timestamptz NOT NULL,
  document jsonb NOT NULL,
  PRIMARY KEY (organization_id, qualifier_id)
);
