ALTER TABLE external_artifacts ADD COLUMN judged_by INTEGER NOT NULL DEFAULT 0;
CREATE INDEX external_artifacts_by_judgement ON external_artifacts (judged_by, status);
