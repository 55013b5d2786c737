-- The previous version runs on this schema.
--
-- An import that was taken back can be brought back for a day, with the rounds that it added.
ALTER TABLE round_imports ADD COLUMN taken_back_at timestamptz;
CREATE INDEX round_imports_by_taken_back ON round_imports (taken_back_at) WHERE taken_back_at IS NOT NULL;
ALTER TABLE deleted_rounds ADD COLUMN import_id uuid;
