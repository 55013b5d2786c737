-- The previous version runs on this schema.
--
-- Members of the circle who see everything, and those who enter rounds too. Those from before keep managing. The previous
-- version does not know these columns, so to it their members are not in the circle.
ALTER TABLE accounts ADD COLUMN entering_ids integer[] NOT NULL DEFAULT '{}';
ALTER TABLE accounts ADD COLUMN seeing_ids integer[] NOT NULL DEFAULT '{}';
ALTER TABLE circle_invitations ADD COLUMN level text NOT NULL DEFAULT 'manage';
CREATE INDEX accounts_by_entering_member ON accounts USING gin (entering_ids);
CREATE INDEX accounts_by_seeing_member ON accounts USING gin (seeing_ids);
