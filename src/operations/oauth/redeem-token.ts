import { timingSafeEqual } from "node:crypto";
import { sha256Hex } from "#/kernel/hash";
import type { Actor } from "#/model/caller";
import {
  accessTokenLifetimeMs,
  codeLifetimeMs,
  findTokenKind,
  isGrantActive,
  isTokenCurrent,
  type OAuthGrant,
  type OAuthToken,
} from "#/model/oauth-grant";
import { isOwnResource } from "#/operations/oauth/addresses";
import { addToken, removeEndedGrants, revokeGrant, revokeReplacedGrants } from "#/operations/oauth/grants";
import { OAuthError } from "#/operations/oauth/oauth-error";
import type { Services } from "#/operations/services";
import { runUnitOfWork, type UnitOfWork } from "#/lifecycle/unit-of-work";

/** The response of the token endpoint (RFC 6749, section 5.1). */
export type TokenResponse = {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
};

/** The parameters of a request at the token endpoint, and where it comes from. */
export type TokenRequest = {
  readonly parameters: ReadonlyMap<string, string>;
  readonly requestId: string;
  readonly address: string;
};

/**
 * Redeems a code or a refresh token: each works once, and both issue an access token and a new
 * refresh token. A second use ends the grant, because one of the two users stole it (RFC 9700,
 * section 4.14). Throws OAuthError.
 */
export async function redeemToken(services: Services, request: TokenRequest): Promise<TokenResponse> {
  const grantType = request.parameters.get("grant_type");
  if (grantType === "authorization_code") return await redeem(services, request, "CODE", "code");
  if (grantType === "refresh_token") return await redeem(services, request, "REFRESH", "refresh_token");
  if (grantType === undefined) throw new OAuthError("invalid_request", "grant_type is required.");
  throw new OAuthError("unsupported_grant_type", "grant_type must be authorization_code or refresh_token.");
}

async function redeem(
  services: Services,
  request: TokenRequest,
  kind: "CODE" | "REFRESH",
  parameter: "code" | "refresh_token",
): Promise<TokenResponse> {
  const { parameters } = request;
  const secret = parameters.get(parameter);
  const clientId = parameters.get("client_id");
  if (secret === undefined) throw new OAuthError("invalid_request", `${parameter} is required.`);
  if (clientId === undefined) throw new OAuthError("invalid_request", "client_id is required.");
  await assertClientKnown(services, clientId);
  const hash = findTokenKind(secret) === kind ? sha256Hex(secret) : undefined;
  const found = hash === undefined ? undefined : await services.store.oauthGrants.findToken(hash);
  if (!found || found.token.kind !== kind || found.grant.clientId !== clientId) throw createGrantError(kind);
  services.rateLimiters.consume("sign-in", `grant ${found.grant.id}`, services.clock.now());
  const context = { ...services, by: createGrantActor(found.grant, request) };
  const result = await runUnitOfWork(context, async (tx) => {
    // Another request may have used the token since.
    const current = await tx.repositories.oauthGrants.findToken(found.token.hash);
    if (!current) return createGrantError(kind);
    if (current.token.usedAtMs !== null) {
      await revokeGrant(tx, current.grant, kind === "CODE" ? "code used twice" : "refresh token used twice");
      return createGrantError(kind);
    }
    const refusal = await findRefusal(tx, current, parameters, services.baseUrl);
    return refusal ?? (await issueTokens(tx, current));
  });
  if (result instanceof OAuthError) throw result;
  return result;
}

/**
 * Throws `invalid_client` for a registration that is gone, after which a client registers again.
 */
async function assertClientKnown({ store }: Services, clientId: string): Promise<void> {
  if (!clientId.startsWith("cli_")) return;
  if (!(await store.oauthClients.findById(clientId as `cli_${string}`)))
    throw new OAuthError("invalid_client", "No client with this client_id is registered. Register again.");
}

type FoundToken = { readonly token: OAuthToken; readonly grant: OAuthGrant };

/** Why a token of the right client cannot be redeemed; undefined if it can. */
async function findRefusal(
  { repositories, clock }: UnitOfWork,
  { token, grant }: FoundToken,
  parameters: ReadonlyMap<string, string>,
  baseUrl: string,
): Promise<OAuthError | undefined> {
  const now = clock.now();
  const isCurrent =
    token.kind === "CODE" ? isTokenCurrent(token, now.getTime(), codeLifetimeMs) : token.expiresAtMs > now.getTime();
  const isMember = (await repositories.users.findMembership(grant.workspaceId, grant.userId)) !== undefined;
  if (!isCurrent || !isMember || !isGrantActive(grant, now)) return createGrantError(token.kind);
  const resource = parameters.get("resource") ?? grant.resource;
  if (!isOwnResource(resource, baseUrl) || !isOwnResource(grant.resource, baseUrl))
    return new OAuthError("invalid_target", "The grant is for another resource.");
  if (token.kind === "REFRESH") {
    const exceeds = (parameters.get("scope") ?? "").split(" ").some((name) => name !== "" && !includesScope(grant, name));
    return exceeds ? new OAuthError("invalid_scope", "scope exceeds what was granted.") : undefined;
  }
  if ((parameters.get("redirect_uri") ?? grant.redirectUri) !== grant.redirectUri)
    return new OAuthError("invalid_grant", "redirect_uri is not the one of the authorization request.");
  if (!isVerifierCorrect(parameters.get("code_verifier") ?? "", grant.codeChallenge))
    return new OAuthError("invalid_grant", "code_verifier does not match code_challenge.");
  return undefined;
}

const includesScope = ({ permissions }: OAuthGrant, name: string) => permissions.some((permission) => permission === name);

/** Whether a verifier matches an S256 challenge (RFC 7636, section 4.6). */
function isVerifierCorrect(verifier: string, challenge: string): boolean {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false;
  const computed = new Bun.CryptoHasher("sha256").update(verifier).digest("base64url");
  return timingSafeEqual(Buffer.from(sha256Hex(computed)), Buffer.from(sha256Hex(challenge)));
}

async function issueTokens(tx: UnitOfWork, { token, grant }: FoundToken): Promise<TokenResponse> {
  const { repositories, clock } = tx;
  const nowMs = clock.now().getTime();
  const endMs = Date.parse(grant.expiresAt);
  await repositories.oauthGrants.markTokenUsed(token.hash, nowMs);
  if (token.kind === "CODE") {
    await revokeReplacedGrants(tx, grant);
    await repositories.oauthGrants.activate(grant.id, tx.now);
  }
  await removeEndedGrants(repositories, nowMs);
  const accessEndMs = Math.min(nowMs + accessTokenLifetimeMs, endMs);
  return {
    access_token: await addToken(repositories, grant, "ACCESS", accessEndMs),
    token_type: "Bearer",
    expires_in: Math.floor((accessEndMs - nowMs) / 1000),
    refresh_token: await addToken(repositories, grant, "REFRESH", endMs),
    scope: grant.permissions.join(" "),
  };
}

/** The same message for every reason, so that it tells nothing about tokens of others. */
const createGrantError = (kind: OAuthToken["kind"]) =>
  new OAuthError(
    "invalid_grant",
    kind === "CODE"
      ? "The code is invalid, expired or used. Start again."
      : "The refresh token is invalid, expired or revoked. Sign in again.",
  );

/** The client of a grant, as the audit log records it. */
export const createGrantActor = (
  { id, prefix }: OAuthGrant,
  { requestId, address }: Omit<TokenRequest, "parameters">,
): Actor => ({
  kind: "KEY",
  id,
  name: prefix,
  requestId,
  address,
});
