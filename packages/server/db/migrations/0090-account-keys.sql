-- What finds an account: its username and phone number, and the numbers and secrets of its links and payments. A table
-- distributed by account cannot keep a name unique, because a unique index must contain the distribution column.
CREATE TABLE account_keys (
  kind text NOT NULL,
  key text NOT NULL,
  account_id integer NOT NULL,
  PRIMARY KEY (kind, key)
);
INSERT INTO account_keys (kind, key, account_id)
SELECT 'username', lower(username), account_id FROM accounts
UNION ALL SELECT 'phoneNumber', phone_number, account_id FROM accounts WHERE phone_number IS NOT NULL
UNION ALL SELECT 'payment', payment_id, account_id FROM payments
UNION ALL SELECT 'resume', hash::text, account_id FROM resume_reports
UNION ALL SELECT 'comparison', hash::text, min(account_id) FROM compare_states GROUP BY hash
UNION ALL SELECT 'circleInvitation', secret_hash, account_id FROM circle_invitations;

-- The id of an account is drawn before its keys are stored. An identity column of this type cannot be distributed.
CREATE SEQUENCE account_ids AS integer;
SELECT setval('account_ids', greatest(1, (SELECT max(account_id) FROM accounts)), EXISTS (SELECT FROM accounts));
ALTER TABLE accounts ALTER COLUMN account_id DROP IDENTITY;
ALTER TABLE accounts ALTER COLUMN account_id SET DEFAULT nextval('account_ids');
