-- The network that asked for the code, null where several did. Tries of a code are counted by number and network in
-- sign_in_counters from now on, so that nobody uses up the tries of somebody else.
ALTER TABLE sign_in_challenges DROP COLUMN tries, ADD COLUMN asked_from text;
