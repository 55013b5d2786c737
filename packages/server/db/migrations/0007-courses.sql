-- What the list of courses is searched and sorted by. The server writes the folded words, because folding is the
-- engine's; they are null until it has.
ALTER TABLE courses ADD COLUMN folded_words text COLLATE "C";
ALTER TABLE courses ADD COLUMN hole_count smallint NOT NULL DEFAULT 0;
UPDATE courses SET hole_count = jsonb_array_length(document -> 'holes');
CREATE INDEX courses_by_words ON courses ((hole_count = 0), folded_words, course_id);
