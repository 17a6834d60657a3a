import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { User } from "#/model/workspace";
import { createCommandContext } from "#/operations/actor";
import { auditAccountEvent } from "#/operations/auth/audit-account-event";
import { isPasswordCorrect } from "#/operations/auth/password";
import type { Context } from "#/operations/context";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/** Attempts are counted per account and IP address, so that others cannot lock an account. */
const getAttemptKey = ({ address }: Context, email: string) => sha256Hex(`${address ?? "here"} ${email}`);

/**
 * Returns the user with this email address and password; undefined if there is none, after the same
 * time as for a wrong password. After failed attempts, further attempts from the same IP address
 * must wait longer each time: throws `rate_limited` without hashing.
 */
export async function verifyCredentials(context: Context, email: string, password: string): Promise<User | undefined> {
  const { store, clock, signInBackoff } = context;
  const attemptKey = getAttemptKey(context, email);
  const waitMs = signInBackoff.recordTry(attemptKey, clock.now().getTime());
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new Failure("rate_limited", `Too many failed attempts. Try again in ${seconds} s.`, {
      retryAfterSeconds: seconds,
    });
  }
  const user = await store.users.findByEmail(email);
  const isCorrect = await isPasswordCorrect(password, user?.passwordHash).catch((error: unknown) => {
    signInBackoff.undoTry(attemptKey);
    throw error;
  });
  if (isCorrect && user) {
    signInBackoff.clear(attemptKey);
    return user;
  }
  await runUnitOfWork(createCommandContext(context), (tx) =>
    auditAccountEvent(tx, { action: "user.sign_in_failed", userId: user?.id ?? null }),
  );
  return undefined;
}

/**
 * Clears the failed attempts of an account from this IP address, for example after a password
 * reset.
 */
export const clearFailedSignIns = (context: Context, email: string) => context.signInBackoff.clear(getAttemptKey(context, email));
