import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { Failure, getSystemErrorCode } from "#/kernel/errors";
import { isId } from "#/kernel/ids";
import type { WorkspaceId } from "#/model/ids";
import { toWriteFailure } from "#/store/backup/backup-errors";
import { writeFully } from "#/store/backup/write-backup-file";
import type { AuditSelection, NumberedAuditEntry } from "#/store/repositories/audit-log";
import type { Store } from "#/store/store";

/** How many entries are in memory at a time. */
const pageSize = 500;

/**
 * Exports the audit log as it is now, oldest first, as JSON Lines: to a new file with mode 600, which
 * is complete and on the disk or not there, or page by page to `write`. `workspace` is an id or a
 * slug. Returns the number of entries. Throws `not_found` for another workspace, `conflict` for a
 * file that exists and `unavailable` where it cannot be written.
 */
export async function exportAuditLog(
  store: Store,
  { workspace, ...selection }: Pick<AuditSelection, "since" | "until"> & { readonly workspace: string | undefined },
  target: { readonly file: string } | { write(text: string): Promise<void> },
): Promise<number> {
  const pages = iterateAuditLines(store, {
    ...selection,
    workspaceId: workspace === undefined ? undefined : await findWorkspaceId(store, workspace),
    throughSeq: await store.auditLog.findLastSeq(),
  });
  if ("file" in target) return await writeNewFile(target.file, pages);
  let entries = 0;
  for await (const page of pages) {
    await target.write(page.text);
    entries += page.entries;
  }
  return entries;
}

async function findWorkspaceId({ workspaces }: Store, workspace: string): Promise<WorkspaceId> {
  const found = isId("ws", workspace) ? await workspaces.findById(workspace) : await workspaces.findBySlug(workspace);
  if (found) return found.id;
  throw new Failure("not_found", `There is no workspace "${workspace}". Pass its id or slug.`);
}

async function writeNewFile(file: string, pages: ReturnType<typeof iterateAuditLines>): Promise<number> {
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
    for await (const page of pages) {
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

/**
 * Yields entries of the audit log, oldest first, as JSON Lines: pages of lines that each end with a
 * line feed. Entries of all workspaces, and those of none, unless one is selected.
 */
export async function* iterateAuditLines(
  { auditLog }: Pick<Store, "auditLog">,
  selection: AuditSelection,
): AsyncGenerator<{ readonly text: string; readonly entries: number }> {
  for (let after = 0; ; ) {
    const rows = await auditLog.listNumbered(selection, after, pageSize);
    if (rows.length > 0) yield { text: rows.map(formatRow).join(""), entries: rows.length };
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.seq ?? after;
  }
}

const formatRow = ({ seq: _, ...entry }: NumberedAuditEntry): string => `${JSON.stringify(entry)}\n`;
