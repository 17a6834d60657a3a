import { Failure } from "#/kernel/errors";
import { RateLimiter, type RateLimitResult } from "#/kernel/limits/rate-limiter";

/** The kinds of call that are counted apart. */
export const rateClasses = ["public", "static", "drawing", "key", "unauthorized", "sign-in", "import"] as const;
export type RateClass = (typeof rateClasses)[number];

/** Calls a minute of each kind; 0 means that they are not limited. */
export type RateLimits = Readonly<Record<RateClass, number>>;
export const defaultRateLimits: RateLimits = {
  public: 600,
  static: 6000,
  drawing: 120,
  key: 600,
  unauthorized: 600,
  "sign-in": 10,
  import: 60,
};

/** How a call stands against its limit; doors show it. */
export type RateState = RateLimitResult & { readonly rateClass: RateClass; readonly perMinute: number };

/** A call beyond its limit, with how it stands against it. */
export class RateLimitExceeded extends Failure {
  constructor(readonly rate: RateState) {
    super(
      "rate_limited",
      `Too many requests: ${rate.perMinute} a minute are allowed. Wait ${rate.retryAfterSeconds} s, then go on.`,
      { retryAfterSeconds: rate.retryAfterSeconds },
    );
  }
}

export type RateLimiters = {
  /**
   * Counts one call by whom it is made. Undefined where this kind is not limited. Throws
   * RateLimitExceeded, a `rate_limited`, with the seconds to wait.
   */
  consume(rateClass: RateClass, key: string, now: Date): RateState | undefined;
  /** Whether calls of this kind are limited at all. */
  isLimited(rateClass: RateClass): boolean;
};

/** Limiters for every kind of call, in this process's memory. */
export function createRateLimiters(limits: RateLimits): RateLimiters {
  const limiters = new Map(rateClasses.filter((name) => limits[name] > 0).map((name) => [name, new RateLimiter(limits[name])]));
  return {
    isLimited: (rateClass) => limiters.has(rateClass),
    consume(rateClass, key, now) {
      const limiter = limiters.get(rateClass);
      if (!limiter) return undefined;
      const rate = { ...limiter.consume(key, now.getTime()), rateClass, perMinute: limiter.perMinute };
      if (!rate.allowed) throw new RateLimitExceeded(rate);
      return rate;
    },
  };
}
