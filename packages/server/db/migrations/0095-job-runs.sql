-- The previous version runs on this schema.
-- Which server runs a job, and when it is due again: servers on one database take it one at a time.
CREATE TABLE job_runs (
  job text PRIMARY KEY,
  holder text NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  due_at timestamptz NOT NULL
);

-- What the retention job looks for, so that it does not read whole tables every hour.
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_end ON sessions (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at);
CREATE INDEX audit_events_by_time ON audit_events (occurred_at);
CREATE INDEX circle_invitations_by_expiry ON circle_invitations (expires_at);
CREATE INDEX resume_reports_by_expiry ON resume_reports (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX email_codes_by_expiry ON email_codes (expires_at);
CREATE INDEX media_items_of_news ON media_items (created_at) WHERE use = 'news';
