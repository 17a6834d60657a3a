import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { cleanText } from "#/kernel/text/clean-text";

/** An e-mail address as input: something, an @ and something, without blanks. */
export const emailInput = (description: string) =>
  Type.String({ minLength: 3, maxLength: 254, pattern: "^[^\\s@]+@[^\\s@]+$", description });

/** An address as it is kept: lower case and composed, so that one person has one account. */
export const normalizeEmail = (email: string) => email.normalize("NFC").toLowerCase();

/**
 * A new account's address as it is kept. Throws `invalid` for one with characters that nobody sees.
 */
export function parseEmail(email: string): string {
  if (cleanText(email).removed > 0) throw new Failure("invalid", "email has control characters in it. Type it anew.");
  return normalizeEmail(email);
}
