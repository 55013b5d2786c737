-- The previous version runs on this schema.
-- Who did what a notice tells, as they were called then. Null for notices from before and for those of the previous
-- version, which name a person as they are called now, and only one whom the reader knows.
ALTER TABLE notices ADD COLUMN by_name text;
ALTER TABLE notices ADD COLUMN by_username text;
