import type { AuditEntryId, WorkspaceId } from "#/model/ids";
import { formatCsvLine } from "#/kernel/text/csv";
import { StrictObject } from "#/kernel/schema";
import type { AuditEntry, AuditQuery } from "#/model/audit-entry";
import { defineOwnedOperation } from "#/operations/operation";
import { auditFilters, toAuditQuery } from "#/operations/workspaces/audit-log-query";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";
import type { Store } from "#/store/store";

const columns = [
  "createdAt",
  "actorKind",
  "actorName",
  "actorId",
  "action",
  "targetId",
  "details",
  "address",
  "requestId",
  "id",
] as const;

/** The number of entries that are read at once. */
const linesPerPage = 500;

export const downloadAuditLog = defineOwnedOperation({
  name: "download_audit_log",
  title: "Download the audit log",
  summary: "Downloads the audit log as CSV, newest first. `details` is JSON.",
  description: "Cells that a spreadsheet would interpret as a formula start with an apostrophe.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, ...auditFilters }),
  example: { input: { action: ["api_key"] } },
  media: {
    mediaTypes: ["text/csv; charset=utf-8"],
    isFile: true,
    description: `A header row (${columns.join(", ")}), then one row per entry.`,
  },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/audit-log.csv" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run({ store }, input, target) {
    const query = toAuditQuery(input);
    return {
      status: 200,
      mediaType: "text/csv; charset=utf-8",
      body: toReadableStream(generateCsvPages(store, target.workspaceId, query)),
      fileName: `${target.workspace.slug}-audit-log.csv`,
    };
  },
});

/** Generates the CSV page by page, so that a long log is never held in memory as a whole. */
async function* generateCsvPages(
  { auditLog }: Store,
  workspace: WorkspaceId,
  query: AuditQuery,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(formatCsvLine(columns));
  for (let before: AuditEntryId | undefined; ; ) {
    const lines = await auditLog.listPage(workspace, { ...query, before, limit: linesPerPage });
    if (lines.length > 0) yield encoder.encode(lines.map(formatLine).join(""));
    if (lines.length < linesPerPage) return;
    before = lines.at(-1)?.id;
  }
}

const toReadableStream = (chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });

const formatLine = ({
  createdAt,
  actorKind,
  actorName,
  actorId,
  action,
  targetId,
  details,
  address,
  requestId,
  id,
}: AuditEntry) =>
  formatCsvLine([createdAt, actorKind, actorName, actorId, action, targetId, JSON.stringify(details), address, requestId, id]);
