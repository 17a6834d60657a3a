-- Remote clients that sign in for a person: clients that registered themselves, the access that people gave, and the hashes
-- of its codes and tokens.
CREATE TABLE oauth_clients (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, redirect_uris TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE INDEX oauth_clients_by_age ON oauth_clients (created_at);

CREATE TABLE oauth_grants (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), user_id TEXT NOT NULL REFERENCES users (id),
  client_id TEXT NOT NULL, client_name TEXT NOT NULL, client_host TEXT, prefix TEXT NOT NULL UNIQUE, permissions TEXT NOT NULL,
  resource TEXT NOT NULL, redirect_uri TEXT NOT NULL, code_challenge TEXT NOT NULL, created_at TEXT NOT NULL, activated_at TEXT,
  last_used_at TEXT, expires_at TEXT NOT NULL, revoked_at TEXT, seq INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX oauth_grants_by_workspace ON oauth_grants (workspace_id, seq);
CREATE INDEX oauth_grants_by_user ON oauth_grants (user_id);
CREATE INDEX oauth_grants_by_client ON oauth_grants (client_id);
CREATE INDEX oauth_grants_by_seq ON oauth_grants (seq);
CREATE TRIGGER oauth_grants_seq AFTER INSERT ON oauth_grants
BEGIN UPDATE oauth_grants SET seq = 1 + (SELECT max(seq) FROM oauth_grants) WHERE rowid = NEW.rowid; END;
CREATE TRIGGER oauth_grants_delete AFTER DELETE ON oauth_grants
BEGIN DELETE FROM oauth_tokens WHERE grant_id = OLD.id; END;

CREATE TABLE oauth_tokens (
  hash TEXT PRIMARY KEY, grant_id TEXT NOT NULL, kind TEXT NOT NULL, expires_at_ms INTEGER NOT NULL, used_at_ms INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX oauth_tokens_by_grant ON oauth_tokens (grant_id);
CREATE INDEX oauth_tokens_by_expiry ON oauth_tokens (expires_at_ms);
