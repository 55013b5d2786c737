-- Who changed a round, and how many of its holes were played.
ALTER TABLE rounds
  ADD COLUMN holes_played smallint,
  ADD COLUMN changed_by integer,
  ADD COLUMN change_kind text NOT NULL DEFAULT 'unknown'
    CHECK (change_kind IN ('logged', 'imported', 'restored', 'unknown')),
  ADD COLUMN entered_by integer;
UPDATE rounds SET holes_played =
  (SELECT count(*) FROM jsonb_array_elements(document -> 'holes') AS hole WHERE hole ? 'score');
ALTER TABLE rounds ALTER COLUMN holes_played SET NOT NULL;

-- Past revisions of rounds, of stored and of deleted ones; the current revision is the round's own row.
CREATE TABLE round_revisions (
  account_id integer NOT NULL,
  round_id text NOT NULL,
  revision integer NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by integer,
  change_kind text NOT NULL,
  document jsonb NOT NULL,
  PRIMARY KEY (account_id, round_id, revision)
);

-- Deleted rounds, for a day: in a table of its own, so that no list and no figure can count one.
CREATE TABLE deleted_rounds (
  account_id integer NOT NULL,
  round_id text NOT NULL,
  deleted_at timestamptz NOT NULL,
  deleted_by integer,
  revision integer NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by integer,
  change_kind text NOT NULL,
  entered_by integer,
  is_favorite boolean NOT NULL,
  favorite_note text,
  document jsonb NOT NULL,
  PRIMARY KEY (account_id, round_id)
);
CREATE INDEX deleted_rounds_by_time ON deleted_rounds (deleted_at);

-- Rounds that somebody else entered or changed, to forget who it was when that account is deleted.
CREATE INDEX rounds_changed_by_others ON rounds (changed_by) WHERE changed_by <> account_id;
CREATE INDEX rounds_entered_by_others ON rounds (entered_by) WHERE entered_by <> account_id;
CREATE INDEX round_revisions_by_others ON round_revisions (changed_by) WHERE changed_by <> account_id;
