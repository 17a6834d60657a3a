import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import type { User } from "#/model/workspace";
import { deedOf } from "#/operations/actor";
import { noteAccount } from "#/operations/auth/note-account";
import { isPasswordOf } from "#/operations/auth/password";
import type { Context } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

/** What tries are counted by: this account from this address, so that nobody can lock another out. */
const triesOf = ({ address }: Context, email: string) => sha256Hex(`${address ?? "here"} ${email}`);

/**
 * The person whose e-mail address and password these are; undefined where there is none, which takes as long as a wrong password. Failures make the next try from
 * the same address wait, longer each time: throws `rate_limited` without hashing.
 */
export async function provePassword(context: Context, email: string, password: string): Promise<User | undefined> {
  const { store, clock, signIns } = context;
  const tries = triesOf(context, email);
  const waitMs = signIns.recordTry(tries, clock.now().getTime());
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new Failure("rate_limited", `Too many wrong passwords for this account from here. Wait ${seconds} s, then try again.`, {
      retryAfterSeconds: seconds,
    });
  }
  const user = await store.users.findByEmail(email);
  const isRight = await isPasswordOf(password, user?.passwordHash).catch((error: unknown) => {
    signIns.undoTry(tries);
    throw error;
  });
  if (isRight && user) {
    signIns.clear(tries);
    return user;
  }
  await runUnitOfWork(deedOf(context), (tx) => noteAccount(tx, { action: "user.sign_in_failed", userId: user?.id ?? null }));
  return undefined;
}

/** Lets an account be tried anew from this address, as after its password was reset. */
export const forgetTries = (context: Context, email: string) => context.signIns.clear(triesOf(context, email));
