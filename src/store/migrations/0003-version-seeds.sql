DROP TRIGGER versions_freeze;
ALTER TABLE versions ADD COLUMN seed INTEGER NOT NULL DEFAULT 0;
UPDATE versions SET seed = (SELECT designs.seed FROM designs WHERE designs.id = versions.design_id);
CREATE TRIGGER versions_freeze BEFORE UPDATE ON versions BEGIN SELECT RAISE(ABORT, 'a version never changes'); END;
