import { Failure } from "#/kernel/errors";
import type { Actor, SignedInPerson } from "#/model/caller";
import type { User } from "#/model/workspace";
import { getActor } from "#/operations/actor";
import type { Context } from "#/operations/operation";

/**
 * The person who calls. Throws `unauthorized` for the command line, which is nobody in particular.
 */
export function requirePerson({ caller }: Context): SignedInPerson {
  if (caller.kind !== "person") throw new Failure("unauthorized", "Sign in first: this is for people who are signed in.");
  return caller;
}

/** A person as the actor of a call that proves who it is, such as signing in. */
export const createUserActor = (context: Context, { id, email }: Pick<User, "id" | "email">): Actor => ({
  ...getActor(context),
  kind: "USER",
  id,
  name: email,
});
