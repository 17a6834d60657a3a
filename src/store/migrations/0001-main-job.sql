CREATE TABLE workspaces (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, slug TEXT NOT NULL UNIQUE, created_at TEXT NOT NULL
) STRICT;

CREATE TABLE users (
  id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;

CREATE TABLE memberships (
  workspace_id TEXT NOT NULL REFERENCES workspaces (id), user_id TEXT NOT NULL REFERENCES users (id),
  role TEXT NOT NULL, created_at TEXT NOT NULL, PRIMARY KEY (workspace_id, user_id)
) STRICT;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), name TEXT NOT NULL, kind TEXT NOT NULL,
  prefix TEXT NOT NULL UNIQUE, hash TEXT NOT NULL UNIQUE, permissions TEXT NOT NULL, design_id TEXT REFERENCES designs (id),
  created_by TEXT REFERENCES users (id), created_at TEXT NOT NULL, last_used_at TEXT, expires_at TEXT, revoked_at TEXT
) STRICT;

CREATE TABLE brands (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), name TEXT NOT NULL, slug TEXT NOT NULL,
  tagline TEXT, description TEXT, website TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, UNIQUE (workspace_id, slug)
) STRICT;

CREATE TABLE systems (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), brand_id TEXT NOT NULL UNIQUE REFERENCES brands (id),
  name TEXT NOT NULL, folded_name TEXT NOT NULL, slug TEXT NOT NULL UNIQUE, brand_color TEXT NOT NULL, token_count INTEGER NOT NULL, status TEXT NOT NULL,
  platform TEXT NOT NULL, pinned_design_id TEXT REFERENCES designs (id), created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX systems_by_status ON systems (status, id);
CREATE INDEX systems_by_name ON systems (folded_name, status);

CREATE TABLE designs (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), brand_id TEXT NOT NULL REFERENCES brands (id),
  system_id TEXT NOT NULL REFERENCES systems (id), name TEXT NOT NULL, status TEXT NOT NULL, based_on TEXT REFERENCES designs (id),
  seed INTEGER NOT NULL, direction_id TEXT NOT NULL, parts TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  approved_at TEXT, published_at TEXT
) STRICT;
CREATE INDEX designs_by_system ON designs (system_id, id);
CREATE INDEX designs_by_brand ON designs (brand_id, id);

CREATE TRIGGER designs_freeze BEFORE UPDATE OF parts, seed, direction_id ON designs
WHEN OLD.approved_at IS NOT NULL AND (NEW.parts IS NOT OLD.parts OR NEW.seed IS NOT OLD.seed OR NEW.direction_id IS NOT OLD.direction_id)
BEGIN SELECT RAISE(ABORT, 'an approved design never changes'); END;

CREATE TABLE versions (
  id TEXT PRIMARY KEY, system_id TEXT NOT NULL REFERENCES systems (id), design_id TEXT NOT NULL REFERENCES designs (id),
  number TEXT NOT NULL, kind TEXT NOT NULL, parts TEXT NOT NULL, changelog TEXT NOT NULL, created_at TEXT NOT NULL, UNIQUE (system_id, number)
) STRICT;
CREATE INDEX versions_by_design ON versions (design_id, id);
CREATE TRIGGER versions_freeze BEFORE UPDATE ON versions BEGIN SELECT RAISE(ABORT, 'a version never changes'); END;

CREATE TABLE projects (
  id TEXT PRIMARY KEY, workspace_id TEXT NOT NULL REFERENCES workspaces (id), design_id TEXT NOT NULL UNIQUE REFERENCES designs (id),
  name TEXT NOT NULL, state TEXT NOT NULL, foregone TEXT NOT NULL, failed_stage TEXT, failure TEXT,
  lease_owner TEXT, lease_until_ms INTEGER, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX projects_by_state ON projects (state, id);

CREATE TABLE blobs (
  hash TEXT PRIMARY KEY, media_type TEXT NOT NULL, bytes BLOB NOT NULL
) STRICT;
