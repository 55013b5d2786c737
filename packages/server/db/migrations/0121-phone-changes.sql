-- The previous version runs on this schema.
-- The number that an account may change to without a code to the old one, proved by code and password, and from when.
ALTER TABLE accounts ADD COLUMN next_phone_number text;
ALTER TABLE accounts ADD COLUMN next_phone_from timestamptz;
