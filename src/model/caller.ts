import type { DesignId, GrantId, KeyId, SessionId, UserId, WorkspaceId } from "#/model/ids";
import type { ApiKey, Permission } from "#/model/key";
import { type Role, roles, type User } from "#/model/workspace";

/** A signed-in person, with the role in each of their workspaces. */
export type SignedInPerson = {
  readonly kind: "person";
  readonly user: User;
  readonly sessionId: SessionId;
  readonly roles: ReadonlyMap<WorkspaceId, Role>;
};

/** What calls depend on of an API key, or of the grant that an access token belongs to. */
export type CallerKey = Pick<
  ApiKey,
  "workspaceId" | "name" | "kind" | "prefix" | "permissions" | "designId" | "lastUsedAt" | "expiresAt"
> & { readonly id: KeyId | GrantId };

/** A program with an API key or an access token. */
export type KeyCaller = {
  readonly kind: "key";
  readonly key: CallerKey;
  /** The role of the person who granted the access; absent for API keys, which act for no person. */
  readonly role?: Role;
};

/** Who calls: an anonymous caller, an API key, a signed-in person, or the command line. */
export type Caller = { readonly kind: "anonymous" } | KeyCaller | SignedInPerson | { readonly kind: "administrator" };

/**
 * Who may call an operation: everyone, signed-in people, keys with a permission and people with at
 * least a role in the target's workspace, or only the command line. The command line may call
 * everything.
 */
export type Access = "public" | "signed-in" | "administrator" | { readonly key?: Permission | "ANY"; readonly people?: Role };

export const isRoleAtLeast = (role: Role, minRole: Role) => roles.indexOf(role) <= roles.indexOf(minRole);

/**
 * The workspace that the target of a call belongs to, and the design if a key can be bound to it.
 */
export type ResourceScope = { readonly workspaceId: WorkspaceId; readonly designId?: DesignId };

/** Who made a change, as the audit log records it. */
export type Actor = {
  readonly kind: "USER" | "KEY" | "ADMINISTRATOR" | "ANONYMOUS";
  readonly id: UserId | KeyId | GrantId | null;
  /** An e-mail address or a key's prefix; never a secret. */
  readonly name: string;
  readonly requestId: string | null;
  readonly address: string | null;
};

/** Livery itself, for changes that no caller requested. */
export const liveryActor: Actor = { kind: "ADMINISTRATOR", id: null, name: "Livery", requestId: null, address: null };

/** The command line, for anyone with access to the data folder. */
export const commandLineActor: Actor = { kind: "ADMINISTRATOR", id: null, name: "command line", requestId: null, address: null };
