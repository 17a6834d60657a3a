import type { AuditLine } from "#data/console-api";
import type { Input } from "#/console/app/api/call-operation";

type Action = AuditLine["action"];

type Family = NonNullable<Input<"list_audit_log">["action"]>[number];
type Area = { readonly value: string; readonly label: string; readonly families: readonly Family[] };

/** The areas of the log and the action families in each. */
export const auditAreas = [
  { value: "sign-in", label: "Sign-ins and passwords", families: ["user", "reset_link"] },
  { value: "people", label: "Members and invitations", families: ["member", "invitation"] },
  { value: "keys", label: "Keys and clients", families: ["api_key", "handoff_key", "signing_key", "client"] },
  {
    value: "designs",
    label: "Brands and designs",
    families: ["brand", "design", "foundation", "proposal", "changes", "finding", "system"],
  },
  { value: "projects", label: "Projects and imports", families: ["project", "external_design", "artifacts", "artifact"] },
  { value: "webhooks", label: "Webhooks", families: ["webhook_endpoint", "webhook_secret", "delivery", "subscription"] },
  { value: "workspace", label: "Workspace and server", families: ["workspace", "maintenance"] },
] as const satisfies readonly Area[];
type AuditArea = (typeof auditAreas)[number]["value"];

/** Area and label of each action. The label follows the actor's name. */
const actionLabels: Readonly<Record<Action, readonly [area: AuditArea, words: string]>> = {
  "workspace.created": ["workspace", "created the workspace"],
  "workspace.updated": ["workspace", "changed the workspace settings"],
  "workspace.deleted": ["workspace", "deleted the workspace"],
  "maintenance.started": ["workspace", "started a backup or sweep"],
  "user.signed_in": ["sign-in", "signed in"],
  "user.signed_out": ["sign-in", "signed out"],
  "user.sign_in_failed": ["sign-in", "failed to sign in"],
  "user.session_ended": ["sign-in", "ended a session"],
  "user.other_sessions_ended": ["sign-in", "ended every other session"],
  "user.password_changed": ["sign-in", "changed the password"],
  "user.password_reset": ["sign-in", "set a new password with a reset link"],
  "reset_link.created": ["sign-in", "created a reset link"],
  "reset_link.revoked": ["sign-in", "revoked a reset link"],
  "invitation.created": ["people", "invited someone"],
  "invitation.revoked": ["people", "revoked an invitation"],
  "invitation.accepted": ["people", "accepted an invitation"],
  "member.added": ["people", "added a member"],
  "member.role_changed": ["people", "changed a role"],
  "member.removed": ["people", "removed a member"],
  "member.left": ["people", "left the workspace"],
  "api_key.created": ["keys", "created an API key"],
  "api_key.revoked": ["keys", "revoked an API key"],
  "handoff_key.created": ["keys", "created a handoff key"],
  "signing_key.created": ["keys", "created a signing key"],
  "signing_key.revoked": ["keys", "revoked a signing key"],
  "client.connected": ["keys", "connected a client"],
  "client.disconnected": ["keys", "disconnected a client"],
  "brand.created": ["designs", "created a brand"],
  "brand.imported": ["designs", "imported brand files"],
  "brand.updated": ["designs", "changed a brand"],
  "brand.parent_updated": ["designs", "published a newer version of a brand’s parent"],
  "brand.parent_version_taken": ["designs", "took a newer version of a brand’s parent"],
  "brand.pulled": ["designs", "pulled a brand from another Livery"],
  "brand.deleted": ["designs", "deleted a brand"],
  "design.created": ["designs", "created a design"],
  "design.updated": ["designs", "changed a design"],
  "project.created": ["projects", "created a project"],
  "project.updated": ["projects", "changed a project"],
  "project.started": ["projects", "ran a project"],
  "project.resumed": ["projects", "resumed a project"],
  "project.failed": ["projects", "reported a failed project"],
  "project.cancelled": ["projects", "cancelled a project"],
  "external_design.finished": ["projects", "finished external design"],
  "artifacts.imported": ["projects", "imported drafts"],
  "artifact.accepted": ["projects", "accepted a draft"],
  "artifact.rejected": ["projects", "rejected a draft"],
  "artifact.withdrawn": ["projects", "withdrew an unsafe import"],
  "proposal.created": ["designs", "proposed edits of a design"],
  "proposal.accepted": ["designs", "accepted proposed edits"],
  "proposal.declined": ["designs", "declined proposed edits"],
  "proposal.withdrawn": ["designs", "withdrew proposed edits"],
  "foundation.approved": ["designs", "approved a foundation"],
  "design.approved": ["designs", "approved a design"],
  "changes.requested": ["designs", "requested changes"],
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
  "webhook_endpoint.enabled": ["webhooks", "enabled an endpoint"],
  "webhook_endpoint.disabled": ["webhooks", "disabled an endpoint"],
  "webhook_endpoint.tested": ["webhooks", "sent a test"],
  "webhook_endpoint.deleted": ["webhooks", "deleted an endpoint"],
  "webhook_secret.revealed": ["webhooks", "viewed a signing secret"],
  "webhook_secret.rotated": ["webhooks", "rotated a signing secret"],
  "delivery.redelivered": ["webhooks", "resent a delivery"],
  "subscription.created": ["webhooks", "subscribed to a system"],
  "subscription.secret_rotated": ["webhooks", "rotated a subscription's signing secret"],
  "subscription.deleted": ["webhooks", "deleted a subscription"],
};

/** The area of an entry. */
export const getAuditArea = ({ action }: Pick<AuditLine, "action">): AuditArea | undefined => actionLabels[action]?.[0];

/** The label of an entry's action; an unknown action is shown by its own name. */
export const describeAction = ({ action }: Pick<AuditLine, "action">): string => actionLabels[action]?.[1] ?? action;

/** The label of an entry's actor. */
export function describeActor({ actor: { kind, name } }: Pick<AuditLine, "actor">): string {
  if (kind === "ADMINISTRATOR") return name === "command line" ? "The command line" : "Livery";
  if (kind === "ANONYMOUS") return name === "" ? "Anonymous" : name;
  return kind === "KEY" ? `Key ${name}…` : name;
}

type NamedValues = readonly (readonly [name: string, value: string])[];

/** `formerRole` → “former role”, `previewDesignId` → “design”. */
const toFieldLabel = (name: string) => name.replace(/Id$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** An entry's details as labels and values, with ids apart. */
export function listDetails({ details, target, targetId, requestId }: AuditLine): {
  readonly facts: NamedValues;
  readonly ids: NamedValues;
} {
  // The target's name is shown elsewhere.
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
