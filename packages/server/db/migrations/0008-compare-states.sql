-- Whole comparisons, each by the number that a link to it carries: of the player whose page it is on. Texts are those of
-- the contract's `CompareState`, written anew by the server, without names.
CREATE TABLE compare_states (
  account_id integer NOT NULL,
  hash bigint NOT NULL,
  left_filter text NOT NULL,
  right_filter text NOT NULL,
  left_component_selections text NOT NULL,
  right_component_selections text NOT NULL,
  metrics_selections text NOT NULL,
  -- Kept by someone with full access to the player; others' may not push those out.
  is_own boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, hash)
);
-- A report's link carries the number alone.
CREATE INDEX compare_states_by_hash ON compare_states (hash);
CREATE INDEX compare_states_by_use ON compare_states (account_id, is_own, last_used_at DESC);

-- Whom one can compare with: who is on a roster, and in whose circle someone is.
CREATE INDEX accounts_by_circle ON accounts USING gin (sub_circle_account_ids);
CREATE INDEX rosters_by_member ON rosters USING gin (member_account_ids);
