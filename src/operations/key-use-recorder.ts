import type { KeyId } from "#/model/ids";
import type { Log } from "#/kernel/log";
import { liveryActor } from "#/model/caller";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/** Records when keys were used, at most once a minute per key, outside the calls themselves. */
export type KeyUseRecorder = {
  /** Records a use at `now` of a key whose last recorded use is `lastUsedAt`. */
  record(keyId: KeyId, now: Date, lastUsedAt: string | null, minIntervalMs: number): void;
  /** Resolves when all recorded uses are written. */
  drain(): Promise<void>;
};

/** Writes one transaction at a time. */
export function createKeyUseRecorder(services: Pick<CommandContext, "store" | "contents" | "clock">, log: Log): KeyUseRecorder {
  const context = { ...services, by: liveryActor };
  const recordedMs = new Map<KeyId, number>();
  let writing: Promise<void> = Promise.resolve();
  return {
    record(keyId, now, lastUsedAt, minIntervalMs) {
      const nowMs = now.getTime();
      const previousMs = recordedMs.get(keyId) ?? (lastUsedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(lastUsedAt));
      if (Math.abs(nowMs - previousMs) < minIntervalMs) return;
      if (recordedMs.size > 10_000) recordedMs.clear();
      recordedMs.set(keyId, nowMs);
      writing = writing
        .then(() => runUnitOfWork(context, ({ repositories }) => repositories.apiKeys.touch(keyId, now.toISOString())))
        .catch((error: unknown) => log.error("could not record the last use of a key", error, { keyId }));
    },
    drain: () => writing,
  };
}
