import type { Log } from "#/kernel/log";
import { liveryActor } from "#/model/caller";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/** Notes when keys were used, at most once a minute a key, and outside the calls themselves. */
export type LastUses = {
  /** Notes a use at `now` of a key whose last noted use is `lastUsedAt`. */
  note(keyId: string, now: Date, lastUsedAt: string | null, afterMs: number): void;
  /** Resolves when everything noted is written. */
  settle(): Promise<void>;
};

/** Writes uses one transaction at a time. */
export function lastUsesOf(services: Pick<CommandContext, "store" | "contents" | "clock">, log: Log): LastUses {
  const context = { ...services, by: liveryActor };
  const notedMs = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();
  return {
    note(keyId, now, lastUsedAt, afterMs) {
      const nowMs = now.getTime();
      const before = notedMs.get(keyId) ?? (lastUsedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(lastUsedAt));
      if (Math.abs(nowMs - before) < afterMs) return;
      if (notedMs.size > 10_000) notedMs.clear();
      notedMs.set(keyId, nowMs);
      writing = writing
        .then(() => runUnitOfWork(context, ({ repositories }) => repositories.apiKeys.touch(keyId, now.toISOString())))
        .catch((error: unknown) => log.error("last use not written", error, { keyId }));
    },
    settle: () => writing,
  };
}
