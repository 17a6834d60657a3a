-- Files to which entries of the audit log were exported. Only entries that are in one may be removed.
CREATE TABLE audit_exports (
  id INTEGER PRIMARY KEY, file TEXT NOT NULL, sha256 TEXT NOT NULL, entries INTEGER NOT NULL, through_seq INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
DROP TRIGGER audit_log_stay;
CREATE TRIGGER audit_log_stay BEFORE DELETE ON audit_log
WHEN OLD.seq > coalesce((SELECT max(through_seq) FROM audit_exports), 0)
BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
