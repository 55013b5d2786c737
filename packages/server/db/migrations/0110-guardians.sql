-- The previous version runs on this schema.
--
-- What is known of a person's age besides the date of birth, which few have said.
ALTER TABLE accounts ADD COLUMN birth_year smallint;

-- Accounts from before stay as open as they are; new ones are written with what their age allows.
ALTER TABLE accounts ADD COLUMN shows_coming_events boolean NOT NULL DEFAULT true;
ALTER TABLE accounts ADD COLUMN has_starting_privacy boolean NOT NULL DEFAULT false;

-- Members of the circle who have confirmed to be guardians, and those whom the player has named.
ALTER TABLE accounts ADD COLUMN guardian_ids integer[] NOT NULL DEFAULT '{}';
ALTER TABLE accounts ADD COLUMN asked_guardian_ids integer[] NOT NULL DEFAULT '{}';
ALTER TABLE circle_invitations ADD COLUMN is_for_guardian boolean NOT NULL DEFAULT false;
