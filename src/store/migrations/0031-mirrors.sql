-- Systems that are copies of those of another Livery: where they come from and the key that signs them.
CREATE TABLE mirrors (
  system_id TEXT PRIMARY KEY REFERENCES systems (id) ON DELETE CASCADE,
  brand_id TEXT NOT NULL UNIQUE REFERENCES brands (id) ON DELETE CASCADE,
  workspace_id TEXT NOT NULL REFERENCES workspaces (id), source TEXT NOT NULL, public_key TEXT, fingerprint TEXT,
  names_parent INTEGER NOT NULL, created_at TEXT NOT NULL, pulled_at TEXT NOT NULL, seq INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX mirrors_by_workspace ON mirrors (workspace_id);
CREATE INDEX mirrors_by_seq ON mirrors (seq);
CREATE TRIGGER mirrors_seq AFTER INSERT ON mirrors
BEGIN UPDATE mirrors SET seq = 1 + (SELECT max(seq) FROM mirrors) WHERE rowid = NEW.rowid; END;
