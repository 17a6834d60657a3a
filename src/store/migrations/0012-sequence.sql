-- The order in which rows were made. The clock of the machine may be set, so neither times nor ids (which begin with a time) tell it.
DROP TRIGGER IF EXISTS versions_freeze;
DROP TRIGGER IF EXISTS audit_log_keep;

ALTER TABLE workspaces ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE workspaces SET seq = rowid;
CREATE INDEX workspaces_by_seq ON workspaces (seq);
CREATE TRIGGER workspaces_seq AFTER INSERT ON workspaces
BEGIN UPDATE workspaces SET seq = 1 + (SELECT max(seq) FROM workspaces) WHERE rowid = NEW.rowid; END;

ALTER TABLE memberships ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE memberships SET seq = rowid;
CREATE INDEX memberships_by_seq ON memberships (seq);
CREATE TRIGGER memberships_seq AFTER INSERT ON memberships
BEGIN UPDATE memberships SET seq = 1 + (SELECT max(seq) FROM memberships) WHERE rowid = NEW.rowid; END;

ALTER TABLE api_keys ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE api_keys SET seq = rowid;
CREATE INDEX api_keys_by_seq ON api_keys (seq);
CREATE TRIGGER api_keys_seq AFTER INSERT ON api_keys
BEGIN UPDATE api_keys SET seq = 1 + (SELECT max(seq) FROM api_keys) WHERE rowid = NEW.rowid; END;

ALTER TABLE brands ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE brands SET seq = rowid;
CREATE INDEX brands_by_seq ON brands (seq);
CREATE TRIGGER brands_seq AFTER INSERT ON brands
BEGIN UPDATE brands SET seq = 1 + (SELECT max(seq) FROM brands) WHERE rowid = NEW.rowid; END;

ALTER TABLE systems ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE systems SET seq = rowid;
CREATE INDEX systems_by_seq ON systems (seq);
CREATE TRIGGER systems_seq AFTER INSERT ON systems
BEGIN UPDATE systems SET seq = 1 + (SELECT max(seq) FROM systems) WHERE rowid = NEW.rowid; END;

ALTER TABLE designs ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE designs SET seq = rowid;
CREATE INDEX designs_by_seq ON designs (seq);
CREATE TRIGGER designs_seq AFTER INSERT ON designs
BEGIN UPDATE designs SET seq = 1 + (SELECT max(seq) FROM designs) WHERE rowid = NEW.rowid; END;

ALTER TABLE versions ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE versions SET seq = rowid;
CREATE INDEX versions_by_seq ON versions (seq);
CREATE TRIGGER versions_seq AFTER INSERT ON versions
BEGIN UPDATE versions SET seq = 1 + (SELECT max(seq) FROM versions) WHERE rowid = NEW.rowid; END;

ALTER TABLE projects ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE projects SET seq = rowid;
CREATE INDEX projects_by_seq ON projects (seq);
CREATE TRIGGER projects_seq AFTER INSERT ON projects
BEGIN UPDATE projects SET seq = 1 + (SELECT max(seq) FROM projects) WHERE rowid = NEW.rowid; END;

ALTER TABLE sessions ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET seq = rowid;
CREATE INDEX sessions_by_seq ON sessions (seq);
CREATE TRIGGER sessions_seq AFTER INSERT ON sessions
BEGIN UPDATE sessions SET seq = 1 + (SELECT max(seq) FROM sessions) WHERE rowid = NEW.rowid; END;

ALTER TABLE one_time_links ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE one_time_links SET seq = rowid;
CREATE INDEX one_time_links_by_seq ON one_time_links (seq);
CREATE TRIGGER one_time_links_seq AFTER INSERT ON one_time_links
BEGIN UPDATE one_time_links SET seq = 1 + (SELECT max(seq) FROM one_time_links) WHERE rowid = NEW.rowid; END;

ALTER TABLE audit_log ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE audit_log SET seq = rowid;
CREATE INDEX audit_log_by_seq ON audit_log (seq);
CREATE TRIGGER audit_log_seq AFTER INSERT ON audit_log
BEGIN UPDATE audit_log SET seq = 1 + (SELECT max(seq) FROM audit_log) WHERE rowid = NEW.rowid; END;

ALTER TABLE events ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE events SET seq = rowid;
CREATE INDEX events_by_seq ON events (seq);
CREATE TRIGGER events_seq AFTER INSERT ON events
BEGIN UPDATE events SET seq = 1 + (SELECT max(seq) FROM events) WHERE rowid = NEW.rowid; END;

ALTER TABLE change_requests ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE change_requests SET seq = rowid;
CREATE INDEX change_requests_by_seq ON change_requests (seq);
CREATE TRIGGER change_requests_seq AFTER INSERT ON change_requests
BEGIN UPDATE change_requests SET seq = 1 + (SELECT max(seq) FROM change_requests) WHERE rowid = NEW.rowid; END;

ALTER TABLE external_artifacts ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE external_artifacts SET seq = rowid;
CREATE INDEX external_artifacts_by_seq ON external_artifacts (seq);
CREATE TRIGGER external_artifacts_seq AFTER INSERT ON external_artifacts
BEGIN UPDATE external_artifacts SET seq = 1 + (SELECT max(seq) FROM external_artifacts) WHERE rowid = NEW.rowid; END;

