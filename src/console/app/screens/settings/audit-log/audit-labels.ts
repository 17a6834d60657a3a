import type { AuditLine } from "#data/console-api";
import type { Input } from "#/console/app/api/call-operation";

type Action = AuditLine["action"];

type Family = NonNullable<Input<"list_audit_log">["action"]>[number];
type Area = { readonly value: string; readonly label: string; readonly families: readonly Family[] };

/** The parts of the log that can be looked at alone, and the families of actions that each is made of. */
export const auditAreas = [
  { value: "sign-in", label: "Sign-ins and passwords", families: ["user", "reset_link"] },
  { value: "people", label: "Members and invitations", families: ["member", "invitation"] },
  { value: "keys", label: "API keys", families: ["api_key", "handoff_key"] },
  {
    value: "designs",
    label: "Brands and designs",
    families: ["brand", "design", "foundation", "changes", "finding", "system"],
  },
  { value: "projects", label: "Projects and imports", families: ["project", "external_design", "artifacts", "artifact"] },
  { value: "webhooks", label: "Webhooks", families: ["webhook_endpoint", "webhook_secret", "delivery", "subscription"] },
  { value: "workspace", label: "Workspace", families: ["workspace"] },
] as const satisfies readonly Area[];
export type AuditArea = (typeof auditAreas)[number]["value"];

/** Each action: the part of the log that it belongs to, and what was done, as people read it after a name. */
const actionLabels: Readonly<Record<Action, readonly [area: AuditArea, words: string]>> = {
  "workspace.created": ["workspace", "made the workspace"],
  "workspace.updated": ["workspace", "renamed the workspace"],
  "workspace.deleted": ["workspace", "deleted the workspace"],
  "user.signed_in": ["sign-in", "signed in"],
  "user.signed_out": ["sign-in", "signed out"],
  "user.sign_in_failed": ["sign-in", "was refused at the sign-in"],
  "user.session_ended": ["sign-in", "ended a session"],
  "user.other_sessions_ended": ["sign-in", "ended every other session"],
  "user.password_changed": ["sign-in", "changed the password"],
  "user.password_reset": ["sign-in", "set a new password by a link"],
  "reset_link.created": ["sign-in", "made a reset link"],
  "reset_link.revoked": ["sign-in", "revoked a password link"],
  "invitation.created": ["people", "invited somebody"],
  "invitation.revoked": ["people", "took an invitation back"],
  "invitation.accepted": ["people", "accepted an invitation"],
  "member.added": ["people", "added a member"],
  "member.role_changed": ["people", "changed a role"],
  "member.removed": ["people", "removed a member"],
  "member.left": ["people", "left the workspace"],
  "api_key.created": ["keys", "made an API key"],
  "api_key.revoked": ["keys", "revoked an API key"],
  "handoff_key.created": ["keys", "made a hand-off key"],
  "brand.created": ["designs", "made a brand"],
  "brand.updated": ["designs", "changed a brand"],
  "brand.deleted": ["designs", "deleted a brand"],
  "design.created": ["designs", "made a design"],
  "design.updated": ["designs", "changed a design"],
  "project.created": ["projects", "made a project"],
  "project.updated": ["projects", "changed a project"],
  "project.started": ["projects", "ran a project"],
  "project.resumed": ["projects", "resumed a project"],
  "project.failed": ["projects", "saw a project fail"],
  "project.cancelled": ["projects", "cancelled a project"],
  "external_design.finished": ["projects", "finished external design"],
  "artifacts.imported": ["projects", "imported drafts"],
  "artifact.accepted": ["projects", "accepted a draft"],
  "artifact.rejected": ["projects", "rejected a draft"],
  "artifact.withdrawn": ["projects", "withdrew an unsafe import"],
  "foundation.approved": ["designs", "approved a foundation"],
  "design.approved": ["designs", "approved a design"],
  "changes.requested": ["designs", "asked for changes"],
  "finding.waived": ["designs", "waived an audit finding"],
  "design.published": ["designs", "published a design"],
  "design.pinned": ["designs", "pinned a design"],
  "design.unpinned": ["designs", "unpinned a design"],
  "design.restored": ["designs", "restored a design"],
  "design.archived": ["designs", "archived a design"],
  "design.parts_restored": ["designs", "restored discarded parts of a design"],
  "system.archived": ["designs", "archived a system"],
  "system.restored": ["designs", "restored a system"],
  "webhook_endpoint.paused": ["webhooks", "paused an endpoint"],
  "webhook_endpoint.created": ["webhooks", "added an endpoint"],
  "webhook_endpoint.updated": ["webhooks", "changed an endpoint"],
  "webhook_endpoint.enabled": ["webhooks", "switched an endpoint on"],
  "webhook_endpoint.disabled": ["webhooks", "switched an endpoint off"],
  "webhook_endpoint.tested": ["webhooks", "sent a test"],
  "webhook_endpoint.deleted": ["webhooks", "deleted an endpoint"],
  "webhook_secret.revealed": ["webhooks", "looked a signing secret up"],
  "webhook_secret.rotated": ["webhooks", "made a new signing secret"],
  "delivery.redelivered": ["webhooks", "had a delivery sent again"],
  "subscription.created": ["webhooks", "subscribed to a system"],
  "subscription.secret_rotated": ["webhooks", "made a new secret for a subscription"],
  "subscription.deleted": ["webhooks", "ended a subscription"],
};

/** Which part of the log a line belongs to. */
export const getAuditArea = ({ action }: Pick<AuditLine, "action">): AuditArea | undefined => actionLabels[action]?.[0];

/** What was done, as people read it; an action of another release by its own name. */
export const describeAction = ({ action }: Pick<AuditLine, "action">): string => actionLabels[action]?.[1] ?? action;

/** Who did it, as people read it. */
export function describeActor({ actor: { kind, name } }: Pick<AuditLine, "actor">): string {
  if (kind === "ADMINISTRATOR") return name === "command line" ? "The command line" : "Livery";
  if (kind === "ANONYMOUS") return name === "" ? "Somebody" : name;
  return kind === "KEY" ? `Key ${name}…` : name;
}

type NamedValues = readonly (readonly [name: string, value: string])[];

/** `formerRole` as “former role”, `designId` as “design”. */
const toFieldLabel = (name: string) => name.replace(/Id$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a line tells besides: names and values for people, ids apart from them. */
export function listDetails({ details, target, targetId, requestId }: AuditLine): {
  readonly facts: NamedValues;
  readonly ids: NamedValues;
} {
  // What names the thing is shown with it.
  const isName = (value: unknown) => target !== null && value === target.name;
  const all = Object.entries(details).filter(([, value]) => value !== null && value !== "" && !isName(value));
  const facts = all.filter(([name]) => !name.endsWith("Id"));
  const ids = all.filter(([name]) => name.endsWith("Id"));
  return {
    facts: facts.map(([name, value]) => [toFieldLabel(name), String(value).replaceAll(",", ", ").replaceAll(",  ", ", ")]),
    ids: [
      ...(targetId === null ? [] : [["target", targetId] as const]),
      ...ids.map(([name, value]) => [toFieldLabel(name), String(value)] as const),
      ...(requestId === null ? [] : [["request", requestId] as const]),
    ],
  };
}
