import { eq, lt } from "drizzle-orm";
import type { Tries } from "#/kernel/limits/exponential-backoff";
import type { Queries } from "#/store/driver";
import { signInTries } from "#/store/tables";

export const createSignInTriesRepository = (queries: Queries) => ({
  /** The failed sign-ins of a key; undefined if there are none. */
  async find(key: string): Promise<Tries | undefined> {
    const { count, triedAtMs, untilMs } = signInTries;
    return (await queries.select({ count, triedAtMs, untilMs }).from(signInTries).where(eq(signInTries.key, key)))[0];
  },
  async save(key: string, tries: Tries): Promise<void> {
    await queries
      .insert(signInTries)
      .values({ key, ...tries })
      .onConflictDoNothing();
    await queries.update(signInTries).set(tries).where(eq(signInTries.key, key));
  },
  async remove(key: string): Promise<void> {
    await queries.delete(signInTries).where(eq(signInTries.key, key));
  },
  /** Removes the keys whose last try was before a time, Unix milliseconds. */
  async removeBefore(timeMs: number): Promise<void> {
    await queries.delete(signInTries).where(lt(signInTries.triedAtMs, timeMs));
  },
});
