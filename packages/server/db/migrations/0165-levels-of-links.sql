-- The previous version runs on this schema.
--
-- What a link asks players to let the coaches of a team do; links from before ask them to let the coaches see.
ALTER TABLE team_links ADD COLUMN level text NOT NULL DEFAULT 'see';
