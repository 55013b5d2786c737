-- The standard that a player chose to be held against; empty where they chose none, null where they never chose.
ALTER TABLE accounts ADD COLUMN standard_name text;
