-- The previous version runs on this schema.
--
-- The results that an import has stored in the schedule, which are taken back with it.
CREATE TABLE imported_results (
  account_id integer NOT NULL,
  import_id uuid NOT NULL,
  tournament_id text NOT NULL,
  -- The result that the import has stored: an event with another one was changed since.
  stored jsonb NOT NULL,
  -- The result that comes back when the import is taken back; null if the event had none.
  before jsonb,
  is_added boolean NOT NULL,
  -- The event with its tournament, which taking the import back has deleted; null if it has not.
  removed jsonb,
  PRIMARY KEY (account_id, import_id, tournament_id)
);
