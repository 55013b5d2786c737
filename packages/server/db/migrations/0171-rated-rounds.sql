-- The previous version runs on this schema.
-- What an estimated index needs of a round; made anew with the tallies when the engine's version moves.
ALTER TABLE rounds ADD COLUMN rated jsonb;
