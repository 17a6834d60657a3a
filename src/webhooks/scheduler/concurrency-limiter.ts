import type { WorkspaceId } from "#/model/ids";
import type { DeliveryTargetId } from "#/model/delivery";
import type { WaitingTarget } from "#/store/repositories/deliveries";

/** How many attempts may be in flight. */
export type ConcurrencyLimits = {
  /**
   * How long an attempt to an unknown target holds a fresh slot, milliseconds; to a quick target it
   * is `quickMs`. After that it moves to the slow pool and frees its fresh slot.
   */
  readonly freshMs: number;
  readonly maxFresh: number;
  readonly maxFreshPerWorkspace: number;
  /** All attempts, fresh and slow. */
  readonly maxTotal: number;
  readonly maxPerWorkspace: number;
  /** Attempts in the slow pool, including new ones to targets that were slow last time. */
  readonly maxSlow: number;
  /** Attempts to a target without a finished attempt. */
  readonly maxPerUnknownTarget: number;
  /** Attempts to a target whose last response was slow. */
  readonly maxPerSlowTarget: number;
  /** Attempts to a target whose last response was quick. */
  readonly maxPerQuickTarget: number;
  /**
   * Additional slots per target for retries, so that they start on time even if first attempts
   * hang.
   */
  readonly maxExtraRetriesPerTarget: number;
  /** A response within this time is quick, milliseconds. */
  readonly quickMs: number;
};

/**
 * Few enough slots that a killed process wastes few attempts (each in-flight one counts as one of
 * three), and enough to keep a fast receiver busy.
 */
export const concurrencyLimits: ConcurrencyLimits = {
  freshMs: 100,
  maxFresh: 96,
  maxFreshPerWorkspace: 32,
  maxTotal: 640,
  maxPerWorkspace: 64,
  maxSlow: 512,
  maxPerUnknownTarget: 1,
  maxPerSlowTarget: 2,
  maxPerQuickTarget: 32,
  maxExtraRetriesPerTarget: 8,
  quickMs: 1000,
};

/** Targets whose speed is remembered. Beyond that, all become unknown again. */
const maxKnownTargets = 20_000;

/** Permission for one attempt. Call exactly one of its functions, once. */
export type Slot = {
  /** The attempt ended at this time. */
  finish(endMs: number): void;
  /** There was nothing to attempt. */
  release(): void;
};

type HeldSlot = {
  readonly targetId: DeliveryTargetId;
  readonly workspaceId: WorkspaceId;
  readonly slowAtMs: number;
  isFresh: boolean;
  isSlow: boolean;
  isReleased: boolean;
};

/**
 * Decides how many attempts may start, so that hanging receivers do not delay others: an attempt
 * that takes long frees its fresh slot, and a target that was slow last time starts in the slow
 * pool. Times are of a monotonic clock, milliseconds.
 */
export class ConcurrencyLimiter {
  readonly #speeds = new Map<DeliveryTargetId, "quick" | "slow">();
  readonly #byTarget = new Map<DeliveryTargetId, number>();
  readonly #byWorkspace = new Map<WorkspaceId, number>();
  readonly #freshByWorkspace = new Map<WorkspaceId, number>();
  /**
   * Fresh slots by the speed of their target, in order of start, so that those to move are at the
   * front.
   */
  readonly #fastSlots: { unknown: HeldSlot[]; quick: HeldSlot[] } = { unknown: [], quick: [] };
  #total = 0;
  #fresh = 0;
  #slow = 0;

  constructor(readonly limits = concurrencyLimits) {}

  /** Attempts in flight. */
  get size(): number {
    return this.#total;
  }

