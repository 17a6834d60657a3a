import { Type } from "@sinclair/typebox";
import { sha256Hex } from "#/kernel/hash";
import { createId } from "#/kernel/ids";
import { generateBase62 } from "#/kernel/base62";
import { type LinkKind, linkLifetimeMs, type OneTimeLink } from "#/model/one-time-link";
import { tokenLength } from "#/operations/auth/start-session";

/** The page of the console that each kind of link opens. */
const consolePages: Readonly<Record<LinkKind, string>> = { SETUP: "set-up", INVITATION: "invitation", RESET: "reset" };

/** A one-time link's token as input. */
export const linkToken = Type.String({ minLength: 1, maxLength: 100, description: "The token of the one-time link" });

/** What is said of a token that is unknown, used up, taken back or too old: the same of each. */
export const linkNotFoundMessage = "This link is used up, was taken back or has run out. Ask for a new one.";

/**
 * Makes a one-time link of a kind. Only the caller ever sees its address; the row has the token's
 * SHA-256.
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

/** When a link ends, as answers tell it. */
export const getLinkExpiry = ({ expiresAtMs }: Pick<OneTimeLink, "expiresAtMs">) => new Date(expiresAtMs).toISOString();
