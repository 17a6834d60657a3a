/** How many attempts may be under way. */
export type ConcurrencyLimits = {
  /**
   * Attempts to strangers count as young for so long, and those to quick targets for as long as quick is, milliseconds; those that last longer wait for somebody slow, and leave
   * their place to others.
   */
  readonly freshMs: number;
  readonly maxFresh: number;
  readonly maxFreshPerWorkspace: number;
  /** All, young and old; and of those the old ones together with those to targets that were slow last time. */
  readonly maxTotal: number;
  readonly maxPerWorkspace: number;
  readonly maxSlow: number;
  /** To one target: while nothing is known of it, after it was slow, and after it answered quickly. */
  readonly maxPerUnknownTarget: number;
  readonly maxPerSlowTarget: number;
  readonly maxPerQuickTarget: number;
  /** Beyond those, second and third attempts to one target, so that they begin when they are due however long first ones last. */
  readonly maxExtraRetriesPerTarget: number;
  /** An answer within this is quick, milliseconds. */
  readonly quickMs: number;
};

/** The places in use: no more than keeps a fast receiver busy, since what is under way when a process is killed has used up one of its three attempts. */
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

/** Targets whose pace is remembered; past that, all are strangers again. */
const maxKnownTargets = 20_000;

/** A place that an attempt holds. One of the two is called, once. */
export type Slot = {
  /** The attempt has ended, at this time. */
  finish(endMs: number): void;
  /** There was nothing to attempt. */
  release(): void;
};

type HeldSlot = {
  readonly targetId: string;
  readonly workspaceId: string;
  readonly slowAtMs: number;
  isFresh: boolean;
  isSlow: boolean;
  isReleased: boolean;
};

/**
 * Says who may begin an attempt, so that receivers that hang keep nobody else waiting: places are for young attempts, an attempt that lasts moves to the slow lane and frees its
 * place, and who hung last time begins in the slow lane. Times are of a clock that nobody sets, milliseconds.
 */
export class ConcurrencyLimiter {
  readonly #speeds = new Map<string, "quick" | "slow">();
  readonly #byTarget = new Map<string, number>();
  readonly #byWorkspace = new Map<string, number>();
  readonly #freshByWorkspace = new Map<string, number>();
  /** Young attempts to strangers and to quick targets, each in the order of their beginning; those that grow old leave at the front. */
  readonly #fastSlots: { unknown: HeldSlot[]; quick: HeldSlot[] } = { unknown: [], quick: [] };
  #total = 0;
  #fresh = 0;
  #slow = 0;

  constructor(readonly limits = concurrencyLimits) {}

  /** Attempts under way. */
  get size(): number {
    return this.#total;
  }

  /** How many first attempts to a target may begin now, or how many second and third ones. */
  countAvailable(targetId: string, workspaceId: string, nowMs: number, kind: "first" | "retry" = "first"): number {
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

  /** Takes a place for an attempt that begins. */
  acquire(targetId: string, workspaceId: string, nowMs: number): Slot {
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
    let leftCount = 0;
    for (const held of heldSlots) {
      if (!held.isReleased && nowMs < held.slowAtMs) break;
      leftCount++;
      if (held.isReleased) continue;
      this.#releaseFresh(held);
      held.isSlow = true;
      this.#slow++;
    }
    return leftCount > 0 ? heldSlots.slice(leftCount) : heldSlots;
  }

  #releaseFresh(held: HeldSlot): void {
    held.isFresh = false;
    this.#fresh--;
    adjustCount(this.#freshByWorkspace, held.workspaceId, -1);
  }
}

function adjustCount(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
