-- The previous version runs on this schema.
-- Who wrote or last changed a note, if it was not the player, and when. The time alone: somebody whose account was
-- deleted since. Both null: the player.
ALTER TABLE schedule_events ADD COLUMN note_by integer;
ALTER TABLE schedule_events ADD COLUMN note_at timestamptz;
ALTER TABLE rounds ADD COLUMN favorite_note_by integer;
ALTER TABLE rounds ADD COLUMN favorite_note_at timestamptz;
ALTER TABLE deleted_rounds ADD COLUMN favorite_note_by integer;
ALTER TABLE deleted_rounds ADD COLUMN favorite_note_at timestamptz;
