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
import { dropOld } from "#/webhooks/retention";
import { WaitingLine } from "#/webhooks/waiting-line";

/** What the dispatcher works with. */
export type DispatcherOptions = Omit<Schedule, "random"> & {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: SecretBox;
  readonly attempt: Attempt;
  readonly random?: () => number;
  /** A clock that nobody sets, milliseconds. */
  readonly monotonicMs?: () => number;
  readonly lanes?: Lanes;
  /** How long attempts under way may take to end when it is stopped, milliseconds. */
  readonly stopMs?: number;
};

/** Sends deliveries that are due, and sends them again. One process of a database does so at a time. */
export type Dispatcher = {
  /** Sends what is due now and resolves when every attempt has ended and is noted. */
  tick(): Promise<void>;
  /** Goes on sending until it is stopped, and begins with what an earlier process left. */
  start(): void;
  /** Begins no more attempts, waits a few seconds for those under way, and leaves the rest to the next process. */
  stop(): Promise<void>;
};

/** How often the store is asked whether anything was committed, and how often at most what waits is looked up anew, milliseconds. */
const pollMs = 250;
const scanMsMin = 50;
/** How soon it is looked for a place again where something due found none, milliseconds. */
const crowdedMs = 50;
/** How long attempts that have ended wait for others, so that one commit serves several, milliseconds. */
const gatherMs = 5;
/** How many attempts one transaction notes, and how many it begins, at most: others wait for it to write. */
const turnMax = 128;
/** After a fault of the store, milliseconds. */
const faultMs = 1000;
const sweepMs = 60 * 60 * 1000;
const stopMsDefault = 6000;

/** Builds the dispatcher. */
export function dispatcherOf(options: DispatcherOptions): Dispatcher {
  return new StoreDispatcher(options);
}

