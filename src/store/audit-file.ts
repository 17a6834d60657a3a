import { Database } from "bun:sqlite";
import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { Failure, getSystemErrorCode } from "#/kernel/errors";
import type { AuditEntry } from "#/model/audit-entry";
import { toWriteFailure } from "#/store/backup/backup-errors";
import { writeFully } from "#/store/backup/write-backup-file";

/** Which entries of the audit log are exported. Absent fields do not filter. */
export type AuditSelection = {
  readonly workspaceId?: string | undefined;
  /** ISO 8601 UTC with milliseconds, inclusive. */
  readonly since?: string | undefined;
  /** ISO 8601 UTC with milliseconds, exclusive. */
  readonly until?: string | undefined;
  /** The number of the last entry, by the order of the log. */
  readonly throughSeq?: number | undefined;
};

/** How many entries are in memory at a time. */
const pageSize = 500;

/**
 * Exports the audit log as it is now, oldest first, as JSON Lines: to a new file with mode 600, which
 * is complete and on the disk or not there, or page by page to `write`. `workspace` is an id or a
 * slug. Returns the number of entries. Throws `not_found` for another workspace, `conflict` for a
 * file that exists and `unavailable` where it cannot be written.
 */
export async function exportAuditLog(
  databasePath: string,
  { workspace, ...selection }: Pick<AuditSelection, "since" | "until"> & { readonly workspace: string | undefined },
  target: { readonly file: string } | { write(text: string): Promise<void> },
): Promise<number> {
  const database = new Database(databasePath, { readonly: true, strict: true });
  try {
    database.run("PRAGMA busy_timeout = 5000");
    database.run("BEGIN");
    const pages = generateAuditLines(database, {
      ...selection,
      workspaceId: workspace === undefined ? undefined : findWorkspaceId(database, workspace),
    });
    if ("file" in target) return writeNewFile(target.file, pages);
    let entries = 0;
    for (const page of pages) {
      await target.write(page.text);
      entries += page.entries;
    }
    return entries;
  } finally {
    database.close();
  }
}

function findWorkspaceId(database: Database, workspace: string): string {
  const row = database.query<{ id: string }, [string]>("SELECT id FROM workspaces WHERE id = ?1 OR slug = ?1").get(workspace);
  if (row) return row.id;
  throw new Failure("not_found", `There is no workspace "${workspace}". Pass its id or slug.`);
}

function writeNewFile(file: string, pages: ReturnType<typeof generateAuditLines>): number {
  let output: number;
  try {
    output = openSync(file, "wx", 0o600);
  } catch (error) {
    if (getSystemErrorCode(error) !== "EEXIST") throw toWriteFailure(file, error, 0);
    throw new Failure("conflict", `${file} exists already. Choose another name.`, { cause: error });
  }
  let isComplete = false;
  try {
    let entries = 0;
    for (const page of pages) {
      writeFully(output, Buffer.from(page.text));
      entries += page.entries;
    }
    fsyncSync(output);
    isComplete = true;
    return entries;
  } catch (error) {
    throw toWriteFailure(file, error, 0);
  } finally {
    closeSync(output);
    if (!isComplete) rmSync(file, { force: true });
  }
}

type Row = Omit<AuditEntry, "details"> & { readonly details: string; readonly seq: number };

/**
 * Yields entries of the audit log, oldest first, as JSON Lines: pages of lines that each end with a
 * line feed. Entries of all workspaces, and those of none, unless one is selected.
 */
export function* generateAuditLines(
  database: Database,
  { workspaceId, since, until, throughSeq }: AuditSelection,
): Generator<{ readonly text: string; readonly entries: number }> {
  const page = database.query<Row, Record<string, string | number | null>>(
    `SELECT seq, id, workspace_id AS workspaceId, actor_kind AS actorKind, actor_id AS actorId, actor_name AS actorName, action,
       target_id AS targetId, details, request_id AS requestId, address, created_at AS createdAt
     FROM audit_log
     WHERE seq > $after AND seq <= $through AND ($workspace IS NULL OR workspace_id = $workspace)
       AND ($since IS NULL OR created_at >= $since) AND ($until IS NULL OR created_at < $until)
     ORDER BY seq LIMIT ${pageSize}`,
  );
  const filter = {
    workspace: workspaceId ?? null,
    since: since ?? null,
    until: until ?? null,
    through: throughSeq ?? Number.MAX_SAFE_INTEGER,
  };
  for (let after = 0; ; ) {
    const rows = page.all({ ...filter, after });
    if (rows.length > 0) yield { text: rows.map(formatRow).join(""), entries: rows.length };
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.seq ?? after;
  }
}

function formatRow({ seq: _, details, ...entry }: Row): string {
  return `${JSON.stringify({ ...entry, details: JSON.parse(details) satisfies AuditEntry["details"] })}\n`;
}
