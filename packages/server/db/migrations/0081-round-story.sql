-- Whether the Summary shows the story of the last tournament round.
ALTER TABLE accounts ADD COLUMN shows_round_story boolean NOT NULL DEFAULT false;
