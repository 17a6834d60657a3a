import { Failure } from "#/kernel/errors";
import type { UserId } from "#/model/ids";
import { type Permission, permissions } from "#/model/key";
import { addRedirectParameters, isRegisteredRedirectUri } from "#/model/redirect-uri";
import { getOAuthAddresses, isOwnResource } from "#/operations/oauth/addresses";
import { findClient, type RemoteClient } from "#/operations/oauth/find-client";
import { OAuthError } from "#/operations/oauth/oauth-error";
import { parseParameters } from "#/operations/oauth/parse-parameters";
import type { Services } from "#/operations/services";

/** A client's request for access: who asks, and where the response goes. */
export type AuthorizationRequest = {
  readonly client: RemoteClient;
  readonly redirectUri: string;
  readonly state: string | undefined;
  /** What is asked for, or why it is refused. The client learns of a refusal at its redirect URI. */
  readonly demand: AccessDemand | OAuthError;
};
export type AccessDemand = {
  readonly permissions: readonly Permission[];
  readonly resource: string;
  readonly codeChallenge: string;
};

/** A SHA-256 in base64url without padding (RFC 7636, section 4.2). */
const challengePattern = /^[A-Za-z0-9_-]{43}$/;
const maxStateLength = 2048;

/**
 * Reads the query of an authorization request (OAuth 2.1, section 4.1.1). Throws `invalid` where the
 * client or the redirect URI is not right: then nothing may be sent there.
 */
export async function parseAuthorizationRequest(
  services: Services,
  query: string,
  userId: UserId,
): Promise<AuthorizationRequest> {
  const parameters = parseOnce(query);
  const clientId = parameters.get("client_id");
  if (clientId === undefined) throw new Failure("invalid", "The link names no client. Start again in the client.");
  const client = await findClient(services, clientId, userId);
  const redirectUri = parameters.get("redirect_uri");
  if (redirectUri === undefined || !isRegisteredRedirectUri(redirectUri, client.redirectUris))
    throw new Failure(
      "invalid",
      "The link names a redirect URI that the client has not registered. Do not continue if you did not start this in the client.",
    );
  return { client, redirectUri, state: parameters.get("state"), demand: parseDemand(parameters, services.baseUrl) };
}

function parseOnce(query: string): ReadonlyMap<string, string> {
  try {
    return parseParameters(query);
  } catch (error) {
    if (error instanceof OAuthError)
      throw new Failure("invalid", `The link is not valid: ${error.description}`, { cause: error });
    throw error;
  }
}

function parseDemand(parameters: ReadonlyMap<string, string>, baseUrl: string): AccessDemand | OAuthError {
  if (parameters.get("response_type") !== "code")
    return new OAuthError("unsupported_response_type", "response_type must be code.");
  if ((parameters.get("response_mode") ?? "query") !== "query")
    return new OAuthError("invalid_request", "response_mode must be query.");
  if ((parameters.get("state") ?? "").length > maxStateLength)
    return new OAuthError("invalid_request", `state must have at most ${maxStateLength} characters.`);
  const codeChallenge = parameters.get("code_challenge") ?? "";
  if (parameters.get("code_challenge_method") !== "S256" || !challengePattern.test(codeChallenge))
    return new OAuthError("invalid_request", "PKCE is required: send code_challenge with code_challenge_method=S256.");
  const { resource } = getOAuthAddresses(baseUrl);
  if (!isOwnResource(parameters.get("resource") ?? resource, baseUrl))
    return new OAuthError("invalid_target", `resource must be ${resource}.`);
  const scope = parseScope(parameters.get("scope"));
  if (scope.length === 0) return new OAuthError("invalid_scope", `scope must name some of: ${permissions.join(", ")}.`);
  return { permissions: scope, resource, codeChallenge };
}

/**
 * The permissions that a scope names. Names of other servers, such as `offline_access`, are ignored
 * (RFC 6749, section 3.3). Without a scope: READ.
 */
function parseScope(scope: string | undefined): readonly Permission[] {
  if (scope === undefined) return ["READ"];
  const names = scope.split(" ");
  return permissions.filter((permission) => names.includes(permission));
}

/** Where an authorization response goes, with `state` and `iss` (RFC 9207). */
export function createResponseUrl(
  { redirectUri, state }: Pick<AuthorizationRequest, "redirectUri" | "state">,
  baseUrl: string,
  response: { readonly code: string } | OAuthError,
): string {
  const result = response instanceof OAuthError ? { error: response.code, error_description: response.description } : response;
  const { issuer } = getOAuthAddresses(baseUrl);
  return addRedirectParameters(redirectUri, { ...result, ...(state !== undefined && { state }), iss: issuer });
}
