-- The previous version runs on this schema.
-- The account that an invitation by username is for, and alone may accept it; null for a link. A declined one stays until
-- it expires, so that nobody is asked again at once.
ALTER TABLE circle_invitations ADD COLUMN member_id integer;
ALTER TABLE circle_invitations ADD COLUMN declined_at timestamptz;
CREATE INDEX circle_invitations_by_member ON circle_invitations (member_id) WHERE member_id IS NOT NULL;

-- The receiver of messages who has agreed to receive them; who was named before was not asked, so it is null for all.
ALTER TABLE accounts ADD COLUMN contact_agreed_id integer;

-- Unread messages are not deleted to make room for others.
ALTER TABLE contact_messages ADD COLUMN is_read boolean NOT NULL DEFAULT false;

-- Senders from whom an account takes nothing: emails of visitors in lower case, and accounts ('account:1').
CREATE TABLE blocked_senders (
  account_id integer NOT NULL,
  sender text NOT NULL,
  -- The name that the sender had.
  name text NOT NULL,
  blocked_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, sender)
);
