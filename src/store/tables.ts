import type {
  ArtifactId,
  AuditEntryId,
  BrandId,
  BrandImportId,
  ChangeRequestId,
  ClientId,
  DeliveryId,
  DesignId,
  DiscardedStateId,
  EditProposalId,
  EndpointId,
  EventId,
  GrantId,
  KeyId,
  LinkId,
  ProjectId,
  SessionId,
  SigningKeyId,
  SubscriptionId,
  SystemId,
  UserId,
  VersionId,
  WorkspaceId,
} from "#/model/ids";
import { primaryKey } from "drizzle-orm/sqlite-core";
import type { AuditAction, AuditEntry } from "#/model/audit-entry";
import type { Delivery, DeliveryTargetId } from "#/model/delivery";
import type { EditProposal, EditProposalStatus } from "#/model/edit-proposal";
import type { LiveryEvent } from "#/model/event";
import type { ArtifactKind, ArtifactStatus, ExternalArtifact } from "#/model/external-artifact";
import type { LinkKind } from "#/model/one-time-link";
import type { KeyKind, Permission } from "#/model/key";
import type { OAuthTokenKind } from "#/model/oauth-grant";
import type { DesignStatus, PartHashes } from "#/model/design";
import type { ArchetypeId } from "#/model/direction";
import type { DiscardCause } from "#/model/discarded-state";
import type { Platform } from "#/model/platform";
import type { AutoApprovals, ProjectState } from "#/model/project";
import type { ParentPart } from "#/model/sub-brand";
import type { Subscription } from "#/model/subscription";
import type { SystemStatus, Visibility } from "#/model/system";
import type { Bump, BumpReason, Changelog, VersionKind } from "#/model/version";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import type { PublicOn, Role } from "#/model/workspace";
import { bytes, boolean, integer, json, table, text } from "#/store/columns";

export const workspaces = table("workspaces", {
  id: text<WorkspaceId>("id").primaryKey(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
  publicOn: text<PublicOn>("public_on").notNull(),
  createdAt: text("created_at").notNull(),
});

export const users = table("users", {
  id: text<UserId>("id").primaryKey(),
  email: text("email").notNull(),
  passwordHash: text("password_hash").notNull(),
  createdAt: text("created_at").notNull(),
});

export const memberships = table(
  "memberships",
  {
    workspaceId: text<WorkspaceId>("workspace_id").notNull(),
    userId: text<UserId>("user_id").notNull(),
    role: text<Role>("role").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.workspaceId, columns.userId] })],
);

export const apiKeys = table("api_keys", {
  id: text<KeyId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  name: text("name").notNull(),
  kind: text<KeyKind>("kind").notNull(),
  prefix: text("prefix").notNull(),
  hash: text("hash").notNull(),
  permissions: json<readonly Permission[]>("permissions").notNull(),
  designId: text<DesignId>("design_id"),
  createdBy: text<UserId>("created_by"),
  createdAt: text("created_at").notNull(),
  lastUsedAt: text("last_used_at"),
  expiresAt: text("expires_at"),
  revokedAt: text("revoked_at"),
});

