-- The previous version runs on this schema.
--
-- What a player typed for plans of holes, and the plans of courses that they keep.
CREATE TABLE plan_settings (
  account_id integer PRIMARY KEY,
  is_left_handed boolean NOT NULL,
  -- Distances of clubs in yards.
  clubs jsonb NOT NULL
);

CREATE TABLE course_plans (
  account_id integer NOT NULL,
  course_id text NOT NULL,
  -- Empty for the mapped tee.
  tee text NOT NULL,
  changed_at timestamptz NOT NULL,
  holes jsonb NOT NULL,
  PRIMARY KEY (account_id, course_id, tee)
);
