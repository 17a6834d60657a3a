import { Failure } from "#/kernel/errors";
import type { SignedIn } from "#/model/caller";
import type { Context } from "#/operations/operation";

/** The person who calls. Throws `forbidden` for the command line, which is nobody in particular. */
export function personOf({ caller }: Context): SignedIn {
  if (caller.kind !== "person") throw new Failure("forbidden", "A subscription belongs to a person. Sign in first.");
  return caller;
}
