import type { Actor } from "#/model/caller";
import type { Context } from "#/operations/context";
import type { CommandContext } from "#/lifecycle/unit-of-work";

/** The caller as the audit log records it. */
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

/** The context of lifecycle commands that run on this caller's behalf. */
export function createCommandContext(context: Context): CommandContext {
  const { store, contents, clock, precondition } = context;
  return { store, contents, clock, by: getActor(context), ...(precondition && { precondition }) };
}

/**
 * The owner by which queued work is shared fairly: the person, the key, or else the client address.
 */
export function getQueueOwner({ caller, address }: Pick<Context, "caller" | "address">): string {
  if (caller.kind === "person") return caller.user.id;
  return caller.kind === "key" ? caller.key.id : (address ?? caller.kind);
}
