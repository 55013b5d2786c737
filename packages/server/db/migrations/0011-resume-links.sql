-- A resume opens for whoever has its link, so its number is drawn by lot and of one resume alone.
DROP INDEX resume_reports_by_hash;
CREATE UNIQUE INDEX resume_reports_by_hash ON resume_reports (hash);
-- Which of the days that were chosen move on with today ('Last 24 Months'); those picked by hand stay.
ALTER TABLE resume_settings ADD COLUMN timeframes jsonb NOT NULL DEFAULT '{}';
