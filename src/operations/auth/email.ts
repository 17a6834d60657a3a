import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { cleanText } from "#/kernel/text/clean-text";

/** Input schema of an email address: text, an @ and text, without spaces. */
export const emailInput = (description: string) =>
  Type.String({ minLength: 3, maxLength: 254, pattern: "^[^\\s@]+@[^\\s@]+$", description });

/** Normalizes an email address (NFC, lower case), so that one address has one account. */
export const normalizeEmail = (email: string) => email.normalize("NFC").toLowerCase();

/**
 * Normalizes a new account's email address. Throws `invalid` for control or invisible characters.
 */
export function parseEmail(email: string): string {
  if (cleanText(email).removed > 0)
    throw new Failure("invalid", "email contains invisible characters. Type it instead of pasting it.");
  return normalizeEmail(email);
}
