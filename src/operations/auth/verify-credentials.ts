import { Failure } from "#/kernel/errors";
import type { User } from "#/model/workspace";
import { createCommandContext } from "#/operations/actor";
import { auditAccountEvent } from "#/operations/auth/audit-account-event";
import { isPasswordCorrect } from "#/operations/auth/password";
import { clearFailedSignIns, recordSignInTry, undoSignInTry } from "#/operations/auth/sign-in-tries";
import type { Context } from "#/operations/context";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Returns the user with this email address and password; undefined if there is none, after the same
 * time as for a wrong password. After failed attempts, further attempts from the same IP address
 * must wait longer each time: throws `rate_limited` without hashing.
 */
export async function verifyCredentials(context: Context, email: string, password: string): Promise<User | undefined> {
  const { store } = context;
  const waitMs = await recordSignInTry(context, email);
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new Failure("rate_limited", `Too many failed attempts. Try again in ${seconds} s.`, {
      retryAfterSeconds: seconds,
    });
  }
  const user = await store.users.findByEmail(email);
  const isCorrect = await isPasswordCorrect(password, user?.passwordHash).catch(async (error: unknown) => {
    await undoSignInTry(context, email);
    throw error;
  });
  if (isCorrect && user) {
    await clearFailedSignIns(context, email);
    return user;
  }
  await runUnitOfWork(createCommandContext(context), (tx) =>
    auditAccountEvent(tx, { action: "user.sign_in_failed", userId: user?.id ?? null }),
  );
  return undefined;
}
