import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { auditActions, type AuditEntry } from "#/model/audit-entry";
import { defineOwnedOperation } from "#/operations/operation";
import { toPageQuery, pageInput, toPage } from "#/operations/paging";
import { actorKinds, auditFilters, toAuditQuery } from "#/operations/workspaces/audit-log-query";
import { AuditTarget, findAuditTargets } from "#/operations/workspaces/find-audit-targets";
import { findWorkspace, workspaceNotFoundMessage, workspaceId } from "#/operations/workspaces/resolve";

const AuditLine = Type.Object(
  {
    id: Type.String({ description: "The line's id" }),
    actor: Type.Object({
      kind: StringEnum(actorKinds, { description: "ADMINISTRATOR is the command line" }),
      id: Nullable(Type.String({ description: "Id of the person or the key" })),
      name: Type.String({ description: "The person's e-mail address or the key's prefix" }),
    }),
    action: StringEnum(auditActions, { description: "What was done" }),
    targetId: Nullable(Type.String({ description: "Id of what it was done to" })),
    target: Nullable(AuditTarget),
    details: Type.Record(Type.String(), Type.Unknown(), { description: "Names and numbers that tell more" }),
    requestId: Nullable(Type.String({ description: "The request in which it was done" })),
    address: Nullable(Type.String({ description: "Where the request came from; IPv6 by its first 64 bits" })),
    createdAt: Type.String({ format: "date-time", description: "When it was done" }),
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
  title: "Read the audit log",
  summary: "Who did what in the workspace, when and from where. Lines are only ever added.",
  description: "Filters that are given together all hold, before pages are cut: a page is full unless it is the last.",
  tag: "Workspaces",
  access: { people: "ADMIN" },
  input: StrictObject({ id: workspaceId, ...auditFilters, ...pageInput("aud") }),
  output: Type.Object(
    {
      entries: Type.Array(AuditLine, { description: "Newest first" }),
      nextCursor: Nullable(Type.String({ description: "Where the next page begins; null on the last" })),
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
