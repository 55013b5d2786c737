-- The previous version runs on this schema.
--
-- Targets that somebody with full access suggests to a player, each for a hole of a course from a tee.
CREATE TABLE aim_suggestions (
  account_id integer NOT NULL,
  suggestion_id uuid NOT NULL,
  course_id text NOT NULL,
  -- Empty for the mapped tee.
  tee text NOT NULL,
  hole smallint NOT NULL,
  club text NOT NULL,
  target jsonb NOT NULL,
  sentence text NOT NULL,
  -- open, accepted or declined.
  state text NOT NULL,
  -- Null if that account was deleted.
  by_id integer,
  suggested_at timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (account_id, suggestion_id)
);

CREATE INDEX aim_suggestions_by_others ON aim_suggestions (by_id) WHERE by_id <> account_id;
