import { Type } from "@sinclair/typebox";
import { Semaphore } from "#/kernel/limits/semaphore";

/**
 * Cost of hashing a password: 19 MiB and two passes, about 0.1 s (OWASP Password Storage Cheat
 * Sheet, argon2id).
 */
const hashOptions = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

/** Hashing is expensive: two at a time, and at most 100 waiting. */
const hashSemaphore = new Semaphore(2, 100);

/** Hash of an unknown password, verified against when there is no account. */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$10H41H2TzkW3PundYgRroDjXcwN911Wqpt4s7wBdIOM$NgOLpFdigqH+5WuW9Ul7+hki5j/LevIY5pXkcNIE8z8";

/** Input schema of a new password. */
export const newPasswordInput = (description = "The new password, at least 10 characters") =>
  Type.String({ minLength: 10, maxLength: 200, description });

/** Input schema of an existing password. Its length is limited before anything is hashed. */
export const passwordInput = (description = "The user's password") => Type.String({ minLength: 1, maxLength: 200, description });

/**
 * Hashes a password that matches `newPasswordInput`. Throws `rate_limited` if the queue is full.
 */
export const hashPassword = (password: string) =>
  hashSemaphore.run(() => Bun.password.hash(password.normalize("NFC"), hashOptions));

/**
 * Whether a password matches a hash. Takes the same time without a hash. Throws `rate_limited` if
 * the queue is full.
 */
export async function isPasswordCorrect(password: string, hash: string | undefined): Promise<boolean> {
  const isHash = hash?.startsWith("$argon2id$") === true;
  const isSame = await hashSemaphore.run(() => Bun.password.verify(password.normalize("NFC"), isHash ? hash : dummyHash));
  return isHash && isSame;
}
