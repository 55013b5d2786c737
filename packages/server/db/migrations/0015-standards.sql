-- The standard a player chose to be compared with: '' for none, null if never chosen.
ALTER TABLE accounts ADD COLUMN standard_name text;
