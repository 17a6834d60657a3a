CREATE TABLE webhook_endpoints (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), url TEXT NOT NULL, description TEXT, events TEXT NOT NULL,
  status TEXT NOT NULL, secret TEXT NOT NULL, previous_secret TEXT, previous_secret_until_ms INTEGER, created_by TEXT, created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL, last_success_at TEXT, failing_since TEXT, paused_at TEXT, paused_reason TEXT
) STRICT;
CREATE INDEX webhook_endpoints_by_workspace ON webhook_endpoints (workspace_id, id);

CREATE TABLE subscriptions (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), system_id TEXT NOT NULL REFERENCES systems (id),
  user_id TEXT NOT NULL REFERENCES users (id), target_url TEXT NOT NULL, events TEXT NOT NULL, secret TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX subscriptions_by_system ON subscriptions (system_id, user_id, id);

CREATE TABLE deliveries (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL, target_id TEXT NOT NULL, event_id TEXT NOT NULL, event TEXT NOT NULL, body TEXT NOT NULL,
  state TEXT NOT NULL, attempts TEXT NOT NULL, attempt_count INTEGER NOT NULL, next_attempt_at_ms INTEGER, leased_by TEXT,
  signed_at_s INTEGER, headers TEXT, redelivery_of TEXT, created_at TEXT NOT NULL, finished_at_ms INTEGER
) STRICT;
CREATE INDEX deliveries_due ON deliveries (state, target_id, next_attempt_at_ms, id);
CREATE INDEX deliveries_by_target ON deliveries (target_id, id);
CREATE INDEX deliveries_finished ON deliveries (target_id, finished_at_ms, id);
CREATE INDEX deliveries_by_finish ON deliveries (finished_at_ms);
CREATE INDEX events_by_time ON events (created_at);
