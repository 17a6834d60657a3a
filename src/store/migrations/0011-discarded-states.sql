-- What a design was before its finished parts were discarded, so that it can be restored.
CREATE TABLE discarded_states (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), design_id TEXT NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  cause TEXT NOT NULL, parts TEXT NOT NULL, seed INTEGER NOT NULL, direction_id TEXT NOT NULL, status TEXT NOT NULL, project_state TEXT NOT NULL,
  discarded_by TEXT NOT NULL, created_at TEXT NOT NULL, seq INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX discarded_states_by_design ON discarded_states (design_id, seq);
CREATE INDEX discarded_states_by_seq ON discarded_states (seq);
CREATE TRIGGER discarded_states_seq AFTER INSERT ON discarded_states
BEGIN UPDATE discarded_states SET seq = 1 + (SELECT max(seq) FROM discarded_states) WHERE rowid = NEW.rowid; END;
