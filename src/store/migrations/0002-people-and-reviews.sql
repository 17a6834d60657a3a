CREATE TABLE sessions (
  id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), token_hash TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE one_time_links (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE, workspace_id TEXT REFERENCES workspaces (id), email TEXT, role TEXT,
  user_id TEXT REFERENCES users (id), created_by TEXT, created_at TEXT NOT NULL, expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX one_time_links_by_workspace ON one_time_links (workspace_id, kind);

CREATE TABLE audit_log (
  id TEXT PRIMARY KEY, workspace_id TEXT, actor_kind TEXT NOT NULL, actor_id TEXT, actor_name TEXT NOT NULL, action TEXT NOT NULL,
  target_id TEXT, details TEXT NOT NULL, request_id TEXT, address TEXT, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX audit_log_by_workspace ON audit_log (workspace_id, id);
CREATE TRIGGER audit_log_keep BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
CREATE TRIGGER audit_log_stay BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;

CREATE TABLE events (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL, system_id TEXT, name TEXT NOT NULL, data TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX events_by_workspace ON events (workspace_id, id);

CREATE TABLE change_requests (
  id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id), stage TEXT NOT NULL, note TEXT NOT NULL, requested_by TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX change_requests_by_project ON change_requests (project_id, id);

ALTER TABLE projects ADD COLUMN external_design INTEGER NOT NULL DEFAULT 0;
CREATE INDEX projects_by_workspace ON projects (workspace_id, id);
CREATE INDEX api_keys_by_workspace ON api_keys (workspace_id, id);
CREATE INDEX memberships_by_user ON memberships (user_id);
