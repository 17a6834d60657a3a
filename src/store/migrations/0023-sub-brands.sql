-- A sub-brand takes parts from the published version of its parent.
ALTER TABLE brands ADD COLUMN parent_brand_id TEXT REFERENCES brands (id);
ALTER TABLE brands ADD COLUMN parent_parts TEXT NOT NULL DEFAULT '[]';
ALTER TABLE brands ADD COLUMN notified_parent_version_id TEXT;
CREATE INDEX brands_by_parent ON brands (parent_brand_id) WHERE parent_brand_id IS NOT NULL;

-- Public files of a sub-brand name its parent while both are public.
CREATE TRIGGER systems_served_sub_brands AFTER UPDATE OF name, slug, status, visibility ON systems
BEGIN
  INSERT INTO served_changes (system_id)
  SELECT systems.id FROM systems JOIN brands ON brands.id = systems.brand_id
  WHERE brands.parent_brand_id = NEW.brand_id AND systems.status <> 'DRAFT';
END;
