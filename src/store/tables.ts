import { primaryKey } from "drizzle-orm/sqlite-core";
import type { KeyKind, Permission } from "#/model/key";
import type { DesignStatus, PartHashes } from "#/model/design";
import type { ArchetypeId } from "#/model/direction";
import type { Platform } from "#/model/platform";
import type { Foregone, ProjectState } from "#/model/project";
import type { SystemStatus } from "#/model/system";
import type { Changelog, VersionKind } from "#/model/version";
import type { Role } from "#/model/workspace";
import { bytes, integer, structure, table, text } from "#/store/columns";

export const workspaces = table("workspaces", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
  createdAt: text("created_at").notNull(),
});

export const users = table("users", {
  id: text("id").primaryKey(),
  email: text("email").notNull(),
  passwordHash: text("password_hash").notNull(),
  createdAt: text("created_at").notNull(),
});

export const memberships = table(
  "memberships",
  {
    workspaceId: text("workspace_id").notNull(),
    userId: text("user_id").notNull(),
    role: text<Role>("role").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.workspaceId, columns.userId] })],
);

export const apiKeys = table("api_keys", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  name: text("name").notNull(),
  kind: text<KeyKind>("kind").notNull(),
  prefix: text("prefix").notNull(),
  hash: text("hash").notNull(),
  permissions: structure<readonly Permission[]>("permissions").notNull(),
  designId: text("design_id"),
  createdBy: text("created_by"),
  createdAt: text("created_at").notNull(),
  lastUsedAt: text("last_used_at"),
  expiresAt: text("expires_at"),
  revokedAt: text("revoked_at"),
});

export const brands = table("brands", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
  tagline: text("tagline"),
  description: text("description"),
  website: text("website"),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
});

export const systems = table("systems", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  brandId: text("brand_id").notNull(),
  name: text("name").notNull(),
  /** The name in lower case, for look-ups that ignore case. */
  foldedName: text("folded_name").notNull(),
  slug: text("slug").notNull(),
  brandColor: text("brand_color").notNull(),
  tokenCount: integer("token_count").notNull(),
  status: text<SystemStatus>("status").notNull(),
  platform: text<Platform>("platform").notNull(),
  pinnedDesignId: text("pinned_design_id"),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
});

export const designs = table("designs", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  brandId: text("brand_id").notNull(),
  systemId: text("system_id").notNull(),
  name: text("name").notNull(),
  status: text<DesignStatus>("status").notNull(),
  basedOn: text("based_on"),
  seed: integer("seed").notNull(),
  directionId: text<ArchetypeId>("direction_id").notNull(),
  parts: structure<PartHashes>("parts").notNull(),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
  approvedAt: text("approved_at"),
  publishedAt: text("published_at"),
});

export const versions = table("versions", {
  id: text("id").primaryKey(),
  systemId: text("system_id").notNull(),
  designId: text("design_id").notNull(),
  number: text("number").notNull(),
  kind: text<VersionKind>("kind").notNull(),
  parts: structure<PartHashes>("parts").notNull(),
  changelog: structure<Changelog>("changelog").notNull(),
  createdAt: text("created_at").notNull(),
});

export const projects = table("projects", {
  id: text("id").primaryKey(),
  workspaceId: text("workspace_id").notNull(),
  designId: text("design_id").notNull(),
  name: text("name").notNull(),
  state: text<ProjectState>("state").notNull(),
  foregone: structure<Foregone>("foregone").notNull(),
  failedStage: text<ProjectState>("failed_stage"),
  failure: text("failure"),
  leaseOwner: text("lease_owner"),
  leaseUntilMs: integer("lease_until_ms"),
  createdAt: text("created_at").notNull(),
  updatedAt: text("updated_at").notNull(),
});

export const blobs = table("blobs", {
  hash: text("hash").primaryKey(),
  mediaType: text("media_type").notNull(),
  bytes: bytes("bytes").notNull(),
});
