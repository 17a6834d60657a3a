ALTER TABLE external_artifacts ADD COLUMN stored_bytes INTEGER NOT NULL DEFAULT 0;
UPDATE external_artifacts SET stored_bytes = bytes;
CREATE INDEX external_artifacts_by_size ON external_artifacts (workspace_id, design_id, stored_bytes);
