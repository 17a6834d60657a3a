import type { Failure, FailureCode } from "#/kernel/errors";

const keyHint =
  "Provide an API key: over HTTP in the `Authorization: Bearer <API_KEY>` header, or for `livery mcp` in the " +
  "LIVERY_API_KEY environment variable. Owners and admins create keys in the console or with `livery keys create`.";

/** The next step for an agent, by error code. */
export const failureHints: Readonly<Record<FailureCode, string>> = {
  invalid:
    "If the message names an argument, correct it and call the tool again; see the tool's input schema. If it names " +
    "the state of a design or project, do not call again until that state has changed.",
  unauthorized: keyHint,
  forbidden: "Call whoami to see your key's permissions. Ask the user for a key with the permission that the message names.",
  not_found:
    "Call list_brands for the designs that your key can access. list_published_systems and the gallery at / list the published systems.",
  conflict: "The state changed or does not allow this. Read the current state with get_design_context, then decide.",
  precondition_failed: "Read the resource again and send the change with its new ETag.",
  gone: "Call the replacement tool.",
  too_large: "Send less per call: fewer components and pages, or an image by its https URL.",
  rate_limited: "Wait for retryAfter seconds, then call again.",
  internal: "Call again. If the error persists, give the user the request id.",
  unavailable: "Wait a moment and call again.",
};

/**
 * The hint for invalid arguments: only the arguments are wrong, so a corrected call can succeed.
 */
export const argumentsHint = "Correct the argument that the message names and call again; see the tool's input schema.";

/**
 * The call that failed: the tool's argument names, and whether a key is present, without which
 * workspace tools do not work.
 */
export type HintContext = {
  readonly arguments: readonly string[];
  readonly hasKey: boolean;
  readonly replacement?: string | undefined;
};

/**
 * The next step for an agent after this failure. A failure's own hint takes precedence over the
 * general ones.
 */
export function getFailureHint({ code, hint }: Pick<Failure, "code" | "hint">, callContext: HintContext): string {
  if (hint !== undefined) return hint;
  if (code === "not_found") return getNotFoundHint(callContext);
  if (code === "gone" && callContext.replacement !== undefined) return `Call ${callContext.replacement} instead.`;
  if (code === "unauthorized" && callContext.hasKey)
    return "The key of this connection is no longer valid. Ask the user for a new key and configure it in place of this one.";
  if (code === "too_large" && !callContext.arguments.includes("components")) return "Send a smaller request.";
  return failureHints[code];
}

/** Where to look up valid names: systems are public, designs belong to a key's workspace. */
function getNotFoundHint({ arguments: names, hasKey }: HintContext): string {
  if (names.includes("designId"))
    return "Call list_brands for the ids of the designs that your key can access; whoami returns the design of a handoff key.";
  if (!names.includes("name") && !names.includes("system")) return failureHints.not_found;
  const published = "Call list_published_systems for the slugs of published systems, or see the gallery at /.";
  return hasKey ? `${published} Call list_brands for the brands of your workspace and their status.` : published;
}
