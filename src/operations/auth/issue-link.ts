import { Type } from "@sinclair/typebox";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { generateBase62 } from "#/kernel/base62";
import { type LinkKind, linkLifetimeMs, type OneTimeLink } from "#/model/one-time-link";
import { tokenLength } from "#/operations/auth/start-session";

/** Console pages by kind of link. */
const consolePages: Readonly<Record<LinkKind, string>> = { SETUP: "set-up", INVITATION: "invitation", RESET: "reset" };

/** Input schema of a one-time link's token. */
export const linkToken = Type.String({ minLength: 1, maxLength: 100, description: "The token from the one-time link" });

/** One message for an unknown, used, revoked or expired token, so that it does not reveal which. */
export const linkNotFoundMessage = "This link is invalid, used or expired. Ask for a new one.";

/**
 * Creates a one-time link, without storing it. Only the caller sees the URL; the row holds the
 * SHA-256 of its token.
 */
export function issueLink(
  { clock, baseUrl }: { clock: { now(): Date }; baseUrl: string },
  kind: LinkKind,
  linkFields: Partial<Pick<OneTimeLink, "workspaceId" | "email" | "role" | "userId" | "createdBy">>,
): { readonly link: OneTimeLink; readonly url: string } {
  const now = clock.now();
  const token = generateBase62(tokenLength);
  const link: OneTimeLink = {
    id: createId("otl"),
    kind,
    tokenHash: sha256Hex(token),
    workspaceId: null,
    email: null,
    role: null,
    userId: null,
    createdBy: null,
    createdAt: now.toISOString(),
    expiresAtMs: now.getTime() + linkLifetimeMs[kind],
    ...linkFields,
  };
  return { link, url: `${baseUrl}/console/${consolePages[kind]}?token=${token}` };
}

/** Returns when a link expires, for responses. */
export const getLinkExpiry = ({ expiresAtMs }: Pick<OneTimeLink, "expiresAtMs">) => new Date(expiresAtMs).toISOString();
