import type { Context } from "#/operations/operation";

/**
 * Who takes turns with others where work waits: a person, a key, or else the address that the call
 * comes from.
 */
export function getQueueOwner({ caller, address }: Pick<Context, "caller" | "address">): string {
  if (caller.kind === "person") return caller.user.id;
  return caller.kind === "key" ? caller.key.id : (address ?? caller.kind);
}
