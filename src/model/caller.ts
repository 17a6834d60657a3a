import type { ApiKey, Permission } from "#/model/key";
import { type Role, roles, type User } from "#/model/workspace";

/** A person who is signed in, with the role in each workspace that this person belongs to. */
export type SignedInPerson = {
  readonly kind: "person";
  readonly user: User;
  readonly sessionId: string;
  readonly roles: ReadonlyMap<string, Role>;
};

/** Who calls: nobody in particular, the bearer of a key, a person who is signed in, or whoever has the data folder in hand (the command line). */
export type Caller =
  | { readonly kind: "anonymous" }
  | { readonly kind: "key"; readonly key: ApiKey }
  | SignedInPerson
  | { readonly kind: "administrator" };

/**
 * Who may call an operation: everyone; whoever is signed in; keys with a permission and people with at least a role, in the workspace of what the call is about;
 * or only the command line. The command line may call everything.
 */
export type Access = "public" | "signed-in" | "administrator" | { readonly key?: Permission | "ANY"; readonly people?: Role };

/** Whether a role is at least another one. */
export const isRoleAtLeast = (role: Role, minRole: Role) => roles.indexOf(role) <= roles.indexOf(minRole);

/** What a call is about belongs to one workspace and, where a key can be bound to it, to one design. */
export type ResourceScope = { readonly workspaceId: string; readonly designId?: string };

/** Who did something, as the audit log names them. */
export type Actor = {
  readonly kind: "USER" | "KEY" | "ADMINISTRATOR" | "ANONYMOUS";
  readonly id: string | null;
  /** An e-mail address or a key's prefix; never a secret. */
  readonly name: string;
  readonly requestId: string | null;
  readonly address: string | null;
};

/** This program, for what it does on its own account. */
export const liveryActor: Actor = { kind: "ADMINISTRATOR", id: null, name: "Livery", requestId: null, address: null };

/** Whoever has the data folder in hand. */
export const commandLineActor: Actor = { kind: "ADMINISTRATOR", id: null, name: "command line", requestId: null, address: null };
