import type { Actor } from "#/model/caller";
import type { Context } from "#/operations/operation";
import type { CommandContext } from "#/lifecycle/unit-of-work";

/** Who makes this call, as the audit log names them. */
export function getActor({ caller, requestId, address }: Context): Actor {
  const origin = { requestId, address };
  switch (caller.kind) {
    case "person":
      return { kind: "USER", id: caller.user.id, name: caller.user.email, ...origin };
    case "key":
      return { kind: "KEY", id: caller.key.id, name: caller.key.prefix, ...origin };
    case "administrator":
      return { kind: "ADMINISTRATOR", id: null, name: "command line", ...origin };
    case "anonymous":
      return { kind: "ANONYMOUS", id: null, name: "anonymous", ...origin };
  }
}

/** What the pipeline does this call's work with, in the caller's name. */
export function createCommandContext(context: Context): CommandContext {
  const { store, contents, clock, assertPrecondition } = context;
  return { store, contents, clock, by: getActor(context), ...(assertPrecondition && { assertPrecondition }) };
}

/**
 * Who takes turns with others where work waits: a person, a key, or else the address that the call
 * comes from.
 */
export function getQueueOwner({ caller, address }: Pick<Context, "caller" | "address">): string {
  if (caller.kind === "person") return caller.user.id;
  return caller.kind === "key" ? caller.key.id : (address ?? caller.kind);
}
