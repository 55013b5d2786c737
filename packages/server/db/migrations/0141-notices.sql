-- The previous version runs on this schema.
-- What people are told, by the account that is told. It counts invitations and questions among the messages, which
-- reading the messages sets back.
CREATE TABLE notices (
  account_id integer NOT NULL,
  notice_id text NOT NULL,
  kind text NOT NULL,
  told_at timestamptz NOT NULL,
  -- Who did it; null if that account was deleted.
  by_id integer,
  details jsonb NOT NULL DEFAULT '{}',
  read_at timestamptz,
  -- Whether a mail was about it.
  is_mailed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, notice_id)
);
CREATE INDEX notices_by_time ON notices (account_id, told_at DESC);
CREATE INDEX notices_by_author ON notices (by_id);
CREATE INDEX notices_by_age ON notices (told_at);
ALTER TABLE accounts ADD COLUMN unread_notices integer NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN mails_notices boolean NOT NULL DEFAULT false;
-- When the last mail about unread notices was sent.
ALTER TABLE accounts ADD COLUMN notices_mailed_at timestamptz;
CREATE INDEX accounts_with_notices_to_mail ON accounts (account_id) WHERE mails_notices AND unread_notices > 0;
