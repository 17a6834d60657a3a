import type { RateClass, RateUse } from "#/operations/rate-limits";

/** How often threads tell each other what they counted, milliseconds. */
const exchangeMs = 100;

/** Collects what the rate limits of this thread count, for the other threads. */
export type RateExchange = {
  /** Counts a call. It must be fast. */
  report(rateClass: RateClass, key: string, isAllowed: boolean): void;
  /** Starts to send what was counted. */
  start(send: (uses: readonly RateUse[]) => void): void;
  stop(): void;
};

export function createRateExchange(): RateExchange {
  let counted = new Map<string, { rateClass: RateClass; key: string; allowed: number; rejected: number }>();
  let timer: Timer | undefined;
  return {
    report(rateClass, key, isAllowed) {
      const name = `${rateClass} ${key}`;
      let use = counted.get(name);
      if (!use) {
        use = { rateClass, key, allowed: 0, rejected: 0 };
        counted.set(name, use);
      }
      if (isAllowed) use.allowed++;
      else use.rejected++;
    },
    start(send) {
      timer = setInterval(() => {
        if (counted.size === 0) return;
        const uses = [...counted.values()];
        counted = new Map();
        send(uses);
      }, exchangeMs);
    },
    stop: () => clearInterval(timer),
  };
}
