-- What a player has chosen for a resume (the contract's `ResumeSettings`, without lists of what there is to choose from).
CREATE TABLE resume_settings (
  account_id integer PRIMARY KEY,
  settings jsonb NOT NULL
);
-- Resumes that links lead to, each by the number that its link carries. What they say is read anew whenever one is
-- opened; the state says what was chosen. A withdrawn one is no longer here.
CREATE TABLE resume_reports (
  account_id integer NOT NULL,
  hash bigint NOT NULL,
  state jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  view_count integer NOT NULL,
  PRIMARY KEY (account_id, hash)
);
-- A link carries the number alone.
CREATE INDEX resume_reports_by_hash ON resume_reports (hash);
