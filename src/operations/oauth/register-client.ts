import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { liveryActor } from "#/model/caller";
import { clientRetention, type OAuthClient } from "#/model/oauth-grant";
import { findRedirectUriFault, isLoopbackUri } from "#/model/redirect-uri";
import { cleanClientName } from "#/operations/oauth/client-name";
import { OAuthError } from "#/operations/oauth/oauth-error";
import type { Services } from "#/operations/services";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

const maxRedirectUris = 10;

/** A registration as the client gets it back (RFC 7591, section 3.2.1). */
export type RegistrationResponse = {
  readonly client_id: string;
  readonly client_id_issued_at: number;
  readonly client_name: string;
  readonly redirect_uris: readonly string[];
  readonly grant_types: readonly string[];
  readonly response_types: readonly string[];
  readonly token_endpoint_auth_method: "none";
  readonly application_type: "native" | "web";
};

/**
 * Registers a client that describes itself. Every client is public: a secret that anyone can have
 * proves nothing. Clients without a grant are removed after a week, and earlier where there are
 * many. Throws OAuthError, and `unavailable` while too many new clients wait for a grant.
 */
export async function registerClient(
  services: Services,
  metadata: Readonly<Record<string, unknown>>,
): Promise<RegistrationResponse> {
  const now = services.clock.now();
  const redirectUris = parseRedirectUris(metadata.redirect_uris);
  const applicationType = parseApplicationType(metadata.application_type, redirectUris);
  assertIncludes(metadata.grant_types, "grant_types", "authorization_code");
  assertIncludes(metadata.response_types, "response_types", "code");
  const client: OAuthClient = {
    id: createId("cli"),
    name: cleanClientName(metadata.client_name) ?? "Unnamed client",
    redirectUris,
    createdAt: now.toISOString(),
  };
  await runUnitOfWork({ ...services, by: liveryActor }, async ({ repositories: { oauthClients } }) => {
    const before = (ageMs: number) => new Date(now.getTime() - ageMs).toISOString();
    const { maxUnused, unusedMs, crowdedMs } = clientRetention;
    await oauthClients.removeUnused(before(unusedMs));
    if ((await oauthClients.countUnused()) >= maxUnused) await oauthClients.removeUnused(before(crowdedMs), maxUnused / 10);
    if ((await oauthClients.countUnused()) >= maxUnused)
      throw new Failure("rate_limited", "Too many new clients registered. Try again later.", {
        retryAfterSeconds: crowdedMs / 1000,
      });
    await oauthClients.insert(client);
  });
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: client.name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    application_type: applicationType,
  };
}

function parseRedirectUris(value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxRedirectUris)
    throw new OAuthError("invalid_redirect_uri", `redirect_uris must be a list of 1 to ${maxRedirectUris} URLs.`);
  return value.map((uri: unknown, index) => {
    const fault = typeof uri === "string" ? findRedirectUriFault(uri) : "is not text";
    if (typeof uri !== "string" || fault !== undefined)
      throw new OAuthError("invalid_redirect_uri", `redirect_uris[${index}] ${fault}.`);
    return uri;
  });
}

/**
 * The application type (OpenID Connect Registration, section 2). A web application has https
 * addresses elsewhere; without a type, the addresses decide.
 */
function parseApplicationType(value: unknown, redirectUris: readonly string[]): "native" | "web" {
  const isRemote = redirectUris.every((uri) => uri.startsWith("https://") && !isLoopbackHost(uri));
  if (value !== undefined && value !== "native" && value !== "web")
    throw new OAuthError("invalid_client_metadata", "application_type must be native or web.");
  if (value === "web" && !isRemote)
    throw new OAuthError(
      "invalid_redirect_uri",
      "Redirect URIs of this device or of an application need application_type native.",
    );
  return value ?? (isRemote ? "web" : "native");
}

const isLoopbackHost = (uri: string) => isLoopbackUri(uri.replace(/^https:/, "http:"));

function assertIncludes(value: unknown, property: string, required: string): void {
  if (value !== undefined && !(Array.isArray(value) && value.includes(required)))
    throw new OAuthError("invalid_client_metadata", `${property} must include ${required}.`);
}
