import { Failure } from "#/kernel/errors";
import type { Actor, SignedInPerson } from "#/model/caller";
import type { User } from "#/model/workspace";
import { getActor } from "#/operations/actor";
import type { Context } from "#/operations/context";

/**
 * Returns the signed-in user. Throws `unauthorized` for the command line, which acts for no user.
 */
export function requirePerson({ caller }: Context): SignedInPerson {
  if (caller.kind !== "person") throw new Failure("unauthorized", "This requires a signed-in user. Sign in first.");
  return caller;
}

/** The actor of a call that establishes the user, such as signing in. */
export const createUserActor = (context: Context, { id, email }: Pick<User, "id" | "email">): Actor => ({
  ...getActor(context),
  kind: "USER",
  id,
  name: email,
});
