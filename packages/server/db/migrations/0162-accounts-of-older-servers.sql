-- The previous version runs on this schema.
--
-- Whether a server that closes new accounts until their age is known has stored the account. Accounts from before stay as
-- they are. What an older server stores during an upgrade gets false, and the next start closes it.
ALTER TABLE accounts ADD COLUMN knows_starting_privacy boolean NOT NULL DEFAULT true;
ALTER TABLE accounts ALTER COLUMN knows_starting_privacy SET DEFAULT false;
CREATE INDEX accounts_of_older_servers ON accounts (account_id) WHERE NOT knows_starting_privacy;

-- The mean of each squad as its players read it. The previous version does not know it, and computes means at each call.
CREATE TABLE team_means (
  organization_id integer PRIMARY KEY,
  -- The Monday (UTC) of the week in which it was last looked whether enough players have changed.
  checked_week date NOT NULL,
  -- By roster: when it was taken, of how many players, the sums by part, and what each account has added to them. An
  -- account that is deleted is taken out of the latter.
  squads jsonb NOT NULL
);
