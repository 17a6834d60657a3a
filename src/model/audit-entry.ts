import type { AuditEntryId, WorkspaceId } from "#/model/ids";
import { createId } from "#/kernel/ids";
import type { Actor } from "#/model/caller";

/** The actions of the audit log. */
export const auditActions = [
  "workspace.created",
  "workspace.updated",
  "workspace.deleted",
  "user.signed_in",
  "user.signed_out",
  "user.sign_in_failed",
  "user.session_ended",
  "user.other_sessions_ended",
  "user.password_changed",
  "user.password_reset",
  "reset_link.created",
  "reset_link.revoked",
  "invitation.created",
  "invitation.revoked",
  "invitation.accepted",
  "member.added",
  "member.role_changed",
  "member.removed",
  "member.left",
  "api_key.created",
  "api_key.revoked",
  "handoff_key.created",
  "signing_key.created",
  "signing_key.revoked",
  "client.connected",
  "client.disconnected",
  "brand.created",
  "brand.imported",
  "brand.updated",
  "brand.parent_updated",
  "brand.parent_version_taken",
  "brand.pulled",
  "brand.deleted",
  "design.created",
  "design.updated",
  "project.created",
  "project.updated",
  "project.started",
  "project.resumed",
  "project.failed",
  "project.cancelled",
  "external_design.finished",
  "artifacts.imported",
  "artifact.accepted",
  "artifact.rejected",
  "artifact.withdrawn",
  "proposal.created",
  "proposal.accepted",
  "proposal.declined",
  "proposal.withdrawn",
  "foundation.approved",
  "design.approved",
  "changes.requested",
  "finding.waived",
  "design.published",
  "design.pinned",
  "design.unpinned",
  "design.archived",
  "design.restored",
  "design.parts_restored",
  "system.archived",
  "system.restored",
  "webhook_endpoint.paused",
  "webhook_endpoint.created",
  "webhook_endpoint.updated",
  "webhook_endpoint.enabled",
  "webhook_endpoint.disabled",
  "webhook_endpoint.tested",
  "webhook_endpoint.deleted",
  "webhook_secret.revealed",
  "webhook_secret.rotated",
  "delivery.redelivered",
  "subscription.created",
  "subscription.secret_rotated",
  "subscription.deleted",
  "maintenance.started",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The subject of an action: the word before its dot, such as `member`. */
export type AuditFamily = AuditAction extends `${infer Family}.${string}` ? Family : never;

export const getAuditFamily = (action: AuditAction): AuditFamily => action.slice(0, action.indexOf(".")) as AuditFamily;

/** Every family, in the order of the actions. */
export const auditFamilies: readonly AuditFamily[] = [...new Set(auditActions.map(getAuditFamily))];

/** A filter of audit log entries. Absent fields do not filter. */
export type AuditQuery = {
  readonly actions?: readonly AuditAction[] | undefined;
  readonly actorKind?: Actor["kind"] | undefined;
  readonly actorId?: string | undefined;
  readonly targetId?: string | undefined;
  /** ISO 8601 UTC with milliseconds, inclusive. */
  readonly since?: string | undefined;
  /** ISO 8601 UTC with milliseconds, exclusive. */
  readonly until?: string | undefined;
};

/** One entry of the audit log. Entries are never changed. */
export type AuditEntry = {
  readonly id: AuditEntryId;
  readonly workspaceId: WorkspaceId | null;
  readonly actorKind: Actor["kind"];
  readonly actorId: string | null;
  readonly actorName: string;
  readonly action: AuditAction;
  /** The id of the thing that was changed. */
  readonly targetId: string | null;
  /** Names and numbers for context; never a secret, a password or the text of a brief. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId: string | null;
  readonly address: string | null;
  readonly createdAt: string;
};

export function createAuditEntry(
  actor: Actor,
  createdAt: string,
  entry: { action: AuditAction; workspaceId: WorkspaceId | null; targetId: string | null; details?: AuditEntry["details"] },
): AuditEntry {
  const { kind, id, name, requestId, address } = actor;
  return {
    id: createId("aud"),
    actorKind: kind,
    actorId: id,
    actorName: name,
    details: {},
    requestId,
    address,
    createdAt,
    ...entry,
  };
}
