import type { Caller } from "#/model/caller";
import type { Operation } from "#/operations/operation";
import type { Services } from "#/operations/services";
import { type RateClass, RateLimitExceeded, type RateState } from "#/operations/rate-limits";

/**
 * Counts one HTTP request against the rate limits, and keeps the state for its response headers.
 * Transports create one for each request; `dispatch` counts the call of an operation. Every
 * counting method throws RateLimitExceeded.
 */
export class RequestMeter {
  readonly #services: Pick<Services, "rateLimiters" | "clock">;
  readonly #getAddress: () => string;
  #address: string | undefined;
  #rate: RateState | undefined;
  #hasCountedMessages = false;

  /** @param getAddress is called only where a limit applies, or the address is read */
  constructor(services: Pick<Services, "rateLimiters" | "clock">, getAddress: () => string) {
    this.#services = services;
    this.#getAddress = getAddress;
  }

  /** What anonymous requests are counted by. */
  get address(): string {
    this.#address ??= this.#getAddress();
    return this.#address;
  }

  /** The state for the response headers; undefined while no limit has counted the request. */
  get rate(): RateState | undefined {
    return this.#rate;
  }

  /** Counts a request that calls no operation, by its address. */
  count(rateClass: RateClass): void {
    this.#remember(rateClass);
  }

  /** Counts the call of an operation, by API key or person, else by address. */
  countCall({ access, rate, isUnlimited }: Pick<Operation, "access" | "rate" | "isUnlimited">, caller: Caller): void {
    if (caller.kind === "administrator" || isUnlimited) return;
    // A call without the credentials that it needs has a limit of its own: up to that it gets the
    // 401 that explains what is missing.
    const isUnauthorized = caller.kind === "anonymous" && access !== "public";
    const rateClass = isUnauthorized ? "unauthorized" : (rate ?? getDefaultRateClass(caller));
    if (!this.#hasCountedMessages) this.#remember(rateClass, caller);
    else if (rateClass === "import") this.#consume(rateClass, caller);
  }

  /**
   * Counts MCP messages, which arrive before it is known what they call. An operation that they
   * call is not counted again; only the limit of imports still applies.
   */
  countMessages(caller: Caller, messages = 1): void {
    this.#hasCountedMessages = true;
    for (let message = 0; message < messages; message++) this.#remember(getDefaultRateClass(caller), caller);
  }

  #remember(rateClass: RateClass, caller?: Caller): void {
    try {
      this.#rate = this.#consume(rateClass, caller);
    } catch (error) {
      if (error instanceof RateLimitExceeded) this.#rate = error.rate;
      throw error;
    }
  }

  #consume(rateClass: RateClass, caller: Caller | undefined): RateState | undefined {
    const { rateLimiters, clock } = this.#services;
    if (!rateLimiters.isLimited(rateClass)) return undefined;
    return rateLimiters.consume(rateClass, this.#getKey(rateClass, caller), clock.now());
  }

  /** The API key or person that a call is counted by, else the address. */
  #getKey(rateClass: RateClass, caller: Caller | undefined): string {
    if (rateClass !== "static" && rateClass !== "sign-in") {
      if (caller?.kind === "key") return caller.key.id;
      if (caller?.kind === "person") return caller.user.id;
    }
    return this.address;
  }
}

const getDefaultRateClass = ({ kind }: Caller): RateClass => (kind === "anonymous" ? "public" : "key");
