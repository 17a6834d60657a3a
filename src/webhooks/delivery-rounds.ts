import { hostname } from "node:os";
import type { Clock } from "#/kernel/clock";
import type { Log } from "#/kernel/log";
import type { SecretBox } from "#/kernel/secret-box";
import type { Store } from "#/store/store";
import type { Schedule } from "#/webhooks/after-attempt";
import type { Attempt } from "#/webhooks/attempt";
import { clockJumps } from "#/webhooks/clock-jumps";
import { leaseSpareMs, takeTurn, type Wanted } from "#/webhooks/delivery-turn";
import { Flights } from "#/webhooks/flights";
import { Lanes, type Place } from "#/webhooks/lanes";
import { Pace } from "#/webhooks/pace";
import { WaitingLine } from "#/webhooks/waiting-line";

/** What deliveries are sent with. */
export type RoundOptions = Omit<Schedule, "random"> & {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: SecretBox;
  readonly attempt: Attempt;
  readonly random?: () => number;
  /** A clock that nobody sets, milliseconds. */
  readonly monotonicMs?: () => number;
  readonly lanes?: Lanes;
  readonly pace?: Pace;
};

/** How often at most what waits is looked up anew, milliseconds. */
const scanMsMin = 50;
/** How often at most it is said that deliveries wait for a key, milliseconds. */
const reportMsMin = 10 * 60_000;
/** How many attempts one transaction notes, and how many it begins, at most: others wait for it to write. */
const turnMax = 128;

/** Places at one target; so many of them are for second and third attempts. */
type Places = { readonly all: Place[]; readonly retryLimit: number };

