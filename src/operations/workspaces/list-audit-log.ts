import type { AuditEntryId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { auditActions, type AuditEntry } from "#/model/audit-entry";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { actorKinds, auditFilters, toAuditQuery } from "#/operations/workspaces/audit-log-query";
import { AuditTarget, findAuditTargets } from "#/operations/workspaces/find-audit-targets";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";

const AuditLine = Type.Object(
  {
    id: IdString<AuditEntryId>({ description: "Id of the entry" }),
    actor: Type.Object({
      kind: StringEnum(actorKinds, { description: "Kind of caller. ADMINISTRATOR is the command line" }),
      id: Nullable(Type.String({ description: "Id of the user or key; null for other callers" })),
      name: Type.String({ description: "Email address of the user or prefix of the key" }),
    }),
    action: StringEnum(auditActions, { description: "The action" }),
    targetId: Nullable(Type.String({ description: "Id of the object that the action changed; null if none" })),
    target: Nullable(AuditTarget),
    details: Type.Record(Type.String(), Type.Unknown(), { description: "Details of the action" }),
    requestId: Nullable(Type.String({ description: "Id of the request; null outside requests" })),
    address: Nullable(Type.String({ description: "Client IP address; IPv6 addresses by their first 64 bits" })),
    createdAt: Type.String({ format: "date-time", description: "When the action happened" }),
  },
  { title: "AuditLine" },
);

const toAuditLine = (
  { id, actorKind, actorId, actorName, action, targetId, details, requestId, address, createdAt }: AuditEntry,
  targets: ReadonlyMap<string, AuditTarget>,
) => ({
  id,
  actor: { kind: actorKind, id: actorId, name: actorName },
  action,
  targetId,
  target: targets.get(targetId ?? "") ?? null,
  details,
  requestId,
  address,
  createdAt,
});

const example: Static<typeof AuditLine> = {
  id: "aud_01kaph4c7ke0sbx1v0s1kq4s4m",
  actor: { kind: "USER", id: "usr_01kaph4c7ke0sbx1v0s1kq4s4m", name: "ada@acme.example" },
  action: "api_key.created",
  targetId: "key_01kaph4c7ke0sbx1v0s1kq4s4m",
  target: { kind: "API_KEY", name: "Build server", exists: true, brandId: null, projectId: null, endpointId: null },
  details: { name: "Build server", prefix: "lv_4kTz81Qa", permissions: "READ" },
  requestId: "019abc12-7c00-7000-8000-000000000000",
  address: "192.0.2.7",
  createdAt: "2026-11-21T10:00:00.000Z",
};

export const listAuditLog = defineOwnedOperation({
  name: "list_audit_log",
  title: "List audit log entries",
  summary: "Lists the actions in the workspace with caller, time and client address. Entries are never changed.",
  description:
    "Entries must match all given filters. All pages but the last are full. A server that keeps entries for a time exports older " +
    "ones to a file and removes them.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, ...auditFilters, ...pageInput("aud") }),
  output: Type.Object(
    {
      entries: Type.Array(AuditLine, { description: "Entries, newest first" }),
      nextCursor: Nullable(Type.String({ description: "Cursor for the next page; null on the last page" })),
    },
    { title: "AuditLog" },
  ),
  example: { input: { action: ["api_key"], limit: 20 }, output: { entries: [example], nextCursor: null } },
  rest: { method: "GET", path: "/api/v1/workspaces/:id/audit-log" },
  notFoundMessage: workspaceNotFoundMessage,
  find: findWorkspace,
  async run({ store }, input, target) {
    const { after: before, limit } = toPageQuery(input);
    const rows = await store.auditLog.listPage(target.workspaceId, { ...toAuditQuery(input), before, limit });
    const { shown, nextCursor } = toPage(rows, input, ({ id }) => id);
    const targets = await findAuditTargets(store, target.workspaceId, shown);
    return { entries: shown.map((entry) => toAuditLine(entry, targets)), nextCursor };
  },
});
