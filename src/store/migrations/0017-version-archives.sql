-- Archives of frozen versions, each made once. Whatever else the bytes depend on is in the key, so that an archive that another Livery made is replaced.
CREATE TABLE version_archives (
  seq INTEGER PRIMARY KEY, version_id TEXT NOT NULL REFERENCES versions (id) ON DELETE CASCADE, name TEXT NOT NULL, key TEXT NOT NULL,
  size INTEGER NOT NULL, bytes BLOB NOT NULL, UNIQUE (version_id, name)
) STRICT;
CREATE INDEX version_archives_by_size ON version_archives (seq, size);
