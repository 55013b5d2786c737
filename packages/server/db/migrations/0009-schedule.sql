-- What a player says of how an event went: field, finish and scores that nobody logged (the contract's `EventResult`).
ALTER TABLE schedule_events ADD COLUMN result jsonb;
-- A round that its player marked, and what they note of it; the document is not theirs alone to write.
ALTER TABLE rounds ADD COLUMN is_favorite boolean NOT NULL DEFAULT false;
ALTER TABLE rounds ADD COLUMN favorite_note text;
-- What a Score Differential needs, or null; made anew with the tallies when the engine's version moves.
ALTER TABLE rounds ADD COLUMN rating jsonb;
-- The secret at the end of the address at which calendars subscribe to a schedule. It opens the schedule alone, and is
-- kept as it is so that its owner can read it again on another device.
CREATE TABLE calendar_feeds (
  account_id integer PRIMARY KEY,
  secret text NOT NULL,
  created_at timestamptz NOT NULL
);
