import { sha256Hex } from "#/kernel/hash";
import { addTry, getWaitMs, triesLifetimeMs, undoTry } from "#/kernel/limits/exponential-backoff";
import type { Context } from "#/operations/context";

/** Tries are counted per account and IP address, so that others cannot lock an account. */
const getTryKey = ({ address }: Context, email: string) => sha256Hex(`${address ?? "here"} ${email}`);

/**
 * Records a try to sign in and returns 0 if it may proceed; otherwise records nothing and returns the
 * milliseconds to wait. All servers of a database count together.
 */
export async function recordSignInTry(context: Context, email: string): Promise<number> {
  const { store, clock } = context;
  const key = getTryKey(context, email);
  const nowMs = clock.now().getTime();
  const storedWaitMs = getWaitMs(await store.signInTries.find(key), nowMs);
  if (storedWaitMs > 0) return storedWaitMs;
  return await store.transactionWithoutInvalidation(async ({ signInTries }) => {
    const tries = await signInTries.find(key);
    const waitMs = getWaitMs(tries, nowMs);
    if (waitMs > 0) return waitMs;
    await signInTries.removeBefore(nowMs - triesLifetimeMs);
    await signInTries.save(key, addTry(tries, nowMs));
    return 0;
  });
}

/** Takes back a try that neither failed nor succeeded. */
export async function undoSignInTry(context: Context, email: string): Promise<void> {
  const key = getTryKey(context, email);
  await context.store.transactionWithoutInvalidation(async ({ signInTries }) => {
    const tries = await signInTries.find(key);
    if (tries) await signInTries.save(key, undoTry(tries));
  });
}

/** Clears the tries of an account from this IP address, after a success or a password reset. */
export async function clearFailedSignIns(context: Context, email: string): Promise<void> {
  await context.store.transactionWithoutInvalidation(({ signInTries }) => signInTries.remove(getTryKey(context, email)));
}
