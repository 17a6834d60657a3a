import { Type } from "@sinclair/typebox";
import { Semaphore } from "#/kernel/limits/semaphore";

/**
 * Cost of a password's hash: 19 MiB and two passes, about a tenth of a second (OWASP Password
 * Storage Cheat Sheet, argon2id).
 */
const hashOptions = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

/**
 * Hashing takes a core and much memory, so that this process does two at once and lets few wait.
 */
const hashSemaphore = new Semaphore(2, 100);

/** The hash of a password that nobody knows, to compare with where there is no account. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$10H41H2TzkW3PundYgRroDjXcwN911Wqpt4s7wBdIOM$NgOLpFdigqH+5WuW9Ul7+hki5j/LevIY5pXkcNIE8z8";

/** A password that is to be set. */
export const newPasswordInput = (description = "The new password, ten characters or more") =>
  Type.String({ minLength: 10, maxLength: 200, description });

/** A password that is to be compared. Longer ones are refused before anything is hashed. */
export const passwordInput = (description = "The password") => Type.String({ minLength: 1, maxLength: 200, description });

/** Hashes a password that fits `newPasswordInput`. Throws `rate_limited` where too many wait. */
export const hashPassword = (password: string) =>
  hashSemaphore.run(() => Bun.password.hash(password.normalize("NFC"), hashOptions));

/**
 * Whether a password is the one behind a hash. Costs the same where there is no hash. Throws
 * `rate_limited` where too many wait.
 */
export async function isPasswordCorrect(password: string, hash: string | undefined): Promise<boolean> {
  const isHash = hash?.startsWith("$argon2id$") === true;
  const isSame = await hashSemaphore.run(() => Bun.password.verify(password.normalize("NFC"), isHash ? hash : dummyHash));
  return isHash && isSame;
}
