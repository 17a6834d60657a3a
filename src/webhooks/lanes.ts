/** How many attempts may be under way. */
export type LaneLimits = {
  /**
   * Attempts to strangers count as young for so long, and those to quick targets for as long as quick is, milliseconds; those that last longer wait for somebody slow, and leave
   * their place to others.
   */
  readonly youngMs: number;
  readonly young: number;
  readonly youngOfWorkspace: number;
  /** All, young and old; and of those the old ones together with those to targets that were slow last time. */
  readonly all: number;
  readonly allOfWorkspace: number;
  readonly slow: number;
  /** To one target: while nothing is known of it, after it was slow, and after it answered quickly. */
  readonly ofStranger: number;
  readonly ofSlowTarget: number;
  readonly ofQuickTarget: number;
  /** Beyond those, second and third attempts to one target, so that they begin when they are due however long first ones last. */
  readonly ofRetries: number;
  /** An answer within this is quick, milliseconds. */
  readonly quickMs: number;
};

/** The places in use: no more than keeps a fast receiver busy, since what is under way when a process is killed has used up one of its three attempts. */
export const laneLimits: LaneLimits = {
  youngMs: 100,
  young: 96,
  youngOfWorkspace: 32,
  all: 640,
  allOfWorkspace: 64,
  slow: 512,
  ofStranger: 1,
  ofSlowTarget: 2,
  ofQuickTarget: 32,
  ofRetries: 8,
  quickMs: 1000,
};

/** Targets whose pace is remembered; past that, all are strangers again. */
const pacesMax = 20_000;

/** A place that an attempt holds. One of the two is called, once. */
export type Place = {
  /** The attempt has ended, at this time. */
  end(endMs: number): void;
  /** There was nothing to attempt. */
  giveBack(): void;
};

type Flight = {
  readonly targetId: string;
  readonly workspaceId: string;
  readonly oldAtMs: number;
  isYoung: boolean;
  isSlow: boolean;
  isOver: boolean;
};

/**
 * Says who may begin an attempt, so that receivers that hang keep nobody else waiting: places are for young attempts, an attempt that lasts moves to the slow lane and frees its
 * place, and who hung last time begins in the slow lane. Times are of a clock that nobody sets, milliseconds.
 */
export class Lanes {
  readonly #paces = new Map<string, "quick" | "slow">();
  readonly #ofTarget = new Map<string, number>();
  readonly #ofWorkspace = new Map<string, number>();
  readonly #youngOfWorkspace = new Map<string, number>();
  /** Young attempts to strangers and to quick targets, each in the order of their beginning; those that grow old leave at the front. */
  readonly #ageing: { strange: Flight[]; quick: Flight[] } = { strange: [], quick: [] };
  #all = 0;
  #young = 0;
  #slow = 0;

  constructor(readonly limits = laneLimits) {}

  /** Attempts under way. */
  get size(): number {
    return this.#all;
  }

  /** How many first attempts to a target may begin now, or how many second and third ones. */
  room(targetId: string, workspaceId: string, nowMs: number, kind: "first" | "retry" = "first"): number {
    this.#age(nowMs);
    const { limits } = this;
    const pace = this.#paces.get(targetId);
    return Math.max(
      0,
      Math.min(
        (kind === "retry" ? limits.ofRetries : 0) +
          (pace === "quick" ? limits.ofQuickTarget : pace === "slow" ? limits.ofSlowTarget : limits.ofStranger) -
          (this.#ofTarget.get(targetId) ?? 0),
        limits.all - this.#all,
        limits.allOfWorkspace - (this.#ofWorkspace.get(workspaceId) ?? 0),
        pace === "slow" ? limits.slow - this.#slow : limits.young - this.#young,
        pace === "slow" ? limits.slow : limits.youngOfWorkspace - (this.#youngOfWorkspace.get(workspaceId) ?? 0),
      ),
    );
  }

  /** Takes a place for an attempt that begins. */
  begin(targetId: string, workspaceId: string, nowMs: number): Place {
    const pace = this.#paces.get(targetId);
    const isSlow = pace === "slow";
    const oldAtMs = nowMs + (pace === "quick" ? this.limits.quickMs : this.limits.youngMs);
    const flight: Flight = { targetId, workspaceId, oldAtMs, isYoung: !isSlow, isSlow, isOver: false };
    this.#all++;
    add(this.#ofTarget, targetId, 1);
    add(this.#ofWorkspace, workspaceId, 1);
    if (isSlow) this.#slow++;
    else {
      this.#young++;
      add(this.#youngOfWorkspace, workspaceId, 1);
      this.#ageing[pace === "quick" ? "quick" : "strange"].push(flight);
    }
    return {
      giveBack: () => this.#leave(flight),
      end: (endMs) => {
        this.#leave(flight);
        if (this.#paces.size > pacesMax) this.#paces.clear();
        this.#paces.set(targetId, endMs - nowMs <= this.limits.quickMs ? "quick" : "slow");
      },
    };
  }

  #leave(flight: Flight): void {
    flight.isOver = true;
    this.#all--;
    add(this.#ofTarget, flight.targetId, -1);
    add(this.#ofWorkspace, flight.workspaceId, -1);
    if (flight.isYoung) this.#leaveYoung(flight);
    if (flight.isSlow) this.#slow--;
  }

  #age(nowMs: number): void {
    this.#ageing.strange = this.#stillYoung(this.#ageing.strange, nowMs);
    this.#ageing.quick = this.#stillYoung(this.#ageing.quick, nowMs);
  }

  #stillYoung(flights: Flight[], nowMs: number): Flight[] {
    let passed = 0;
    for (const flight of flights) {
      if (!flight.isOver && nowMs < flight.oldAtMs) break;
      passed++;
      if (flight.isOver) continue;
      this.#leaveYoung(flight);
      flight.isSlow = true;
      this.#slow++;
    }
    return passed > 0 ? flights.slice(passed) : flights;
  }

  #leaveYoung(flight: Flight): void {
    flight.isYoung = false;
    this.#young--;
    add(this.#youngOfWorkspace, flight.workspaceId, -1);
  }
}

function add(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
