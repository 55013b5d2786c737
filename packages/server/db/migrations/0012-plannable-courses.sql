-- Whether any hole of a course has a tee and a green, so that a list of courses to plan needs no maps read. The engine
-- says so of every course that is stored from now on.
ALTER TABLE courses ADD COLUMN is_plannable boolean NOT NULL DEFAULT false;
UPDATE courses SET is_plannable = jsonb_path_exists(document,
  '$.holes[*] ? ((exists(@.tee) || exists(@.centreLine[0])) && (exists(@.greenCentre) || exists(@.centreLine[0])))');
