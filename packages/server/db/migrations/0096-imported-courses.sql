-- The previous version runs on this schema.
-- What the file of a course said, where a person has corrected the course since; null where nobody has. A course that was
-- corrected before this migration has null, so the next import of its file replaces those corrections once.
ALTER TABLE courses ADD COLUMN imported jsonb;
