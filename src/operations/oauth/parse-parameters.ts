import { OAuthError } from "#/operations/oauth/oauth-error";

/**
 * The parameters of a query or form. Empty ones count as absent. Throws `invalid_request` for a
 * parameter that is sent twice (RFC 6749, section 3.1).
 */
export function parseParameters(text: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (parameters.has(name)) throw new OAuthError("invalid_request", `${name.slice(0, 60)} is sent more than once.`);
    parameters.set(name, value);
  }
  for (const [name, value] of parameters) if (value === "") parameters.delete(name);
  return parameters;
}