ALTER TABLE webhook_endpoints ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE webhook_endpoints SET seq = rowid;
CREATE INDEX webhook_endpoints_by_seq ON webhook_endpoints (seq);
CREATE TRIGGER webhook_endpoints_seq AFTER INSERT ON webhook_endpoints
BEGIN UPDATE webhook_endpoints SET seq = 1 + (SELECT max(seq) FROM webhook_endpoints) WHERE rowid = NEW.rowid; END;

ALTER TABLE subscriptions ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE subscriptions SET seq = rowid;
CREATE INDEX subscriptions_by_seq ON subscriptions (seq);
CREATE TRIGGER subscriptions_seq AFTER INSERT ON subscriptions
BEGIN UPDATE subscriptions SET seq = 1 + (SELECT max(seq) FROM subscriptions) WHERE rowid = NEW.rowid; END;

ALTER TABLE deliveries ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
UPDATE deliveries SET seq = rowid;
CREATE INDEX deliveries_by_seq ON deliveries (seq);
CREATE TRIGGER deliveries_seq AFTER INSERT ON deliveries
BEGIN UPDATE deliveries SET seq = 1 + (SELECT max(seq) FROM deliveries) WHERE rowid = NEW.rowid; END;

CREATE TRIGGER versions_freeze BEFORE UPDATE ON versions WHEN OLD.seq <> 0
BEGIN SELECT RAISE(ABORT, 'a version never changes'); END;
CREATE TRIGGER audit_log_keep BEFORE UPDATE ON audit_log WHEN OLD.seq <> 0
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;

-- The order in which deliveries of a target were finished, by which the oldest of them are forgotten.
ALTER TABLE deliveries ADD COLUMN finished_seq INTEGER;
UPDATE deliveries SET finished_seq = ranked.place FROM (
  SELECT id, row_number() OVER (PARTITION BY target_id ORDER BY finished_at_ms, id) AS place FROM deliveries WHERE finished_at_ms IS NOT NULL
) AS ranked WHERE ranked.id = deliveries.id;
CREATE TRIGGER deliveries_finish AFTER UPDATE OF finished_at_ms ON deliveries
WHEN OLD.finished_at_ms IS NULL AND NEW.finished_at_ms IS NOT NULL
BEGIN UPDATE deliveries SET finished_seq = 1 + (SELECT coalesce(max(finished_seq), 0) FROM deliveries WHERE target_id = NEW.target_id)
  WHERE rowid = NEW.rowid; END;
CREATE TRIGGER deliveries_arrive_finished AFTER INSERT ON deliveries WHEN NEW.finished_at_ms IS NOT NULL
BEGIN UPDATE deliveries SET finished_seq = 1 + (SELECT coalesce(max(finished_seq), 0) FROM deliveries WHERE target_id = NEW.target_id)
  WHERE rowid = NEW.rowid; END;
DROP INDEX deliveries_finished;
CREATE INDEX deliveries_finished ON deliveries (target_id, finished_seq) WHERE finished_seq IS NOT NULL;
-- Second and third attempts, which do not wait behind first ones of the same target.
CREATE INDEX deliveries_retries ON deliveries (target_id, next_attempt_at_ms) WHERE state = 'PENDING' AND attempt_count > 0;

DROP INDEX systems_by_status;
CREATE INDEX systems_by_status ON systems (status, seq);
DROP INDEX designs_by_system;
CREATE INDEX designs_by_system ON designs (system_id, seq);
DROP INDEX designs_by_brand;
CREATE INDEX designs_by_brand ON designs (brand_id, seq);
DROP INDEX versions_by_design;
CREATE INDEX versions_by_design ON versions (design_id, seq);
DROP INDEX projects_by_workspace;
CREATE INDEX projects_by_workspace ON projects (workspace_id, seq);
DROP INDEX api_keys_by_workspace;
CREATE INDEX api_keys_by_workspace ON api_keys (workspace_id, seq);
DROP INDEX audit_log_by_workspace;
CREATE INDEX audit_log_by_workspace ON audit_log (workspace_id, seq);
DROP INDEX events_by_workspace;
CREATE INDEX events_by_workspace ON events (workspace_id, seq);
DROP INDEX change_requests_by_project;
CREATE INDEX change_requests_by_project ON change_requests (project_id, seq);
DROP INDEX external_artifacts_by_project;
CREATE INDEX external_artifacts_by_project ON external_artifacts (project_id, seq);
DROP INDEX webhook_endpoints_by_workspace;
CREATE INDEX webhook_endpoints_by_workspace ON webhook_endpoints (workspace_id, seq);
DROP INDEX subscriptions_by_system;
CREATE INDEX subscriptions_by_system ON subscriptions (system_id, user_id, seq);
DROP INDEX subscriptions_by_person;
CREATE INDEX subscriptions_by_person ON subscriptions (user_id, seq);
DROP INDEX deliveries_by_target;
CREATE INDEX deliveries_by_target ON deliveries (target_id, seq);
CREATE INDEX brands_by_workspace ON brands (workspace_id, seq);
CREATE INDEX versions_by_system ON versions (system_id, seq);
CREATE INDEX memberships_by_workspace ON memberships (workspace_id, seq);
