import { formatCsvLine } from "#/kernel/csv";
import { StrictObject } from "#/kernel/schema";
import type { AuditEntry, AuditQuery } from "#/model/audit-entry";
import { ownedOperation } from "#/operations/operation";
import { auditFilters, auditQuery } from "#/operations/workspaces/audit-log-query";
import { findWorkspace, noWorkspace, workspaceId } from "#/operations/workspaces/find-workspace";
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

/** Lines that are read at once. */
const pageLines = 500;

export const downloadAuditLog = ownedOperation({
  name: "download_audit_log",
  title: "Download the audit log",
  summary: "The audit log as CSV, newest first, as far as the filters let it through; `details` is JSON.",
  description: "Cells that a spreadsheet would take for a formula begin with an apostrophe.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, ...auditFilters }),
  example: { input: { action: ["api_key"] } },
  media: {
    mediaTypes: ["text/csv; charset=utf-8"],
    isFile: true,
    description: `A line of headings (${columns.join(", ")}), then a line each.`,
  },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/audit-log.csv" },
  missing: noWorkspace,
  find: findWorkspace,
  async run({ store }, input, target) {
    const query = auditQuery(input);
    return {
      status: 200,
      mediaType: "text/csv; charset=utf-8",
      body: streamOf(pagesOf(store, target.workspaceId, query)),
      fileName: `${target.workspace.slug}-audit-log.csv`,
    };
  },
});

/** The log as pieces of CSV, a page of lines each, so that a long one is never held whole. */
async function* pagesOf({ auditLog }: Store, workspace: string, query: AuditQuery): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(formatCsvLine(columns));
  for (let before: string | undefined; ; ) {
    const lines = await auditLog.listPage(workspace, { ...query, before, limit: pageLines });
    if (lines.length > 0) yield encoder.encode(lines.map(lineOf).join(""));
    if (lines.length < pageLines) return;
    before = lines.at(-1)?.id;
  }
}

const streamOf = (pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });

const lineOf = ({ createdAt, actorKind, actorName, actorId, action, targetId, details, address, requestId, id }: AuditEntry) =>
  formatCsvLine([createdAt, actorKind, actorName, actorId, action, targetId, JSON.stringify(details), address, requestId, id]);
