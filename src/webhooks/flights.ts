import type { Log } from "#/kernel/log";
import type { Attempt, AttemptOutcome } from "#/webhooks/attempt";
import type { Departure, Landing } from "#/webhooks/delivery-turn";
import type { Place } from "#/webhooks/lanes";

type Flight = { readonly departure: Departure; readonly at: string; readonly place: Place };

/** Attempts under way, and those that have ended and are not noted yet. */
export class Flights {
  readonly #attempt: Attempt;
  readonly #log: Log;
  readonly #underWay = new Map<string, Flight>();
  #landings: Landing[] = [];
  #wake: (() => void) | undefined;
  #areEnough: (() => void) | undefined;

  constructor(attempt: Attempt, log: Log) {
    this.#attempt = attempt;
    this.#log = log;
  }

  /** How many are under way. */
  get size(): number {
    return this.#underWay.size;
  }

  /** How many have ended and are not noted yet. */
  get landed(): number {
    return this.#landings.length;
  }

  /** Resolves when one has ended or `wake` is called, `msMax` milliseconds later at most. One caller waits at a time. */
  async landing(msMax?: number): Promise<void> {
    if (this.#landings.length > 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = msMax === undefined ? undefined : setTimeout(resolve, msMax);
    await promise;
    clearTimeout(timer);
  }

  /** Resolves when half as many have ended as are still under way, `msMax` milliseconds later at most: one commit notes them all, and the others go on meanwhile. */
  async gather(msMax: number): Promise<void> {
    if (this.#areGathered()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#areEnough = resolve;
    const timer = setTimeout(resolve, msMax);
    await promise;
    clearTimeout(timer);
  }

  #areGathered(): boolean {
    return 2 * this.#landings.length >= this.#underWay.size;
  }

  /** Ends the waiting for a landing. */
  wake(): void {
    this.#wake?.();
  }

  /** Begins an attempt, `afterMs` milliseconds from now. */
  begin(departure: Departure, place: Place, at: Date, afterMs = 0): void {
    const { delivery, request } = departure;
    const { id, body } = delivery;
    this.#underWay.set(id, { departure, at: at.toISOString(), place });
    const attempt = () => this.#attempt({ url: request.url, headers: request.headers, body });
    (afterMs < 1 ? attempt() : Bun.sleep(afterMs).then(attempt)).then(
      (outcome) => this.#land(id, outcome),
      (error: unknown) => {
        this.#log.error("a webhook attempt failed inside", error, { deliveryId: id });
        this.#land(id, { ok: false, status: null, reason: "internal", durationMs: 0, answer: "" });
      },
    );
  }

  /** Takes up to `limit` of those that have ended, to be noted. */
  take(limit: number): readonly Landing[] {
    return this.#landings.splice(0, limit);
  }

  /** Gives back what was taken and could not be noted. */
  putBack(landings: readonly Landing[]): void {
    this.#landings = [...landings, ...this.#landings];
  }

  /** Waits no longer for those under way: they count as interrupted. */
  interrupt(durationMs: number): void {
    for (const id of [...this.#underWay.keys()])
      this.#land(id, { ok: false, status: null, reason: "interrupted", durationMs, answer: "" });
  }

  #land(id: string, { status, reason, durationMs, answer }: AttemptOutcome): void {
    const flight = this.#underWay.get(id);
    if (!flight) return;
    this.#underWay.delete(id);
    flight.place.end(performance.now());
    const { delivery, target } = flight.departure;
    this.#landings.push({ delivery, target, attempt: { at: flight.at, durationMs, status, reason, answer } });
    this.wake();
    if (this.#areGathered()) this.#areEnough?.();
  }
}
