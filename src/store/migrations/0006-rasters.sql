CREATE TABLE rasters (
  source_hash TEXT NOT NULL REFERENCES blobs (hash), px INTEGER NOT NULL, png_hash TEXT NOT NULL REFERENCES blobs (hash),
  webp_hash TEXT NOT NULL REFERENCES blobs (hash), PRIMARY KEY (source_hash, px)
) STRICT, WITHOUT ROWID;
