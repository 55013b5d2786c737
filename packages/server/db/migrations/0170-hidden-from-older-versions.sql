-- The previous version runs on this schema.
--
-- What people hide by a setting that older versions do not know is in columns and spellings that those do not read, so
-- that they hide it too, as long as they run beside this version and after somebody goes back to them.

-- Versions before 0110 show events to come wherever `allow_public_site` is true: it is true only where they are shown.
ALTER TABLE accounts ADD COLUMN is_open_without_coming_events boolean NOT NULL DEFAULT false;
UPDATE accounts SET is_open_without_coming_events = true, allow_public_site = false
WHERE allow_public_site AND NOT shows_coming_events;

-- Versions before 0100 send messages of visitors to whoever is in `contact_receiver_id`, whether or not that person has
-- agreed, is of age or has blocked the sender.
ALTER TABLE accounts ADD COLUMN message_receiver_id integer;
UPDATE accounts SET message_receiver_id = contact_receiver_id, contact_receiver_id = NULL
WHERE contact_receiver_id IS NOT NULL;

-- Whether the receiver was told that they are asked; versions before 0141 tell nobody.
ALTER TABLE accounts ADD COLUMN is_receiver_asked boolean NOT NULL DEFAULT false;

-- What a version before this one stores in these columns, the next start of a newer one takes over.
CREATE INDEX accounts_changed_by_older_servers ON accounts (account_id)
WHERE contact_receiver_id IS NOT NULL OR (allow_public_site AND NOT shows_coming_events);
CREATE INDEX accounts_with_receivers_to_ask ON accounts (account_id)
WHERE NOT is_receiver_asked AND message_receiver_id <> account_id;

-- Versions before the page Index cannot show a profile with a setting of it.
ALTER TABLE accounts ADD COLUMN shows_index boolean;
UPDATE accounts a SET shows_index = s.is_public FROM feature_settings s
WHERE s.account_id = a.account_id AND s.feature_id = 90;
DELETE FROM feature_settings WHERE feature_id = 90;

-- Versions before 0130 give full access to whoever opens the link of an invitation, which they find by the hash alone.
INSERT INTO account_keys (kind, key, account_id)
SELECT 'circleInvitation', 'limited:' || secret_hash, account_id FROM circle_invitations WHERE level <> 'manage'
ON CONFLICT DO NOTHING;
DELETE FROM account_keys WHERE kind = 'circleInvitation'
AND key IN (SELECT secret_hash FROM circle_invitations WHERE level <> 'manage');
UPDATE circle_invitations SET secret_hash = 'limited:' || secret_hash WHERE level <> 'manage';

-- Versions before 0140 open a page for every organization, which they find by its names. No address that a server takes
-- is as long as this one.
ALTER TABLE organizations ADD COLUMN team_short_name text;
UPDATE organizations SET team_short_name = short_name, short_name = repeat('-', 200) || organization_id, folded_names = ''
WHERE NOT has_public_page;
