import { sha256Hex } from "#/kernel/hash";
import { findTokenKind } from "#/model/oauth-grant";
import { revokeGrant } from "#/operations/oauth/grants";
import { OAuthError } from "#/operations/oauth/oauth-error";
import { createGrantActor, type TokenRequest } from "#/operations/oauth/redeem-token";
import type { Services } from "#/operations/services";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Ends the grant that a token belongs to (RFC 7009). An unknown token is no error. Throws OAuthError
 * for a request without a token, or from another client than the token's.
 */
export async function revokeToken(services: Services, request: TokenRequest): Promise<void> {
  const { parameters } = request;
  const secret = parameters.get("token");
  if (secret === undefined) throw new OAuthError("invalid_request", "token is required.");
  const found = findTokenKind(secret) === undefined ? undefined : await services.store.oauthGrants.findToken(sha256Hex(secret));
  if (!found) return;
  if ((parameters.get("client_id") ?? found.grant.clientId) !== found.grant.clientId)
    throw new OAuthError("invalid_client", "The token was issued to another client.");
  await runUnitOfWork({ ...services, by: createGrantActor(found.grant, request) }, (tx) =>
    revokeGrant(tx, found.grant, "revoked by the client"),
  );
}
