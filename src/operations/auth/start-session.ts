import type { UserId } from "#/model/ids";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { generateBase62 } from "#/kernel/base62";
import { sessionLifetimeMs } from "#/model/session";
import type { Context } from "#/operations/context";
import type { Repositories } from "#/store/store";

/** Base-62 digits that hold 256 random bits. */
export const tokenLength = 43;

/**
 * Starts a session for a user, ends the browser's previous one, and returns the token; pass it to
 * `context.cookie` after the transaction. The store holds only its SHA-256.
 */
export async function startSession(context: Context, { sessions }: Repositories, userId: UserId): Promise<string> {
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