/** One round after the other: what waits is looked up, attempts begin in the places that are free, and how they ended is noted. */
export class DeliveryRounds {
  readonly line = new WaitingLine();
  readonly flights: Flights;
  readonly #options: RoundOptions;
  readonly #schedule: Schedule;
  readonly #lanes: Lanes;
  readonly #pace: Pace;
  readonly #jumpMs: () => number;
  readonly #owner = `${hostname()}/${process.pid}/${crypto.randomUUID()}`;
  #isClosing = false;
  #turnTookMs = 0;
  #scannedAtMs = Number.NEGATIVE_INFINITY;
  #scanTookMs = 0;
  #revision: number | undefined;
  #reportedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: RoundOptions) {
    this.#options = options;
    const { clock, log, attempt, retryMs, timeoutMs, random = Math.random, lanes } = options;
    this.#schedule = { retryMs, timeoutMs, random };
    this.#lanes = lanes ?? new Lanes();
    this.#pace = options.pace ?? new Pace();
    this.flights = new Flights(attempt, log);
    this.#jumpMs = clockJumps(clock, options.monotonicMs ?? (() => performance.now()));
  }

  /** Takes over what a process that is gone was at work on. Nothing waits longer than it would if the clock had always been right. */
  async recover(): Promise<void> {
    const { store, clock } = this.#options;
    const nowMs = clock.now().getTime();
    await store.bookkeeping(async ({ deliveries }) => {
      await deliveries.dropLeasesOfOthers(this.#owner, nowMs);
      await deliveries.shift(0, nowMs + this.#longestMs());
    });
  }

  #longestMs(): number {
    const { retryMs, timeoutMs } = this.#schedule;
    return Math.max(...retryMs, timeoutMs + leaseSpareMs) * 1.1;
  }

  /** Looks up what waits if anything was committed since, and not all the time. */
  async scanIfDue(): Promise<void> {
    const sinceMs = performance.now() - this.#scannedAtMs;
    if (sinceMs > Math.max(scanMsMin, 20 * this.#scanTookMs) && this.#options.store.revision() !== this.#revision)
      await this.scan();
  }

  /** Looks up what waits. */
  async scan(): Promise<void> {
    const { store } = this.#options;
    const beganMs = performance.now();
    this.#revision = store.revision();
    this.line.renew(await store.deliveries.waiting(this.#owner));
    this.#scannedAtMs = performance.now();
    this.#scanTookMs = this.#scannedAtMs - beganMs;
  }

  /** How long the last turn took that there was anything in, its commit included, milliseconds. */
  get turnTookMs(): number {
    return this.#turnTookMs;
  }

  /** How long turns, and attempts of one turn, wait for each other while the server is called, milliseconds. */
  steps(): ReturnType<Pace["steps"]> {
    return this.#pace.steps(performance.now());
  }

  /** Begins no more attempts: turns only note what has ended. */
  close(): void {
    this.#isClosing = true;
  }

  /** Notes what has ended and begins what is due. False where there was neither. */
  async turn(): Promise<boolean> {
    const { store, clock, secrets } = this.#options;
    if (!this.#isClosing) await this.#followClock();
    const now = clock.now();
    const landings = this.flights.take(turnMax);
    const places = this.#isClosing ? new Map<string, Places>() : this.#takePlaces(now.getTime());
    const wanted: Wanted[] = [...places].map(([targetId, { retryLimit, all }]) => ({
      ...{ targetId, retryLimit, limit: all.length - retryLimit },
    }));
    if (landings.length === 0 && wanted.length === 0) return false;
    const terms = { owner: this.#owner, secrets, schedule: this.#schedule, now };
    try {
      const beganMs = performance.now();
      const { departures, next, unreadable } = await store.bookkeeping((repositories) =>
        takeTurn(repositories, landings, wanted, terms),
      );
      this.#turnTookMs = performance.now() - beganMs;
      const { attemptMs } = this.steps() ?? { attemptMs: 0 };
      for (const [index, departure] of departures.entries()) {
        const place = places.get(departure.target.id)?.all.pop();
        if (place) this.flights.begin(departure, place, now, index * attemptMs);
      }
      this.#pace.took(departures.length);
      const workspaces = new Map(landings.map(({ target, delivery }) => [target.id, delivery.workspaceId]));
      for (const [targetId, nextDue] of next) {
        const workspaceId = workspaces.get(targetId) ?? this.line.workspaceOf(targetId);
        if (workspaceId !== undefined) this.line.served(targetId, workspaceId, nextDue);
      }
      this.#reportUnreadable(unreadable);
      return true;
    } catch (error) {
      this.flights.putBack(landings);
      throw error;
    } finally {
      for (const { all } of places.values()) for (const place of all) place.giveBack();
    }
  }

  /** Where the clock was set, all that waits moves with it: it neither comes in a burst nor waits for hours. */
  async #followClock(): Promise<void> {
    const { store, clock, log } = this.#options;
    const byMs = this.#jumpMs();
    if (byMs === 0) return;
    log.info("the clock was set; webhook deliveries move with it", { byMs: Math.round(byMs) });
    const latestMs = clock.now().getTime() + this.#longestMs();
    await store.bookkeeping(({ deliveries }) => deliveries.shift(Math.round(byMs), latestMs));
    await this.scan();
  }

  /** Says that deliveries wait for a key or a new secret: once in a while, since they are tried again and again. */
  #reportUnreadable(targets: ReadonlySet<string>): void {
    const nowMs = performance.now();
    if (targets.size === 0 || nowMs - this.#reportedAtMs < reportMsMin) return;
    this.#reportedAtMs = nowMs;
    const advice = "Bring the key back that they were sealed with, or rotate them.";
    this.#options.log.error("webhook deliveries wait: signing secrets cannot be read", advice, {
      targets: targets.size,
    });
  }

  /** Places for what is due, target after target: for second and third attempts first. */
  #takePlaces(nowMs: number): Map<string, Places> {
    const atMs = performance.now();
    const places = new Map<string, Places>();
    let left = Math.min(turnMax, this.#pace.room(atMs));
    if (left === 0) return places;
    for (const { targetId, workspaceId, retryAtMs } of this.line.due(nowMs)) {
      const room = (kind: "first" | "retry") => Math.min(left, this.#lanes.room(targetId, workspaceId, atMs, kind));
      const take = (length: number) => {
        left -= length;
        return Array.from({ length }, () => this.#lanes.begin(targetId, workspaceId, atMs));
      };
      const again = retryAtMs !== null && retryAtMs <= nowMs ? take(Math.min(room("retry"), this.#lanes.limits.ofRetries)) : [];
      const all = [...again, ...take(room("first"))];
      if (all.length > 0) places.set(targetId, { all, retryLimit: again.length });
      if (left === 0) break;
    }
    return places;
  }
}
