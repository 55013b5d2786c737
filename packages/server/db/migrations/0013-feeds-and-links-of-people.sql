-- Each person with access to a schedule gets an address of their own for their calendar, which ends with their access.
-- Earlier addresses were shared, and nothing says who knows them, so everyone makes a new one.
DELETE FROM calendar_feeds;
ALTER TABLE calendar_feeds DROP CONSTRAINT calendar_feeds_pkey;
ALTER TABLE calendar_feeds ADD COLUMN reader_id integer NOT NULL;
ALTER TABLE calendar_feeds ADD PRIMARY KEY (account_id, reader_id);
-- Who made a link to a resume; null for the player, who made nearly all of the earlier ones.
ALTER TABLE resume_reports ADD COLUMN made_by_id integer;
