import type { ClientId, UserId, WorkspaceId } from "#/model/ids";
import { createId } from "#/kernel/ids";
import type { OAuthGrant } from "#/model/oauth-grant";
import type { ConsoleApp } from "#test/browser/console/start-console-app";

const dayMs = 86_400_000;
const clientId: ClientId = "cli_00000000000000000000000001";

/** The query of a request of a registered client; with other parameters it is wrong. */
const createQuery = (changes: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: "http://127.0.0.1:41234/callback",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
    scope: "READ ARTIFACTS_WRITE PIPELINE",
    ...changes,
  }).toString();

/** Paths of the consent page: a request, and one that is wrong. */
export const consentPaths = {
  request: `/authorize?${createQuery()}`,
  wrong: `/authorize?${createQuery({ code_challenge_method: "plain" })}`,
} as const;

/** Creates a registered client, and connected clients in every state. */
export async function seedClients(app: ConsoleApp, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  const nowMs = app.services.clock.now().getTime();
  const at = (days: number) => new Date(nowMs + days * dayMs).toISOString();
  const grant = (name: string, change: Partial<OAuthGrant> = {}): OAuthGrant => ({
    ...({
      id: createId("grt"),
      workspaceId,
      userId,
      clientId,
      clientName: name,
      clientHost: null,
      permissions: ["READ"],
    } as const),
    ...{ prefix: `lvo_${createId("grt").slice(-8)}`, resource: "r", redirectUri: "u", codeChallenge: "x" },
    ...{ createdAt: at(-3), activatedAt: at(-3), lastUsedAt: null, expiresAt: at(87), revokedAt: null },
    ...change,
  });
  await app.services.store.transaction(async ({ oauthClients, oauthGrants }) => {
    await oauthClients.insert({
      id: clientId,
      name: "Orchard Desktop",
      redirectUris: ["http://127.0.0.1/callback"],
      createdAt: at(-1),
    });
    const everything = ["READ", "ARTIFACTS_WRITE", "PIPELINE"] as const;
    await oauthGrants.insert(grant("Orchard Desktop", { permissions: everything, lastUsedAt: at(-0.1) }));
    await oauthGrants.insert(grant("Studio agent", { clientHost: "agents.studio-nord.example", expiresAt: at(5) }));
    await oauthGrants.insert(grant("Old laptop", { revokedAt: at(-1) }));
    await oauthGrants.insert(grant("A client with a name that is as long as a name of a client can be, which is eighty"));
  });
}
