-- How the bytes of a blob are stored: as they are, or packed. Older rows stay as they are.
ALTER TABLE blobs ADD COLUMN encoding TEXT NOT NULL DEFAULT 'identity';
-- The version of the schema that a part of a design was written in; null for files. Parts from before there were versions are of the first.
ALTER TABLE blobs ADD COLUMN schema_version INTEGER;
