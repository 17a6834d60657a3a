CREATE TABLE external_artifacts (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), design_id TEXT NOT NULL REFERENCES designs (id),
  project_id TEXT NOT NULL REFERENCES projects (id), kind TEXT NOT NULL, name TEXT NOT NULL, slug TEXT NOT NULL, status TEXT NOT NULL,
  bytes INTEGER NOT NULL, fingerprint TEXT NOT NULL, content_hash TEXT NOT NULL REFERENCES blobs (hash), checks TEXT NOT NULL, reason TEXT,
  decided_by TEXT, created_at TEXT NOT NULL, decided_at TEXT
) STRICT;
CREATE INDEX external_artifacts_by_project ON external_artifacts (project_id, id);
CREATE INDEX external_artifacts_by_slug ON external_artifacts (project_id, kind, slug);
