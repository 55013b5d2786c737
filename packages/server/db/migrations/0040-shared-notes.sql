-- A note of a favorite event is private until the player shares it.
ALTER TABLE schedule_events ADD COLUMN is_note_shared boolean NOT NULL DEFAULT false;
