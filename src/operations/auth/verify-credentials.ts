import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { User } from "#/model/workspace";
import { createCommandContext } from "#/operations/actor";
import { auditAccountEvent } from "#/operations/auth/audit-account-event";
import { isPasswordCorrect } from "#/operations/auth/password";
import type { Context } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * What tries are counted by: this account from this address, so that nobody can lock another out.
 */
const getAttemptKey = ({ address }: Context, email: string) => sha256Hex(`${address ?? "here"} ${email}`);

/**
 * The person whose e-mail address and password these are; undefined where there is none, which
 * takes as long as a wrong password. Failures make the next try from the same address wait, longer
 * each time: throws `rate_limited` without hashing.
 */
export async function verifyCredentials(context: Context, email: string, password: string): Promise<User | undefined> {
  const { store, clock, signInBackoff } = context;
  const attemptKey = getAttemptKey(context, email);
  const waitMs = signInBackoff.recordTry(attemptKey, clock.now().getTime());
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new Failure("rate_limited", `Too many wrong passwords for this account from here. Wait ${seconds} s, then try again.`, {
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

/** Lets an account be tried anew from this address, as after its password was reset. */
export const clearFailedSignIns = (context: Context, email: string) => context.signInBackoff.clear(getAttemptKey(context, email));
