-- What players typed of courses: those that are not listed, and what listed ones lack.
CREATE TABLE own_courses (
  account_id integer NOT NULL,
  course_id text NOT NULL,
  course jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, course_id)
);