class StoreDispatcher implements Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #schedule: Schedule;
  readonly #lanes: Lanes;
  readonly #jumpMs: () => number;
  readonly #owner = `${hostname()}/${process.pid}/${crypto.randomUUID()}`;
  readonly #line = new WaitingLine();
  readonly #flights: Flights;
  readonly #halt = Promise.withResolvers<void>();
  #running: Promise<void> | undefined;
  #stopped: Promise<void> | undefined;
  #isStopping = false;
  #scannedAtMs = Number.NEGATIVE_INFINITY;
  #scanTookMs = 0;
  #revision: number | undefined;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    const { clock, log, attempt, retryMs, timeoutMs, random = Math.random, lanes } = options;
    this.#schedule = { retryMs, timeoutMs, random };
    this.#lanes = lanes ?? new Lanes();
    this.#flights = new Flights(attempt, log);
    this.#jumpMs = clockJumps(clock, options.monotonicMs ?? (() => performance.now()));
  }

  async tick(): Promise<void> {
    await this.#scan();
    for (;;) {
      if (await this.#turn()) continue;
      if (this.#flights.size === 0) return;
      await this.#flights.landing();
    }
  }

  start(): void {
    this.#running ??= this.#run();
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#isStopping = true;
    this.#halt.resolve();
    await this.#running;
    const { stopMs = stopMsDefault, log } = this.#options;
    const untilMs = performance.now() + stopMs;
    try {
      while (this.#flights.size > 0 && performance.now() < untilMs) {
        await earliest(this.#flights.landing(), untilMs - performance.now());
        await this.#turn();
      }
      this.#flights.interrupt(stopMs);
      while (await this.#turn());
    } catch (error) {
      log.error("ends of webhook attempts not written", error);
    }
  }

  async #run(): Promise<void> {
    const { store, clock, log } = this.#options;
    let isRecovered = false;
    let sweptAtMs = Number.NEGATIVE_INFINITY;
    while (!this.#isStopping) {
      try {
        if (!isRecovered) await this.#recover();
        isRecovered = true;
        if (performance.now() - sweptAtMs > sweepMs) {
          sweptAtMs = performance.now();
          await dropOld(store, clock);
        }
        if (this.#isScanDue()) await this.#scan();
        await this.#turn();
        await this.#pause();
      } catch (error) {
        log.error("webhook deliveries cannot go on for now", error);
        await earliest(this.#halt.promise, faultMs);
      }
    }
  }

  /** Takes over what a process that is gone was at work on. Nothing waits longer than it would if the clock had always been right. */
  async #recover(): Promise<void> {
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

  #isScanDue(): boolean {
    const sinceMs = performance.now() - this.#scannedAtMs;
    return sinceMs > Math.max(scanMsMin, 20 * this.#scanTookMs) && this.#options.store.revision() !== this.#revision;
  }

  async #scan(): Promise<void> {
    const { store } = this.#options;
    const beganMs = performance.now();
    this.#revision = store.revision();
    this.#line.renew(await store.deliveries.waiting(this.#owner));
    this.#scannedAtMs = performance.now();
    this.#scanTookMs = this.#scannedAtMs - beganMs;
  }

  /** Notes what has ended and begins what is due. False where there was neither. */
  async #turn(): Promise<boolean> {
    const { store, clock, secrets } = this.#options;
    if (!this.#isStopping) await this.#followClock();
    const now = clock.now();
    const landings = this.#flights.take(turnMax);
    const places = this.#isStopping ? new Map<string, Place[]>() : this.#takePlaces(now.getTime());
    const wanted: Wanted[] = [...places].map(([targetId, { length: limit }]) => ({ targetId, limit }));
    if (landings.length === 0 && wanted.length === 0) return false;
    const terms = { owner: this.#owner, secrets, schedule: this.#schedule, now };
    try {
      const { departures, dueAtMs } = await store.bookkeeping((repositories) => takeTurn(repositories, landings, wanted, terms));
      for (const departure of departures) {
        const place = places.get(departure.target.id)?.pop();
        if (place) this.#flights.begin(departure, place, now);
      }
      const workspaces = new Map(landings.map(({ target, delivery }) => [target.id, delivery.workspaceId]));
      for (const [targetId, next] of dueAtMs) {
        const workspaceId = workspaces.get(targetId) ?? this.#line.workspaceOf(targetId);
        if (workspaceId !== undefined) this.#line.served(targetId, workspaceId, next);
      }
      return true;
    } catch (error) {
      this.#flights.putBack(landings);
      throw error;
    } finally {
      for (const unused of places.values()) for (const place of unused) place.giveBack();
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
    await this.#scan();
  }

  /** Places for what is due, target after target. */
  #takePlaces(nowMs: number): Map<string, Place[]> {
    const atMs = performance.now();
    const places = new Map<string, Place[]>();
    let left = turnMax;
    for (const { targetId, workspaceId } of this.#line.due(nowMs)) {
      const length = Math.min(left, this.#lanes.room(targetId, workspaceId, atMs));
      if (length > 0)
        places.set(
          targetId,
          Array.from({ length }, () => this.#lanes.begin(targetId, workspaceId, atMs)),
        );
      left -= length;
      if (left === 0) break;
    }
    return places;
  }

  /** Until something has ended, something may be due, or it is time to ask whether anything was committed. */
  async #pause(): Promise<void> {
    if (this.#flights.landed === 0) {
      const nowMs = this.#options.clock.now().getTime();
      const { isAnyDue, nextAtMs } = this.#line.outlook(nowMs);
      const waitMs = Math.min(pollMs, nextAtMs - nowMs, isAnyDue ? crowdedMs : pollMs);
      await earliest(Promise.race([this.#flights.landing(), this.#halt.promise]), waitMs);
    }
    if (this.#flights.landed > 0) await Bun.sleep(gatherMs);
  }
}

/** Waits until something has happened, `ms` milliseconds at most. */
async function earliest(happened: Promise<unknown>, ms: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([happened, late.promise]);
  clearTimeout(timer);
}
