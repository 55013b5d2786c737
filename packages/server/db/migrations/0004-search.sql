-- What search looks at. Only accounts that everyone may find have a row, so that nothing hidden is counted, ordered by
-- or paged past. The server writes it, because folding a name is the engine's.

CREATE TABLE searchable_accounts (
  account_id integer PRIMARY KEY,
  folded_name text COLLATE "C" NOT NULL,
  -- Every run of one, two and three letters in the name.
  grams text[] NOT NULL
);
CREATE INDEX searchable_accounts_by_gram ON searchable_accounts USING gin (grams);
CREATE INDEX searchable_accounts_by_name ON searchable_accounts (folded_name, account_id);

-- In how many names a gram stands. In shards, so that two who change their names do not wait for each other for long.
CREATE TABLE search_gram_counts (
  gram text COLLATE "C" NOT NULL,
  shard smallint NOT NULL,
  names integer NOT NULL,
  PRIMARY KEY (gram, shard)
);

-- Which version of folding the account's row was written by; 0 is none yet.
ALTER TABLE accounts ADD COLUMN search_version smallint NOT NULL DEFAULT 0;
CREATE INDEX accounts_by_search_version ON accounts (search_version);

-- Name and short name, each on a line; null until the server has written it.
ALTER TABLE organizations ADD COLUMN folded_names text COLLATE "C";

-- Whoever signed up before is a player, like those who do from now on.
UPDATE accounts SET profile_type_ids = '{4}' WHERE profile_type_ids = '{}' AND phone_number IS NOT NULL;
