import { type Static, type TObject, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { auditActions, auditFamilies, type AuditQuery, getAuditFamily } from "#/model/audit-entry";
import type { Actor } from "#/model/caller";
import { parseTimestamp } from "#/operations/parse-timestamp";

/** The kinds of callers that the audit log tells apart. */
export const actorKinds = ["USER", "KEY", "ADMINISTRATOR", "ANONYMOUS"] as const satisfies readonly Actor["kind"][];

/** The input properties that narrow the audit log. */
export const auditFilters = {
  action: Type.Optional(
    Type.Array(StringEnum([...auditFamilies, ...auditActions]), {
      minItems: 1,
      maxItems: 20,
      description: "Only these deeds: actions such as `member.removed`, and families such as `member` for all of theirs",
    }),
  ),
  actorKind: Type.Optional(StringEnum(actorKinds, { description: "Only what this kind of caller did" })),
  actorId: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: "Only what this person or key did" })),
  targetId: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: "Only what was done to this" })),
  since: Type.Optional(
    Type.String({ maxLength: 40, description: "Only what was done at this moment or later, ISO 8601 with a zone" }),
  ),
  until: Type.Optional(
    Type.String({ maxLength: 40, description: "Only what was done before this moment, ISO 8601 with a zone" }),
  ),
};

/** What the store is asked for. Throws `invalid` for a moment that is none. */
export function toAuditQuery({
  action,
  actorKind,
  actorId,
  targetId,
  since,
  until,
}: Static<TObject<typeof auditFilters>>): AuditQuery {
  return {
    actorKind,
    actorId,
    targetId,
    actions: action && auditActions.filter((one) => action.includes(one) || action.includes(getAuditFamily(one))),
    since: since === undefined ? undefined : parseTimestamp(since, "since"),
    until: until === undefined ? undefined : parseTimestamp(until, "until"),
  };
}
