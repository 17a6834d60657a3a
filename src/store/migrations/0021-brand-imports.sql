-- What was recognised in files that people brought, until a design is made with it.
CREATE TABLE brand_imports (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), name TEXT NOT NULL, content_hash TEXT NOT NULL,
  created_by TEXT NOT NULL, created_at TEXT NOT NULL, seq INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX brand_imports_by_workspace ON brand_imports (workspace_id, seq);
CREATE INDEX brand_imports_by_seq ON brand_imports (seq);
CREATE TRIGGER brand_imports_seq AFTER INSERT ON brand_imports
BEGIN UPDATE brand_imports SET seq = 1 + (SELECT max(seq) FROM brand_imports) WHERE rowid = NEW.rowid; END;
