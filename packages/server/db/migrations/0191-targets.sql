-- The previous version runs on this schema.
--
-- Whether a shot of the round has a target, to find these rounds without reading documents.
ALTER TABLE rounds ADD COLUMN has_targets boolean NOT NULL DEFAULT false;
