import type { Caller } from "#/model/caller";
import { type Permission, permissions } from "#/model/key";
import { isAvailable } from "#/operations/tool-operation";
import { tools } from "#/operations/tools";

/** What a caller lacks for a message: who calls is unknown, or the person granted less. */
export type MissingAccess = {
  readonly error?: "insufficient_scope";
  /**
   * What to ask for. Of a new client everything, of which the person chooses on the consent page,
   * because many clients cannot ask a second time; else the tool's permission and all that it has.
   */
  readonly scope: readonly Permission[];
};

/**
 * What a client has to ask a person for before this message can succeed; undefined if nothing, or
 * if asking would not help: an API key does not get more by signing in.
 */
export function findMissingAccess(message: unknown, caller: Caller, now: Date): MissingAccess | undefined {
  const required = findRequiredPermission(message, now);
  if (required === undefined) return undefined;
  if (caller.kind === "anonymous") return { scope: permissions };
  if (caller.kind !== "key" || caller.role === undefined) return undefined;
  if (required === "ANY" || caller.key.permissions.includes(required)) return undefined;
  const scope = permissions.filter((permission) => permission === required || caller.key.permissions.includes(permission));
  return { error: "insufficient_scope", scope };
}

/** The permission of the tool that a message calls; undefined for all that needs none. */
function findRequiredPermission(message: unknown, now: Date): Permission | "ANY" | undefined {
  if (typeof message !== "object" || message === null || !("method" in message) || message.method !== "tools/call")
    return undefined;
  const params = "params" in message ? message.params : undefined;
  const name = typeof params === "object" && params !== null && "name" in params ? params.name : undefined;
  const tool = tools.find((one) => one.name === name);
  if (!tool || !isAvailable(tool, now) || typeof tool.access === "string") return undefined;
  return tool.access.key;
}
