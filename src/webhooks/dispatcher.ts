import { hostname } from "node:os";
import type { Clock } from "#/kernel/clock";
import type { Log } from "#/kernel/log";
import type { SecretBox } from "#/kernel/secret-box";
import type { WaitingTarget } from "#/store/repositories/deliveries";
import type { Store } from "#/store/store";
import type { Schedule } from "#/webhooks/after-attempt";
import type { Attempt, AttemptOutcome } from "#/webhooks/attempt";
import { clockJumps } from "#/webhooks/clock-jumps";
import { type Departure, type Landing, takeTurn, type Wanted } from "#/webhooks/delivery-turn";
import { Lanes, type Place } from "#/webhooks/lanes";
import { dropOld } from "#/webhooks/retention";

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
  /** What waits, by target; who was served goes to the end. */
  readonly #waiting = new Map<string, WaitingTarget>();
  readonly #underWay = new Map<string, { readonly departure: Departure; readonly at: string; readonly place: Place }>();
  readonly #landings: Landing[] = [];
  #landed = Promise.withResolvers<void>();
  #running: Promise<void> | undefined;
  #stopped: Promise<void> | undefined;
  #isStopping = false;
  #scannedAtMs = Number.NEGATIVE_INFINITY;
  #scanTookMs = 0;
  #revision: number | undefined;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    const { clock, retryMs, timeoutMs, random = Math.random, monotonicMs = () => performance.now(), lanes } = options;
    this.#schedule = { retryMs, timeoutMs, random };
    this.#lanes = lanes ?? new Lanes();
    this.#jumpMs = clockJumps(clock, monotonicMs);
  }

  async tick(): Promise<void> {
    await this.#scan();
    for (;;) {
      if (await this.#turn()) continue;
      if (this.#underWay.size === 0) return;
      await this.#landed.promise;
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
    if (!this.#running && this.#underWay.size === 0) return;
    this.#landed.resolve();
    await this.#running;
    const late = Promise.withResolvers<void>();
    const { stopMs = stopMsDefault, log } = this.#options;
    const timer = setTimeout(late.resolve, stopMs);
    let isLate = false;
    void late.promise.then(() => {
      isLate = true;
    });
    while (this.#underWay.size > 0 && !isLate) {
      this.#landed = Promise.withResolvers();
      await Promise.race([this.#landed.promise, late.promise]);
    }
    clearTimeout(timer);
    for (const id of [...this.#underWay.keys()])
      this.#land(id, { ok: false, status: null, reason: "interrupted", durationMs: stopMs, answer: "" });
    await this.#turn().catch((error: unknown) => log.error("ends of webhook attempts not written", error));
  }

  async #run(): Promise<void> {
    const { log } = this.#options;
    let isRecovered = false;
    let sweptAtMs = Number.NEGATIVE_INFINITY;
    while (!this.#isStopping) {
      try {
        if (!isRecovered) await this.#recover();
        isRecovered = true;
        if (performance.now() - sweptAtMs > sweepMs) {
          sweptAtMs = performance.now();
          await dropOld(this.#options.store, this.#options.clock);
        }
        if (this.#isScanDue()) await this.#scan();
        await this.#turn();
        await this.#pause();
      } catch (error) {
        log.error("webhook deliveries cannot go on for now", error);
        await Bun.sleep(faultMs);
      }
    }
  }

  /** Takes over what a process that is gone was at work on. Nothing waits longer than it would if the clock had always been right. */
  async #recover(): Promise<void> {
    const { store, clock } = this.#options;
    const nowMs = clock.now().getTime();
    await store.transaction(async ({ deliveries }) => {
      await deliveries.dropLeasesOfOthers(this.#owner, nowMs);
      await deliveries.shift(0, nowMs + this.#longestMs());
    });
  }

  #longestMs(): number {
    const { retryMs, timeoutMs } = this.#schedule;
    return Math.max(...retryMs, timeoutMs + 20_000) * 1.1;
  }

  #isScanDue(): boolean {
    const sinceMs = performance.now() - this.#scannedAtMs;
    return sinceMs > Math.max(scanMsMin, 20 * this.#scanTookMs) && this.#options.store.revision() !== this.#revision;
  }

  async #scan(): Promise<void> {
    const { store } = this.#options;
    const beganMs = performance.now();
    this.#revision = store.revision();
    const found = new Map((await store.deliveries.waiting(this.#owner)).map((target) => [target.targetId, target]));
    for (const id of this.#waiting.keys()) if (!found.has(id)) this.#waiting.delete(id);
    for (const [id, target] of found) this.#waiting.set(id, target);
    this.#scannedAtMs = performance.now();
    this.#scanTookMs = this.#scannedAtMs - beganMs;
  }

  /** Notes what has ended and begins what is due. False where there was neither. */
  async #turn(): Promise<boolean> {
    const { store, clock, secrets } = this.#options;
    if (!this.#isStopping) await this.#followClock();
    const now = clock.now();
    const landings = this.#landings.splice(0);
    this.#landed = Promise.withResolvers();
    const places = this.#isStopping ? new Map<string, Place[]>() : this.#takePlaces(now.getTime());
    const wanted: Wanted[] = [...places].map(([targetId, { length: limit }]) => ({ targetId, limit }));
    if (landings.length === 0 && wanted.length === 0) return false;
    const terms = { owner: this.#owner, secrets, schedule: this.#schedule, now };
    try {
      const { departures, dueAtMs } = await store.transaction((repositories) => takeTurn(repositories, landings, wanted, terms));
      for (const departure of departures) {
        const place = places.get(departure.target.id)?.pop();
        if (place) this.#send(departure, place, now);
      }
      for (const [targetId, next] of dueAtMs) this.#note(targetId, next, landings);
      return true;
    } catch (error) {
      this.#landings.unshift(...landings);
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
    await store.transaction(({ deliveries }) => deliveries.shift(Math.round(byMs), latestMs));
    await this.#scan();
  }

  /** Places for what is due, target after target, beginning with who was not served for longest. */
  #takePlaces(nowMs: number): Map<string, Place[]> {
    const atMs = performance.now();
    const places = new Map<string, Place[]>();
    for (const { targetId, workspaceId, dueAtMs } of this.#waiting.values()) {
      if (dueAtMs > nowMs) continue;
      const room = this.#lanes.room(targetId, workspaceId, atMs);
      const taken = Array.from({ length: room }, () => this.#lanes.begin(targetId, workspaceId, atMs));
      if (room > 0) places.set(targetId, taken);
    }
    return places;
  }

  #note(targetId: string, dueAtMs: number | undefined, landings: readonly Landing[]): void {
    const workspaceId =
      this.#waiting.get(targetId)?.workspaceId ?? landings.find(({ target }) => target.id === targetId)?.delivery.workspaceId;
    this.#waiting.delete(targetId);
    if (dueAtMs !== undefined && workspaceId !== undefined) this.#waiting.set(targetId, { targetId, workspaceId, dueAtMs });
  }

  #send(departure: Departure, place: Place, now: Date): void {
    const { delivery, request } = departure;
    this.#underWay.set(delivery.id, { departure, at: now.toISOString(), place });
    const { url, headers } = request;
    this.#options.attempt({ url, headers, body: delivery.body }).then(
      (outcome) => this.#land(delivery.id, outcome),
      (error: unknown) => {
        this.#options.log.error("a webhook attempt failed inside", error, { deliveryId: delivery.id });
        this.#land(delivery.id, { ok: false, status: null, reason: "internal", durationMs: 0, answer: "" });
      },
    );
  }

  #land(id: string, { status, reason, durationMs, answer }: AttemptOutcome): void {
    const flight = this.#underWay.get(id);
    if (!flight) return;
    this.#underWay.delete(id);
    flight.place.end(performance.now());
    const { delivery, target } = flight.departure;
    this.#landings.push({ delivery, target, attempt: { at: flight.at, durationMs, status, reason, answer } });
    this.#landed.resolve();
  }

  /** Until something has ended, something may be due, or it is time to ask whether anything was committed. */
  async #pause(): Promise<void> {
    if (this.#landings.length === 0) {
      const nowMs = this.#options.clock.now().getTime();
      let nextMs = pollMs;
      for (const { dueAtMs } of this.#waiting.values()) nextMs = Math.min(nextMs, dueAtMs > nowMs ? dueAtMs - nowMs : crowdedMs);
      const poll = Promise.withResolvers<void>();
      const timer = setTimeout(poll.resolve, nextMs);
      await Promise.race([poll.promise, this.#landed.promise]);
      clearTimeout(timer);
    }
    if (this.#landings.length > 0) await Bun.sleep(gatherMs);
  }
}
