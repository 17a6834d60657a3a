-- Files whose content is in an S3 bucket: its stored size. Their bytes here are empty.
ALTER TABLE blobs ADD COLUMN bucket_bytes BIGINT;
-- What is still to be moved to a bucket, and what a bucket must have. JSON stays in the database: it is read in every sweep.
CREATE INDEX blobs_files_here ON blobs (hash) WHERE bucket_bytes IS NULL AND media_type <> 'application/json';
CREATE INDEX blobs_in_bucket ON blobs (hash) WHERE bucket_bytes IS NOT NULL;
