-- What keeps lists as fast in a full workspace as in a new one.
--
-- What a system is found and sorted by, in its own row: when it or its brand last changed, and its name, slug and tagline in lower case.
-- Programs fold letters of all scripts, the database perhaps not all; a brand's next change does the rest.
ALTER TABLE systems ADD COLUMN changed_at TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE systems ADD COLUMN search_text TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE systems SET
  changed_at = coalesce((SELECT brands.updated_at FROM brands
    WHERE brands.id = systems.brand_id AND brands.updated_at > systems.updated_at), updated_at),
  search_text = folded_name || ' ' || own_slug || ' ' ||
    coalesce((SELECT lower(brands.tagline) FROM brands WHERE brands.id = systems.brand_id), '');

-- A project is found by its name and that of its brand.
ALTER TABLE projects ADD COLUMN search_text TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE projects SET search_text = lower(name) || ' ' || coalesce((
  SELECT systems.folded_name FROM systems JOIN designs ON designs.system_id = systems.id WHERE designs.id = projects.design_id
), '');

-- Every three characters that follow each other in what a system or a project is found by, so that a search for a rare word
-- reads few rows.
CREATE TABLE system_grams (
  gram TEXT COLLATE "C" NOT NULL, row_id TEXT COLLATE "C" NOT NULL REFERENCES systems (id) ON DELETE CASCADE, PRIMARY KEY (gram, row_id)
);
WITH RECURSIVE place (id, text, at) AS (
  SELECT id, search_text, 1 FROM systems WHERE length(search_text) >= 3
  UNION ALL SELECT id, text, at + 1 FROM place WHERE at + 3 <= length(text)
) INSERT INTO system_grams SELECT substr(text, at, 3), id FROM place ON CONFLICT DO NOTHING;
CREATE INDEX system_grams_by_row ON system_grams (row_id);
CREATE TABLE project_grams (
  gram TEXT COLLATE "C" NOT NULL, row_id TEXT COLLATE "C" NOT NULL REFERENCES projects (id) ON DELETE CASCADE, PRIMARY KEY (gram, row_id)
);
WITH RECURSIVE place (id, text, at) AS (
  SELECT id, search_text, 1 FROM projects WHERE length(search_text) >= 3
  UNION ALL SELECT id, text, at + 1 FROM place WHERE at + 3 <= length(text)
) INSERT INTO project_grams SELECT substr(text, at, 3), id FROM place ON CONFLICT DO NOTHING;
CREATE INDEX project_grams_by_row ON project_grams (row_id);

CREATE INDEX systems_listed ON systems (workspace_id, seq, search_text);
CREATE INDEX systems_listed_by_name ON systems (workspace_id, folded_name, seq, search_text);
CREATE INDEX systems_listed_by_change ON systems (workspace_id, changed_at, seq, search_text);
CREATE INDEX systems_of_status ON systems (workspace_id, status, seq);
CREATE INDEX systems_of_status_by_name ON systems (workspace_id, status, folded_name, seq);
CREATE INDEX systems_of_status_by_change ON systems (workspace_id, status, changed_at, seq);
-- The public list and its search, for all platforms and for one.
DROP INDEX systems_by_face;
CREATE INDEX systems_public ON systems (status, visibility, seq, folded_name, own_slug);
CREATE INDEX systems_public_by_platform ON systems (status, visibility, platform, seq, folded_name, own_slug);
CREATE INDEX systems_by_update ON systems (status, updated_at);
DROP INDEX systems_by_workspace;

CREATE INDEX brands_by_name ON brands (workspace_id, name);
CREATE INDEX brands_sub_brands ON brands (workspace_id, seq) WHERE parent_brand_id IS NOT NULL;

DROP INDEX projects_by_workspace;
CREATE INDEX projects_listed ON projects (workspace_id, seq, search_text);
CREATE INDEX projects_listed_by_change ON projects (workspace_id, updated_at, seq, search_text);
CREATE INDEX projects_of_state ON projects (workspace_id, state, seq);

-- The filters of the audit log.
CREATE INDEX audit_log_by_action ON audit_log (workspace_id, action, seq);
CREATE INDEX audit_log_by_actor ON audit_log (workspace_id, actor_id, seq);
CREATE INDEX audit_log_by_actor_kind ON audit_log (workspace_id, actor_kind, seq);
CREATE INDEX audit_log_by_target ON audit_log (workspace_id, target_id, seq);
CREATE INDEX audit_log_by_time ON audit_log (workspace_id, created_at, seq);

-- Pending deliveries: retries, and the oldest. Only pending deliveries have a time of their next attempt; without their state, no other index serves.
DROP INDEX deliveries_retries;
CREATE INDEX deliveries_to_retry ON deliveries (target_id, next_attempt_at_ms, id)
  WHERE attempt_count > 0 AND next_attempt_at_ms IS NOT NULL;
DROP INDEX deliveries_pending;
CREATE INDEX deliveries_waiting ON deliveries (created_at) WHERE next_attempt_at_ms IS NOT NULL;

-- Who has attempts in flight, for those that take over from a server which is gone.
CREATE INDEX deliveries_leased ON deliveries (leased_by) WHERE leased_by IS NOT NULL;

-- The keys of a design, for those who hand it off and for its removal.
CREATE INDEX api_keys_by_design ON api_keys (design_id, seq);

-- Images that anyone may ask for are made on request and count towards a limit; the oldest of them go first. Those made ahead count nothing.
ALTER TABLE rasters ADD COLUMN seq BIGINT NOT NULL DEFAULT 0;
ALTER TABLE rasters ADD COLUMN on_demand_bytes BIGINT NOT NULL DEFAULT 0;
CREATE INDEX rasters_on_demand ON rasters (seq, on_demand_bytes, source_hash, px) WHERE on_demand_bytes > 0;
-- Whether a file is a raster.
CREATE INDEX rasters_by_png ON rasters (png_hash);
CREATE INDEX rasters_by_webp ON rasters (webp_hash);

-- Designs whose parts may still change.
CREATE INDEX designs_unapproved ON designs (seq) WHERE approved_at IS NULL;
