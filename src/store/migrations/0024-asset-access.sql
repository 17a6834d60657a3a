-- Which systems a part of a design or an import belongs to or once did, and which images are in it, so that an image is only
-- served to those who may read a design with it. Triggers see every writer; images are listed when a part is stored, or before the first use.
CREATE TABLE part_systems (part_hash TEXT NOT NULL, system_id TEXT NOT NULL, PRIMARY KEY (part_hash, system_id)) STRICT, WITHOUT ROWID;
CREATE TABLE asset_parts (asset_hash TEXT NOT NULL, part_hash TEXT NOT NULL, PRIMARY KEY (asset_hash, part_hash)) STRICT, WITHOUT ROWID;
CREATE INDEX asset_parts_by_part ON asset_parts (part_hash);

INSERT OR IGNORE INTO part_systems SELECT part.value, designs.system_id FROM designs, json_each(designs.parts) AS part
WHERE part.key IN ('mark', 'imagery', 'given');
INSERT OR IGNORE INTO part_systems SELECT part.value, versions.system_id FROM versions, json_each(versions.parts) AS part
WHERE part.key IN ('mark', 'imagery', 'given');
INSERT OR IGNORE INTO part_systems SELECT external_artifacts.content_hash, designs.system_id
FROM external_artifacts JOIN designs ON designs.id = external_artifacts.design_id;

CREATE TRIGGER systems_parts_delete AFTER DELETE ON systems
BEGIN DELETE FROM part_systems WHERE system_id = OLD.id; END;
CREATE TRIGGER blobs_parts_delete AFTER DELETE ON blobs
BEGIN DELETE FROM asset_parts WHERE part_hash = OLD.hash; DELETE FROM part_systems WHERE part_hash = OLD.hash; END;
CREATE INDEX part_systems_by_system ON part_systems (system_id);

CREATE TRIGGER designs_parts_insert AFTER INSERT ON designs
BEGIN INSERT OR IGNORE INTO part_systems SELECT part.value, NEW.system_id FROM json_each(NEW.parts) AS part
WHERE part.key IN ('mark', 'imagery', 'given'); END;
CREATE TRIGGER designs_parts_update AFTER UPDATE OF parts ON designs
BEGIN INSERT OR IGNORE INTO part_systems SELECT part.value, NEW.system_id FROM json_each(NEW.parts) AS part
WHERE part.key IN ('mark', 'imagery', 'given'); END;
CREATE TRIGGER versions_parts_insert AFTER INSERT ON versions
BEGIN INSERT OR IGNORE INTO part_systems SELECT part.value, NEW.system_id FROM json_each(NEW.parts) AS part
WHERE part.key IN ('mark', 'imagery', 'given'); END;
CREATE TRIGGER artifacts_parts_insert AFTER INSERT ON external_artifacts
BEGIN INSERT OR IGNORE INTO part_systems SELECT NEW.content_hash, system_id FROM designs WHERE id = NEW.design_id; END;
CREATE TRIGGER artifacts_parts_update AFTER UPDATE OF content_hash ON external_artifacts
BEGIN INSERT OR IGNORE INTO part_systems SELECT NEW.content_hash, system_id FROM designs WHERE id = NEW.design_id; END;
