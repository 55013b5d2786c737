-- The previous version runs on this schema.
--
-- Imports of rounds, each of which is taken back as one step.
CREATE TABLE round_imports (
  account_id integer NOT NULL,
  import_id uuid NOT NULL,
  source text NOT NULL,
  imported_at timestamptz NOT NULL,
  -- Null if that account was deleted.
  imported_by integer,
  PRIMARY KEY (account_id, import_id)
);
CREATE INDEX round_imports_by_others ON round_imports (imported_by) WHERE imported_by <> account_id;

-- The rounds that an import has stored. A round with another revision was changed since.
CREATE TABLE imported_rounds (
  account_id integer NOT NULL,
  import_id uuid NOT NULL,
  round_id text NOT NULL,
  revision integer NOT NULL,
  -- The revision that comes back when the import is taken back; null for a round that the import added.
  before_revision integer,
  PRIMARY KEY (account_id, import_id, round_id)
);
CREATE INDEX imported_rounds_by_round ON imported_rounds (account_id, round_id);
