ALTER TABLE workspaces ADD COLUMN public_on TEXT NOT NULL DEFAULT 'APPROVAL';

ALTER TABLE systems ADD COLUMN visibility TEXT NOT NULL DEFAULT 'PUBLIC';
ALTER TABLE systems ADD COLUMN show_brief INTEGER NOT NULL DEFAULT 0;
ALTER TABLE systems ADD COLUMN activated_at TEXT;
ALTER TABLE systems ADD COLUMN served_version_id TEXT;
UPDATE systems SET activated_at =
  (SELECT min(versions.created_at) FROM versions WHERE versions.system_id = systems.id AND versions.kind <> 'alpha');

-- The column "slug" is unique in the whole installation. From here on only a system that has been public holds its slug there, others hold their id:
-- a slug that is taken elsewhere must not tell of drafts and private systems. What a system is called is "own_slug", unique in its workspace.
ALTER TABLE systems ADD COLUMN own_slug TEXT NOT NULL DEFAULT '';
UPDATE systems SET own_slug = slug;
UPDATE systems SET slug = id WHERE activated_at IS NULL;
CREATE UNIQUE INDEX systems_by_own_slug ON systems (workspace_id, own_slug);
CREATE INDEX systems_named ON systems (own_slug);
CREATE INDEX systems_by_face ON systems (status, visibility, id);

DROP TRIGGER versions_freeze;
ALTER TABLE versions ADD COLUMN bump TEXT;
ALTER TABLE versions ADD COLUMN proposed_bump TEXT;
ALTER TABLE versions ADD COLUMN reasons TEXT NOT NULL DEFAULT '[]';
ALTER TABLE versions ADD COLUMN release_notes TEXT;
CREATE TRIGGER versions_freeze BEFORE UPDATE ON versions BEGIN SELECT RAISE(ABORT, 'a version never changes'); END;
