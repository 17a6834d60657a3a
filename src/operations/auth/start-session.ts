import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { generateBase62 } from "#/kernel/base62";
import { sessionLifetimeMs } from "#/model/session";
import type { Context } from "#/operations/operation";
import type { Repositories } from "#/store/store";

/** Letters of base 62 that hold 256 random bits. */
export const tokenLength = 43;

/**
 * Begins a session for a person, ends the one that the browser had, and gives the new token; hand
 * it to `context.cookie` once the transaction is done. The token is new each time and stored as its
 * SHA-256 only.
 */
export async function startSession(context: Context, { sessions }: Repositories, userId: string): Promise<string> {
  const now = context.clock.now();
  const token = generateBase62(tokenLength);
  if (context.caller.kind === "person") await sessions.end(context.caller.sessionId);
  await sessions.removeExpired(userId, now.getTime());
  await sessions.insert({
    id: createId("ses"),
    userId,
    tokenHash: sha256Hex(token),
    createdAt: now.toISOString(),
    expiresAtMs: now.getTime() + sessionLifetimeMs,
  });
  return token;
}
