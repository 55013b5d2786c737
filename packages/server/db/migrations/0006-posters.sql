-- The picture that stands for a clip has an id of its own, which its files and its address are named by: one that takes
-- the place of another has another address, and browsers need not forget the old one. Those that are there have none,
-- and keep the names that their files have.
ALTER TABLE media_items ADD COLUMN poster_id text;
