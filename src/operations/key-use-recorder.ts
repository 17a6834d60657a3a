import type { GrantId, KeyId } from "#/model/ids";
import { isId } from "#/kernel/ids";
import type { Log } from "#/kernel/log";
import { liveryActor } from "#/model/caller";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Records when keys and grants were used, at most once a minute for each, outside the calls
 * themselves.
 */
export type KeyUseRecorder = {
  /** Records a use at `now` of a key or grant whose last recorded use is `lastUsedAt`. */
  record(id: KeyId | GrantId, now: Date, lastUsedAt: string | null, minIntervalMs: number): void;
  /** Resolves when all recorded uses are written. */
  drain(): Promise<void>;
};

/** Writes one transaction at a time. */
export function createKeyUseRecorder(services: Pick<CommandContext, "store" | "contents" | "clock">, log: Log): KeyUseRecorder {
  const context = { ...services, by: liveryActor };
  const recordedMs = new Map<KeyId | GrantId, number>();
  let writing: Promise<void> = Promise.resolve();
  return {
    record(id, now, lastUsedAt, minIntervalMs) {
      const nowMs = now.getTime();
      const previousMs = recordedMs.get(id) ?? (lastUsedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(lastUsedAt));
      if (Math.abs(nowMs - previousMs) < minIntervalMs) return;
      if (recordedMs.size > 10_000) recordedMs.clear();
      recordedMs.set(id, nowMs);
      writing = writing
        .then(() =>
          runUnitOfWork(context, ({ repositories: { apiKeys, oauthGrants } }) =>
            isId("grt", id) ? oauthGrants.touch(id, now.toISOString()) : apiKeys.touch(id, now.toISOString()),
          ),
        )
        .catch((error: unknown) => log.error("could not record the last use of a key", error, { keyId: id }));
    },
    drain: () => writing,
  };
}
