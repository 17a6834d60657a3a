import { Failure } from "#/kernel/errors";
import { isId } from "#/kernel/ids";
import type { UserId } from "#/model/ids";
import { isClientDocumentUrl } from "#/operations/oauth/client-documents";
import type { Services } from "#/operations/services";

/** A client that asks for access. */
export type RemoteClient = {
  readonly id: string;
  readonly name: string;
  /** The host that its document came from; null for a client that registered itself. */
  readonly host: string | null;
  readonly redirectUris: readonly string[];
};

/**
 * Finds a client by its id: a registered one in the store, another by its document, which may be
 * fetched. Only signed-in people make this server fetch. Throws `invalid` for an unknown client.
 */
export async function findClient(
  { store, clientDocuments, rateLimiters, clock }: Services,
  clientId: string,
  userId: UserId,
): Promise<RemoteClient> {
  if (isId("cli", clientId)) {
    const client = await store.oauthClients.findById(clientId);
    if (client) return { id: client.id, name: client.name, host: null, redirectUris: client.redirectUris };
  }
  if (!isClientDocumentUrl(clientId))
    throw new Failure(
      "invalid",
      "Livery does not know this client. Its registration may have expired: remove the server in the client and add it again.",
    );
  const cached = clientDocuments.getCached(clientId);
  if (!cached) rateLimiters.consume("sign-in", `client document ${userId}`, clock.now());
  return { id: clientId, ...(cached ?? (await clientDocuments.fetch(clientId))) };
}
