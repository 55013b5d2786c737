ALTER TABLE accounts
  -- Who receives messages from visitors: the account itself or a member of its circle; null for nobody.
  ADD COLUMN contact_receiver_id integer,
  -- Asked only of players who receive messages themselves.
  ADD COLUMN birth_date date,
  -- Messages that arrived since their receiver last looked.
  ADD COLUMN unread_messages integer NOT NULL DEFAULT 0;
-- Messages from visitors, by the account that receives them.
CREATE TABLE contact_messages (
  account_id integer NOT NULL,
  message_id uuid NOT NULL,
  -- The player whom the message is about, and the name that the sender saw.
  player_id integer NOT NULL,
  player_name text NOT NULL,
  sender_name text NOT NULL,
  sender_email text NOT NULL,
  organization text,
  body text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, message_id)
);
CREATE INDEX contact_messages_by_time ON contact_messages (account_id, sent_at DESC);
CREATE INDEX contact_messages_by_player ON contact_messages (player_id);
