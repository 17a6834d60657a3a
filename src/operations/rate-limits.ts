import { Failure } from "#/kernel/errors";
import { RateLimiter, type RateLimitResult } from "#/kernel/limits/rate-limiter";

/** The classes of calls with separate limits. */
export const rateClasses = ["public", "static", "drawing", "screenshot", "key", "unauthorized", "sign-in", "import"] as const;
export type RateClass = (typeof rateClasses)[number];

/** Calls per minute for each class; 0 for no limit. */
export type RateLimits = Readonly<Record<RateClass, number>>;
export const defaultRateLimits: RateLimits = {
  public: 600,
  static: 6000,
  drawing: 120,
  screenshot: 30,
  key: 600,
  unauthorized: 600,
  "sign-in": 10,
  import: 60,
};

/** A call's rate limit state, as transports report it. */
export type RateState = RateLimitResult & { readonly rateClass: RateClass; readonly perMinute: number };

/** The failure of a call that exceeds its limit. */
export class RateLimitExceeded extends Failure {
  constructor(readonly rate: RateState) {
    super(
      "rate_limited",
      `Too many requests: the limit is ${rate.perMinute} per minute. Try again in ${rate.retryAfterSeconds} s.`,
      { retryAfterSeconds: rate.retryAfterSeconds },
    );
  }
}

export type RateLimiters = {
  /**
   * Counts a call of `key`. Undefined if the class has no limit. Throws RateLimitExceeded, a
   * `rate_limited` failure with the seconds to wait.
   */
  consume(rateClass: RateClass, key: string, now: Date): RateState | undefined;
  /** The limits that are in force. */
  readonly limits: RateLimits;
  /** Whether the class has a limit. */
  isLimited(rateClass: RateClass): boolean;
  /** How many calls of each class were rejected. */
  readonly rejections: ReadonlyMap<RateClass, number>;
  /** Counts what another thread of this server allowed and rejected. */
  addElsewhere(use: RateUse, now: Date): void;
};

/** Calls of one class and key: how many were allowed, and how many were rejected. */
export type RateUse = {
  readonly rateClass: RateClass;
  readonly key: string;
  readonly allowed: number;
  readonly rejected: number;
};

/**
 * Limiters of every class, in the memory of this thread.
 *
 * @param report called for each call that a limit counts, where threads count together
 */
export function createRateLimiters(
  limits: RateLimits,
  report?: (rateClass: RateClass, key: string, isAllowed: boolean) => void,
): RateLimiters {
  const limiters = new Map(rateClasses.filter((name) => limits[name] > 0).map((name) => [name, new RateLimiter(limits[name])]));
  const rejections = new Map<RateClass, number>(rateClasses.map((name) => [name, 0]));
  return {
    limits,
    rejections,
    isLimited: (rateClass) => limiters.has(rateClass),
    consume(rateClass, key, now) {
      const limiter = limiters.get(rateClass);
      if (!limiter) return undefined;
      const { allowed, remaining, retryAfterSeconds, resetSeconds } = limiter.consume(key, now.getTime());
      const rate = { allowed, remaining, retryAfterSeconds, resetSeconds, rateClass, perMinute: limiter.perMinute };
      report?.(rateClass, key, rate.allowed);
      if (!rate.allowed) {
        rejections.set(rateClass, (rejections.get(rateClass) ?? 0) + 1);
        throw new RateLimitExceeded(rate);
      }
      return rate;
    },
    addElsewhere({ rateClass, key, allowed, rejected }, now) {
      if (allowed > 0) limiters.get(rateClass)?.add(key, allowed, now.getTime());
      if (rejected > 0) rejections.set(rateClass, (rejections.get(rateClass) ?? 0) + rejected);
    },
  };
}
