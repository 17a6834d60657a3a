-- Which systems look different to the public since when, so that a process drops only the cached replies that a commit touches. Triggers see every writer.
-- The id `*` stands for all systems. Only the latest thousand rows are kept: a reader that is further behind drops everything.
CREATE TABLE served_changes (seq INTEGER PRIMARY KEY AUTOINCREMENT, system_id TEXT NOT NULL) STRICT;
CREATE TRIGGER served_changes_prune AFTER INSERT ON served_changes
BEGIN DELETE FROM served_changes WHERE seq <= NEW.seq - 1000; END;

CREATE TRIGGER systems_served_insert AFTER INSERT ON systems WHEN NEW.status <> 'DRAFT'
BEGIN INSERT INTO served_changes (system_id) VALUES (NEW.id); END;
CREATE TRIGGER systems_served_update AFTER UPDATE OF name, slug, brand_color, token_count, status, platform, pinned_design_id, updated_at ON systems
WHEN OLD.status <> 'DRAFT' OR NEW.status <> 'DRAFT'
BEGIN INSERT INTO served_changes (system_id) VALUES (NEW.id); END;
CREATE TRIGGER systems_served_delete AFTER DELETE ON systems
BEGIN INSERT INTO served_changes (system_id) VALUES (OLD.id); END;

CREATE TRIGGER designs_served_update AFTER UPDATE ON designs
WHEN OLD.status IN ('APPROVED', 'PUBLISHED', 'ARCHIVED') OR NEW.status IN ('APPROVED', 'PUBLISHED', 'ARCHIVED')
BEGIN INSERT INTO served_changes (system_id) VALUES (NEW.system_id); END;
CREATE TRIGGER designs_served_delete AFTER DELETE ON designs
BEGIN INSERT INTO served_changes (system_id) VALUES (OLD.system_id); END;

CREATE TRIGGER versions_served_insert AFTER INSERT ON versions
BEGIN INSERT INTO served_changes (system_id) VALUES (NEW.system_id); END;

CREATE TRIGGER brands_served_update AFTER UPDATE ON brands
BEGIN INSERT INTO served_changes (system_id) SELECT id FROM systems WHERE brand_id = NEW.id AND status <> 'DRAFT'; END;

CREATE TRIGGER workspaces_served_update AFTER UPDATE ON workspaces
BEGIN INSERT INTO served_changes (system_id) SELECT '*' WHERE EXISTS (SELECT 1 FROM systems WHERE workspace_id = NEW.id AND status <> 'DRAFT'); END;
