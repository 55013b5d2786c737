-- Where a course is, for the courses near a place; null if unknown.
ALTER TABLE courses ADD COLUMN lat double precision, ADD COLUMN lon double precision;
UPDATE courses SET lat = (document #>> '{position,lat}')::double precision, lon = (document #>> '{position,lon}')::double precision
WHERE document ? 'position';
CREATE INDEX courses_by_latitude ON courses (lat);
-- Words now contain both spellings of a state and no apostrophes; the server computes them anew.
UPDATE courses SET folded_words = NULL;
