import type { Failure, FailureCode } from "#/kernel/errors";

const keyHint =
  "Give a key: over HTTP as the header `Authorization: Bearer <API_KEY>`, to `livery mcp` as LIVERY_API_KEY in its environment. An owner or admin makes one with `livery keys create` or in the console.";

/** What an agent does next, by the kind of refusal. */
export const failureHints: Readonly<Record<FailureCode, string>> = {
  invalid:
    "Where the message names an argument, correct it and call again; the tool's input schema says what is taken. Where it names the state of a design or project, calling again does not help before that state changes.",
  unauthorized: keyHint,
  forbidden: "whoami says what your key may do. Ask your person for a key with the permission that the message names.",
  not_found:
    "list_brands gives the designs that your key reaches; GET /api/v1/systems and the gallery at / list the published systems.",
  conflict: "Something else changed this meanwhile. Read its present state with get_design_context, then decide.",
  precondition_failed: "Read it again, and send the change with its new ETag.",
  gone: "Call the tool that replaces it.",
  too_large: "Send less in one call: fewer components and pages, or a picture by its https url.",
  rate_limited: "Wait as many seconds as retryAfter says, then call again.",
  internal: "Calling again may help. If not, give your person the request id.",
  unavailable: "Wait a moment and call again.",
};

/**
 * What an argument check advises: only the arguments are wrong, so that a corrected call can
 * succeed.
 */
export const argumentsHint = "Correct what the message names and call again; the tool's input schema says what is taken.";

/**
 * What was called: the tool's arguments tell what it is about; the key whether workspace tools
 * would answer.
 */
export type HintContext = {
  readonly arguments: readonly string[];
  readonly hasKey: boolean;
  /** Whether the deprecated list of published systems is still offered. */
  readonly listsSystems: boolean;
  readonly replacement?: string | undefined;
};

/**
 * What an agent does next after this refusal of this call. A failure's own hint counts before the
 * general ones.
 */
export function getFailureHint({ code, hint }: Pick<Failure, "code" | "hint">, callContext: HintContext): string {
  if (hint !== undefined) return hint;
  if (code === "not_found") return getNotFoundHint(callContext);
  if (code === "gone" && callContext.replacement !== undefined) return `Call ${callContext.replacement} instead.`;
  if (code === "unauthorized" && callContext.hasKey)
    return "The key of this connection is not valid any more. Ask your person for another one; it goes where this one was configured.";
  if (code === "too_large" && !callContext.arguments.includes("components")) return "Send a smaller request.";
  return failureHints[code];
}

/**
 * Where the names of what exists are found: systems are public, designs belong to a key's
 * workspace.
 */
function getNotFoundHint({ arguments: names, hasKey, listsSystems }: HintContext): string {
  if (names.includes("designId"))
    return "list_brands gives the ids of the designs that your key reaches; whoami names the one design of a hand-off key.";
  if (!names.includes("name")) return failureHints.not_found;
  const published = listsSystems
    ? "list_systems gives the slugs of the published systems; the gallery at / shows them."
    : "GET /api/v1/systems gives the slugs of the published systems; the gallery at / shows them.";
  return hasKey ? `${published} list_brands gives those of your own workspace and says which are published.` : published;
}
