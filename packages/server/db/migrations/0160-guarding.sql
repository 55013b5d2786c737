-- The previous version runs on this schema.
--
-- Agreements name the guardian who gave them. To the previous version a membership that waits again is a request without an
-- agreement, and a member of a circle who waits has declined the invitation: it shows them nothing.

-- The day before which an earlier statement of age keeps a person under 18, until a guardian agrees to a later one.
ALTER TABLE accounts ADD COLUMN adult_from date;
-- Who let members into the circle of a player under 18: [{"memberId": 1, "guardianId": 2}].
ALTER TABLE accounts ADD COLUMN circle_agreements jsonb NOT NULL DEFAULT '[]';
-- When somebody accepted an invitation that waits for a guardian.
ALTER TABLE circle_invitations ADD COLUMN accepted_at timestamptz;
-- The guardian who agreed to the level; null for a player who needs none. The next start completes what an earlier version wrote.
ALTER TABLE team_players ADD COLUMN agreed_by integer;
ALTER TABLE team_requests ADD COLUMN agreed_by integer;
-- Since when somebody was a member whose team waits for a guardian again.
ALTER TABLE team_requests ADD COLUMN member_since timestamptz;

-- Whom somebody guards is asked on their home, and when they are about to coach.
CREATE INDEX accounts_by_guardian ON accounts USING gin (guardian_ids);
CREATE INDEX accounts_by_asked_guardian ON accounts USING gin (asked_guardian_ids);
