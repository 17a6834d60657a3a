import { type Static, type TObject, Type } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { auditActions, auditFamilies, type AuditQuery, getAuditFamily } from "#/model/audit-entry";
import type { Actor } from "#/model/caller";
import { parseTimestamp } from "#/operations/parse-timestamp";

/** The kinds of callers in the audit log. */
export const actorKinds = ["USER", "KEY", "ADMINISTRATOR", "ANONYMOUS"] as const satisfies readonly Actor["kind"][];

/** The input properties that filter the audit log. */
export const auditFilters = {
  action: Type.Optional(
    Type.Array(StringEnum([...auditFamilies, ...auditActions]), {
      minItems: 1,
      maxItems: 20,
      description: "Only these actions, such as `member.removed`, or families of actions, such as `member`",
    }),
  ),
  actorKind: Type.Optional(StringEnum(actorKinds, { description: "Only actions of this kind of caller" })),
  actorId: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: "Only actions of this user or key" })),
  targetId: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: "Only actions on the object with this id" })),
  since: Type.Optional(
    Type.String({ maxLength: 40, description: "Only actions at or after this time, ISO 8601 with a time zone" }),
  ),
  until: Type.Optional(Type.String({ maxLength: 40, description: "Only actions before this time, ISO 8601 with a time zone" })),
};

/**
 * Maps the filters to a query of the store. Throws `invalid` if a time is not a valid timestamp.
 */
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