export const signingKeys = table("signing_keys", {
  id: text<SigningKeyId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  name: text("name").notNull(),
  publicKey: text("public_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  secret: text("secret").notNull(),
  createdBy: text<UserId>("created_by"),
  createdAt: text("created_at").notNull(),
  revokedAt: text("revoked_at"),
});

export const oauthClients = table("oauth_clients", {
  id: text<ClientId>("id").primaryKey(),
  name: text("name").notNull(),
  redirectUris: json<readonly string[]>("redirect_uris").notNull(),
  createdAt: text("created_at").notNull(),
});

export const oauthGrants = table("oauth_grants", {
  id: text<GrantId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  userId: text<UserId>("user_id").notNull(),
  clientId: text("client_id").notNull(),
  clientName: text("client_name").notNull(),
  clientHost: text("client_host"),
  prefix: text("prefix").notNull(),
  permissions: json<readonly Permission[]>("permissions").notNull(),
  resource: text("resource").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  codeChallenge: text("code_challenge").notNull(),
  createdAt: text("created_at").notNull(),
  activatedAt: text("activated_at"),
  lastUsedAt: text("last_used_at"),
  expiresAt: text("expires_at").notNull(),
  revokedAt: text("revoked_at"),
});

export const oauthTokens = table("oauth_tokens", {
  hash: text("hash").primaryKey(),
  grantId: text<GrantId>("grant_id").notNull(),
  kind: text<OAuthTokenKind>("kind").notNull(),
  expiresAtMs: integer("expires_at_ms").notNull(),
  usedAtMs: integer("used_at_ms"),
});

export const brands = table("brands", {
  id: text<BrandId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
  tagline: text("tagline"),
  description: text("description"),
  website: text("website"),
  parentBrandId: text<BrandId>("parent_brand_id"),
  parentParts: json<readonly ParentPart[]>("parent_parts").notNull(),
  /** The newest version of the parent of which the workspace was notified. */
  notifiedParentVersionId: text<VersionId>("notified_parent_version_id"),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
});

export const systems = table("systems", {
  id: text<SystemId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  brandId: text<BrandId>("brand_id").notNull(),
  name: text("name").notNull(),
  /** The name in lower case, for case-insensitive lookups. */
  foldedName: text("folded_name").notNull(),
  slug: text("own_slug").notNull(),
  /** The slug once the system was public; before that its id. Unique in the installation. */
  publicSlug: text("slug").notNull(),
  brandColor: text("brand_color").notNull(),
  tokenCount: integer("token_count").notNull(),
  status: text<SystemStatus>("status").notNull(),
  platform: text<Platform>("platform").notNull(),
  pinnedDesignId: text<DesignId>("pinned_design_id"),
  visibility: text<Visibility>("visibility").notNull(),
  showBrief: boolean("show_brief").notNull(),
  servedVersionId: text<VersionId>("served_version_id"),
  activatedAt: text("activated_at"),
  /** The look of the latest design's direction as a short text; null before the first. */
  directionSignature: text("direction_signature"),
  /** The figure of the latest generated mark as a short text; null before the first. */
  markSignature: text("mark_signature"),
  /** Direction, sections and colours of the latest landing page; null before the first. */
  pageSignature: text("page_signature"),
  /** When the system or its brand last changed, for lists in that order. */
  changedAt: text("changed_at").notNull(),
  /** Name, slug and tagline in lower case, for searches in the workspace. */
  searchText: text("search_text").notNull(),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
});

const createGramTable = <Name extends string>(name: Name) =>
  table(name, { gram: text("gram").notNull(), rowId: text("row_id").notNull() }, (columns) => [
    primaryKey({ columns: [columns.gram, columns.rowId] }),
  ]);

/** Three characters that follow each other in the search text of systems, and in that of projects. */
export const systemGrams = createGramTable("system_grams");
export const projectGrams = createGramTable("project_grams");

export const mirrors = table("mirrors", {
  systemId: text<SystemId>("system_id").primaryKey(),
  brandId: text<BrandId>("brand_id").notNull(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  source: text("source").notNull(),
  publicKey: text("public_key"),
  fingerprint: text("fingerprint"),
  namesParent: boolean("names_parent").notNull(),
  createdAt: text("created_at").notNull(),
  pulledAt: text("pulled_at").notNull(),
});

export const designs = table("designs", {
  id: text<DesignId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  brandId: text<BrandId>("brand_id").notNull(),
  systemId: text<SystemId>("system_id").notNull(),
  name: text("name").notNull(),
  status: text<DesignStatus>("status").notNull(),
  basedOn: text<DesignId>("based_on"),
  seed: integer("seed").notNull(),
  directionId: text<ArchetypeId>("direction_id").notNull(),
  parts: json<PartHashes>("parts").notNull(),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
  approvedAt: text("approved_at"),
  publishedAt: text("published_at"),
});

export const versions = table("versions", {
  id: text<VersionId>("id").primaryKey(),
  systemId: text<SystemId>("system_id").notNull(),
  designId: text<DesignId>("design_id").notNull(),
  number: text("number").notNull(),
  kind: text<VersionKind>("kind").notNull(),
  seed: integer("seed").notNull(),
  parts: json<PartHashes>("parts").notNull(),
  changelog: json<Changelog>("changelog").notNull(),
  bump: text<Bump>("bump"),
  proposedBump: text<Bump>("proposed_bump"),
  reasons: json<readonly BumpReason[]>("reasons").notNull(),
  releaseNotes: text("release_notes"),
  createdAt: text("created_at").notNull(),
});

export const versionArchives = table("version_archives", {
  seq: integer("seq").primaryKey(),
  versionId: text<VersionId>("version_id").notNull(),
  name: text("name").notNull(),
  key: text("key").notNull(),
  size: integer("size").notNull(),
  bytes: bytes("bytes").notNull(),
});

export const projects = table("projects", {
  id: text<ProjectId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  designId: text<DesignId>("design_id").notNull(),
  name: text("name").notNull(),
  state: text<ProjectState>("state").notNull(),
  autoApprovals: json<AutoApprovals>("foregone").notNull(),
  externalDesign: boolean("external_design").notNull(),
  failedStage: text<ProjectState>("failed_stage"),
  failure: text("failure"),
  leaseOwner: text("lease_owner"),
  leaseUntilMs: integer("lease_until_ms"),
  /** The names of the project and its brand in lower case, for searches. */
  searchText: text("search_text").notNull(),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
});

export const blobs = table("blobs", {
  hash: text("hash").primaryKey(),
  mediaType: text("media_type").notNull(),
  bytes: bytes("bytes").notNull(),
  encoding: text<"identity" | "zstd">("encoding").notNull(),
  schemaVersion: integer("schema_version"),
  /** The stored size of content that is in the bucket, bytes; null while it is here. */
  bucketBytes: integer("bucket_bytes"),
});

/** The systems that a part or an import belongs to or once did; triggers fill it. */
export const partSystems = table("part_systems", {
  partHash: text("part_hash").notNull(),
  systemId: text<SystemId>("system_id").notNull(),
});

/** The images in a part; an empty hash for a part without any. */
export const assetParts = table("asset_parts", {
  assetHash: text("asset_hash").notNull(),
  partHash: text("part_hash").notNull(),
});

export const rasters = table("rasters", {
  sourceHash: text("source_hash").notNull(),
  px: integer("px").notNull(),
  pngHash: text("png_hash").notNull(),
  webpHash: text("webp_hash").notNull(),
  /** The order of those made on demand, and their size; 0 for those made ahead. */
  seq: integer("seq").notNull(),
  onDemandBytes: integer("on_demand_bytes").notNull(),
});

export const sessions = table("sessions", {
  id: text<SessionId>("id").primaryKey(),
  userId: text<UserId>("user_id").notNull(),
  tokenHash: text("token_hash").notNull(),
  createdAt: text("created_at").notNull(),
  expiresAtMs: integer("expires_at_ms").notNull(),
});

/** Failed sign-ins by the hash of account and address. */
export const signInTries = table("sign_in_tries", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  triedAtMs: integer("tried_at_ms").notNull(),
  untilMs: integer("until_ms").notNull(),
});

export const oneTimeLinks = table("one_time_links", {
  id: text<LinkId>("id").primaryKey(),
  kind: text<LinkKind>("kind").notNull(),
  tokenHash: text("token_hash").notNull(),
  workspaceId: text<WorkspaceId>("workspace_id"),
  email: text("email"),
  role: text<Role>("role"),
  userId: text<UserId>("user_id"),
  createdBy: text<UserId>("created_by"),
  createdAt: text("created_at").notNull(),
  expiresAtMs: integer("expires_at_ms").notNull(),
});

export const auditLog = table("audit_log", {
  id: text<AuditEntryId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id"),
  actorKind: text<AuditEntry["actorKind"]>("actor_kind").notNull(),
  actorId: text("actor_id"),
  actorName: text("actor_name").notNull(),
  action: text<AuditAction>("action").notNull(),
  targetId: text("target_id"),
  details: json<AuditEntry["details"]>("details").notNull(),
  requestId: text("request_id"),
  address: text("address"),
  createdAt: text("created_at").notNull(),
});

export const auditExports = table("audit_exports", {
  id: integer("id").primaryKey(),
  file: text("file").notNull(),
  sha256: text("sha256").notNull(),
  entries: integer("entries").notNull(),
  throughSeq: integer("through_seq").notNull(),
  createdAt: text("created_at").notNull(),
});

export const events = table("events", {
  id: text<EventId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  systemId: text<SystemId>("system_id"),
  name: text<LiveryEvent["name"]>("name").notNull(),
  data: json<LiveryEvent["data"]>("data").notNull(),
  createdAt: text("created_at").notNull(),
});

export const changeRequests = table("change_requests", {
  id: text<ChangeRequestId>("id").primaryKey(),
  projectId: text<ProjectId>("project_id").notNull(),
  stage: text<ProjectState>("stage").notNull(),
  note: text("note").notNull(),
  about: text("about"),
  requestedBy: text("requested_by").notNull(),
  createdAt: text("created_at").notNull(),
});

export const discardedStates = table("discarded_states", {
  id: text<DiscardedStateId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  designId: text<DesignId>("design_id").notNull(),
  cause: text<DiscardCause>("cause").notNull(),
  parts: json<PartHashes>("parts").notNull(),
  seed: integer("seed").notNull(),
  directionId: text<ArchetypeId>("direction_id").notNull(),
  status: text<DesignStatus>("status").notNull(),
  projectState: text<ProjectState>("project_state").notNull(),
  discardedBy: text("discarded_by").notNull(),
  createdAt: text("created_at").notNull(),
});

export const brandImports = table("brand_imports", {
  id: text<BrandImportId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  name: text("name").notNull(),
  contentHash: text("content_hash").notNull(),
  createdBy: text("created_by").notNull(),
  createdAt: text("created_at").notNull(),
});

export const editProposals = table("edit_proposals", {
  id: text<EditProposalId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  designId: text<DesignId>("design_id").notNull(),
  status: text<EditProposalStatus>("status").notNull(),
  edits: json<EditProposal["edits"]>("edits").notNull(),
  note: text("note"),
  proposedBy: json<EditProposal["proposedBy"]>("proposed_by").notNull(),
  fingerprint: text("fingerprint").notNull(),
  reason: text("reason"),
  decidedBy: text("decided_by"),
  createdAt: text("created_at").notNull(),
  decidedAt: text("decided_at"),
});

export const externalArtifacts = table("external_artifacts", {
  id: text<ArtifactId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  designId: text<DesignId>("design_id").notNull(),
  projectId: text<ProjectId>("project_id").notNull(),
  kind: text<ArtifactKind>("kind").notNull(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
  status: text<ArtifactStatus>("status").notNull(),
  bytes: integer("bytes").notNull(),
  fingerprint: text("fingerprint").notNull(),
  contentHash: text("content_hash").notNull(),
  checks: json<ExternalArtifact["checks"]>("checks").notNull(),
  reason: text("reason"),
  decidedBy: text("decided_by"),
  createdAt: text("created_at").notNull(),
  decidedAt: text("decided_at"),
  storedBytes: integer("stored_bytes").notNull(),
  policyVersion: integer("judged_by").notNull(),
});

export const webhookEndpoints = table("webhook_endpoints", {
  id: text<EndpointId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  url: text("url").notNull(),
  description: text("description"),
  events: json<WebhookEndpoint["events"]>("events").notNull(),
  status: text<WebhookEndpoint["status"]>("status").notNull(),
  secret: text("secret").notNull(),
  previousSecret: text("previous_secret"),
  previousSecretUntilMs: integer("previous_secret_until_ms"),
  createdBy: text<UserId>("created_by"),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
  lastSuccessAt: text("last_success_at"),
  failingSince: text("failing_since"),
  pausedAt: text("paused_at"),
  pausedReason: text("paused_reason"),
});

export const subscriptions = table("subscriptions", {
  id: text<SubscriptionId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  systemId: text<SystemId>("system_id").notNull(),
  userId: text<UserId>("user_id").notNull(),
  targetUrl: text("target_url").notNull(),
  events: json<Subscription["events"]>("events").notNull(),
  secret: text("secret").notNull(),
  createdAt: text("created_at").notNull(),
});

export const deliveries = table("deliveries", {
  id: text<DeliveryId>("id").primaryKey(),
  workspaceId: text<WorkspaceId>("workspace_id").notNull(),
  targetId: text<DeliveryTargetId>("target_id").notNull(),
  eventId: text<EventId>("event_id").notNull(),
  event: text<Delivery["event"]>("event").notNull(),
  body: text("body").notNull(),
  state: text<Delivery["state"]>("state").notNull(),
  attempts: json<Delivery["attempts"]>("attempts").notNull(),
  attemptCount: integer("attempt_count").notNull(),
  nextAttemptAtMs: integer("next_attempt_at_ms"),
  leasedBy: text("leased_by"),
  signedAtS: integer("signed_at_s"),
  headers: json<Readonly<Record<string, string>>>("headers"),
  redeliveryOf: text<DeliveryId>("redelivery_of"),
  requestId: text("request_id"),
  traceparent: text("traceparent"),
  createdAt: text("created_at").notNull(),
  finishedAtMs: integer("finished_at_ms"),
});
