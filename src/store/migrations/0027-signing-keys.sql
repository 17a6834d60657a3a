-- Keys with which a workspace signs its bundles. The private keys are sealed with the secret key of the installation.
CREATE TABLE signing_keys (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), name TEXT NOT NULL, public_key TEXT NOT NULL,
  fingerprint TEXT NOT NULL, secret TEXT NOT NULL, created_by TEXT, created_at TEXT NOT NULL, revoked_at TEXT,
  seq INTEGER NOT NULL DEFAULT 0, UNIQUE (workspace_id, fingerprint)
) STRICT;
CREATE INDEX signing_keys_by_workspace ON signing_keys (workspace_id, seq);
CREATE INDEX signing_keys_by_seq ON signing_keys (seq);
CREATE TRIGGER signing_keys_seq AFTER INSERT ON signing_keys
BEGIN UPDATE signing_keys SET seq = 1 + (SELECT max(seq) FROM signing_keys) WHERE rowid = NEW.rowid; END;
