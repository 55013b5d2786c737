-- False until the owner of an account created by sign-in has answered or skipped the first questions.
ALTER TABLE accounts ADD COLUMN has_been_welcomed boolean NOT NULL DEFAULT true;
-- Whoever was not asked for a name yet is asked once more.
UPDATE accounts SET has_been_welcomed = false WHERE NOT has_chosen_name;
