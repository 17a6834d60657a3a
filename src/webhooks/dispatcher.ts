import { DeliveryRounds, type RoundOptions } from "#/webhooks/delivery-rounds";
import { dropOld } from "#/webhooks/retention";

/** What the dispatcher works with. */
export type DispatcherOptions = RoundOptions & {
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

/** How often the store is asked whether anything was committed, milliseconds. */
const pollMs = 50;
/** How soon it is looked for a place again where something due found none, milliseconds. */
const crowdedMs = 50;
/** How long attempts that have ended wait for others at most, milliseconds: as long as a turn takes, so that one commit serves several and other writers come in between. */
const gatherMs = { min: 5, max: 25 };
/** After a fault of the store, milliseconds: longer each time, up to the second; and how often the same fault is written to the log at most. */
const faultMs = { first: 1000, max: 10_000, log: 60_000 };
const sweepMs = 60 * 60 * 1000;
const stopMsDefault = 6000;

/** Builds the dispatcher. */
export function dispatcherOf(options: DispatcherOptions): Dispatcher {
  return new StoreDispatcher(options);
}

class StoreDispatcher implements Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #rounds: DeliveryRounds;
  #running: Promise<void> | undefined;
  #stopped: Promise<void> | undefined;
  #isStopping = false;
  readonly #stopAsked = Promise.withResolvers<void>();

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#rounds = new DeliveryRounds(options);
  }

  async tick(): Promise<void> {
    const { flights } = this.#rounds;
    await this.#rounds.scan();
    for (;;) {
      if (await this.#rounds.turn()) continue;
      if (flights.size === 0) return;
      await flights.landing();
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
    const { flights } = this.#rounds;
    this.#isStopping = true;
    this.#stopAsked.resolve();
    this.#rounds.close();
    flights.wake();
    await this.#running;
    const { stopMs = stopMsDefault, log } = this.#options;
    const untilMs = performance.now() + stopMs;
    try {
      while (flights.size > 0 && performance.now() < untilMs) {
        await flights.landing(untilMs - performance.now());
        await this.#rounds.turn();
      }
      flights.interrupt(stopMs);
      while (await this.#rounds.turn());
    } catch (error) {
      log.error("ends of webhook attempts not written", error);
    }
  }

  async #run(): Promise<void> {
    const { store, clock, log } = this.#options;
    let isRecovered = false;
    let sweptAtMs = Number.NEGATIVE_INFINITY;
    let waitMs = faultMs.first;
    const logged = { message: "", atMs: Number.NEGATIVE_INFINITY };
    while (!this.#isStopping) {
      try {
        if (!isRecovered) await this.#rounds.recover();
        isRecovered = true;
        if (performance.now() - sweptAtMs > sweepMs) {
          sweptAtMs = performance.now();
          await dropOld(store, clock);
        }
        await this.#rounds.scanIfDue();
        await this.#rounds.turn();
        waitMs = faultMs.first;
        if (!this.#isStopping) await this.#pause();
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (message !== logged.message || performance.now() - logged.atMs > faultMs.log) {
          log.error("webhook deliveries cannot go on for now", error);
          Object.assign(logged, { message, atMs: performance.now() });
        }
        await Promise.race([Bun.sleep(waitMs), this.#stopAsked.promise]);
        waitMs = Math.min(2 * waitMs, faultMs.max);
      }
    }
  }

  /** Until something has ended, something may be due, or it is time to ask whether anything was committed. */
  async #pause(): Promise<void> {
    const { flights, line, turnTookMs } = this.#rounds;
    if (flights.landed === 0) {
      const nowMs = this.#options.clock.now().getTime();
      const { isAnyDue, nextAtMs } = line.outlook(nowMs);
      await flights.landing(Math.min(pollMs, nextAtMs - nowMs, isAnyDue ? crowdedMs : pollMs));
    }
    const steps = this.#rounds.steps();
    if (steps) await Bun.sleep(steps.turnMs);
    else if (flights.landed > 0) await flights.gather(Math.min(gatherMs.max, Math.max(gatherMs.min, turnTookMs)));
  }
}
