import type { FailureCode } from "#/kernel/errors";

const keyHint =
  "Give a key: over HTTP as the header `Authorization: Bearer <API_KEY>`, to `livery mcp` as LIVERY_API_KEY in its environment. An owner or admin makes one with `livery keys create` or in the console.";

/** What an agent does next, by the kind of refusal. */
export const refusalHints: Readonly<Record<FailureCode, string>> = {
  invalid: "Correct what the message names and call again; the tool's input schema says what is taken.",
  unauthorized: keyHint,
  forbidden: "whoami says what your key may do. Ask your person for a key with the permission.",
  not_found: "list_brands gives the ids of the designs that your key reaches.",
  conflict: "Look at the present state with get_design_context, then decide.",
  gone: "Call the tool that replaces it.",
  too_large: "Send fewer components and pages in one call, or a picture by its https url.",
  rate_limited: "Wait as many seconds as retryAfter says, then call again.",
  internal: "Calling again may help. If not, tell your person the request id.",
  unavailable: "Wait a moment and call again.",
};
