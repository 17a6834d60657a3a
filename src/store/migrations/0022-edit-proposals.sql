-- Edits of drafts that keys or people proposed, for a person to accept or decline.
CREATE TABLE edit_proposals (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), design_id TEXT NOT NULL REFERENCES designs (id),
  status TEXT NOT NULL, edits TEXT NOT NULL, note TEXT, proposed_by TEXT NOT NULL, fingerprint TEXT NOT NULL, reason TEXT,
  decided_by TEXT, created_at TEXT NOT NULL, decided_at TEXT, seq INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX edit_proposals_by_design ON edit_proposals (design_id, seq);
CREATE INDEX edit_proposals_by_workspace ON edit_proposals (workspace_id);
CREATE INDEX edit_proposals_by_seq ON edit_proposals (seq);
CREATE TRIGGER edit_proposals_seq AFTER INSERT ON edit_proposals
BEGIN UPDATE edit_proposals SET seq = 1 + (SELECT max(seq) FROM edit_proposals) WHERE rowid = NEW.rowid; END;
