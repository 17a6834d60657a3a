import { getCellCount, Histogram } from "#/kernel/metrics/histogram";
import { type AttemptReason, attemptReasons } from "#/model/attempt-reason";
import { type DeliveryAttempt, type DeliveryState, deliveryStates } from "#/model/delivery";

/** What a failed attempt is counted by. */
const reasons = Object.keys(attemptReasons) as readonly AttemptReason[];

/** Where each number is in the shared memory, in cells of eight bytes. */
const heartbeatCell = 0;
const inFlightCell = 1;
const firstStateCell = 2;
const firstReasonCell = firstStateCell + deliveryStates.length;
const succeededCell = firstReasonCell + reasons.length;
const failedCell = succeededCell + getCellCount();
const cellCount = failedCell + getCellCount();

/**
 * What the delivery thread did, in memory that it shares with the server's thread: the delivery
 * thread writes, the server reads. Reading costs the delivery thread nothing.
 */
export class DeliveryStats {
  readonly #cells: Float64Array<ArrayBufferLike>;
  readonly #succeeded: Histogram;
  readonly #failed: Histogram;

  constructor(readonly memory = new SharedArrayBuffer(cellCount * Float64Array.BYTES_PER_ELEMENT)) {
    this.#cells = new Float64Array(memory);
    this.#succeeded = new Histogram(undefined, this.#cells.subarray(succeededCell, failedCell));
    this.#failed = new Histogram(undefined, this.#cells.subarray(failedCell, cellCount));
  }

  /** Reports that the scheduler runs, with the attempts that it has in flight. */
  beat(inFlight: number): void {
    this.#increment(heartbeatCell);
    this.#cells[inFlightCell] = inFlight;
  }

  recordState(state: DeliveryState): void {
    this.#increment(firstStateCell + deliveryStates.indexOf(state));
  }

  recordAttempt({ durationMs, reason }: Pick<DeliveryAttempt, "durationMs" | "reason">): void {
    (reason === null ? this.#succeeded : this.#failed).observe(durationMs / 1000);
    const index = reasons.indexOf(reason as AttemptReason);
    if (index >= 0) this.#increment(firstReasonCell + index);
  }

  /** A number that grows while the scheduler runs. */
  get beats(): number {
    return this.#cells[heartbeatCell] ?? 0;
  }

  get inFlight(): number {
    return this.#cells[inFlightCell] ?? 0;
  }

  /** How many deliveries an attempt or its end left in each state. PENDING are those that wait for a retry. */
  listStates(): readonly { readonly state: DeliveryState; readonly count: number }[] {
    return deliveryStates.map((state, index) => ({ state, count: this.#cells[firstStateCell + index] ?? 0 }));
  }

  /** How many attempts failed for each reason. */
  listReasons(): readonly { readonly reason: AttemptReason; readonly count: number }[] {
    return reasons.map((reason, index) => ({ reason, count: this.#cells[firstReasonCell + index] ?? 0 }));
  }

  /** How long attempts took, seconds. */
  get durations(): { readonly succeeded: Histogram; readonly failed: Histogram } {
    return { succeeded: this.#succeeded, failed: this.#failed };
  }

  #increment(cell: number): void {
    this.#cells[cell] = (this.#cells[cell] ?? 0) + 1;
  }
}