  /** How many attempts of a kind may start now at a target. */
  countAvailable(targetId: DeliveryTargetId, workspaceId: WorkspaceId, nowMs: number, kind: "first" | "retry" = "first"): number {
    this.#moveSlow(nowMs);
    const { limits } = this;
    const speed = this.#speeds.get(targetId);
    return Math.max(
      0,
      Math.min(
        (kind === "retry" ? limits.maxExtraRetriesPerTarget : 0) +
          (speed === "quick"
            ? limits.maxPerQuickTarget
            : speed === "slow"
              ? limits.maxPerSlowTarget
              : limits.maxPerUnknownTarget) -
          (this.#byTarget.get(targetId) ?? 0),
        limits.maxTotal - this.#total,
        limits.maxPerWorkspace - (this.#byWorkspace.get(workspaceId) ?? 0),
        speed === "slow" ? limits.maxSlow - this.#slow : limits.maxFresh - this.#fresh,
        speed === "slow" ? limits.maxSlow : limits.maxFreshPerWorkspace - (this.#freshByWorkspace.get(workspaceId) ?? 0),
      ),
    );
  }

  acquire(targetId: DeliveryTargetId, workspaceId: WorkspaceId, nowMs: number): Slot {
    const speed = this.#speeds.get(targetId);
    const isSlow = speed === "slow";
    const slowAtMs = nowMs + (speed === "quick" ? this.limits.quickMs : this.limits.freshMs);
    const held: HeldSlot = { targetId, workspaceId, slowAtMs, isFresh: !isSlow, isSlow, isReleased: false };
    this.#total++;
    adjustCount(this.#byTarget, targetId, 1);
    adjustCount(this.#byWorkspace, workspaceId, 1);
    if (isSlow) this.#slow++;
    else {
      this.#fresh++;
      adjustCount(this.#freshByWorkspace, workspaceId, 1);
      this.#fastSlots[speed === "quick" ? "quick" : "unknown"].push(held);
    }
    return {
      release: () => this.#release(held),
      finish: (endMs) => {
        this.#release(held);
        if (this.#speeds.size > maxKnownTargets) this.#speeds.clear();
        this.#speeds.set(targetId, endMs - nowMs <= this.limits.quickMs ? "quick" : "slow");
      },
    };
  }

  #release(held: HeldSlot): void {
    held.isReleased = true;
    this.#total--;
    adjustCount(this.#byTarget, held.targetId, -1);
    adjustCount(this.#byWorkspace, held.workspaceId, -1);
    if (held.isFresh) this.#releaseFresh(held);
    if (held.isSlow) this.#slow--;
  }

  #moveSlow(nowMs: number): void {
    this.#fastSlots.unknown = this.#keepFresh(this.#fastSlots.unknown, nowMs);
    this.#fastSlots.quick = this.#keepFresh(this.#fastSlots.quick, nowMs);
  }

  #keepFresh(heldSlots: HeldSlot[], nowMs: number): HeldSlot[] {
    let movedCount = 0;
    for (const held of heldSlots) {
      if (!held.isReleased && nowMs < held.slowAtMs) break;
      movedCount++;
      if (held.isReleased) continue;
      this.#releaseFresh(held);
      held.isSlow = true;
      this.#slow++;
    }
    return movedCount > 0 ? heldSlots.slice(movedCount) : heldSlots;
  }

  #releaseFresh(held: HeldSlot): void {
    held.isFresh = false;
    this.#fresh--;
    adjustCount(this.#freshByWorkspace, held.workspaceId, -1);
  }
}

function adjustCount<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

/** Slots at one target. Up to `retryLimit` of them are for retries. */
export type ReservedSlots = { readonly slots: Slot[]; readonly retryLimit: number };

/**
 * Reserves up to `limit` slots for due targets, in their order and for retries first. `nowMs` is
 * the time of the system clock, by which retries are due; `atMs` that of the limiter's clock.
 */
export function reserveSlots(
  limiter: ConcurrencyLimiter,
  targets: Iterable<WaitingTarget>,
  limit: number,
  nowMs: number,
  atMs: number,
): Map<DeliveryTargetId, ReservedSlots> {
  const reserved = new Map<DeliveryTargetId, ReservedSlots>();
  let remaining = limit;
  if (remaining === 0) return reserved;
  for (const { targetId, workspaceId, retryAtMs } of targets) {
    const countAvailable = (kind: "first" | "retry") =>
      Math.min(remaining, limiter.countAvailable(targetId, workspaceId, atMs, kind));
    const acquire = (length: number) => {
      remaining -= length;
      return Array.from({ length }, () => limiter.acquire(targetId, workspaceId, atMs));
    };
    const isRetryDue = retryAtMs !== null && retryAtMs <= nowMs;
    const retries = isRetryDue ? acquire(Math.min(countAvailable("retry"), limiter.limits.maxExtraRetriesPerTarget)) : [];
    const slots = [...retries, ...acquire(countAvailable("first"))];
    if (slots.length > 0) reserved.set(targetId, { slots, retryLimit: retries.length });
    if (remaining === 0) break;
  }
  return reserved;
}
