import { Failure } from "#/kernel/errors";
import type { AttemptReason } from "#/model/attempt-reason";
import { CallFault } from "#/webhooks/call-fault";
import { callOf, callTimeoutMs, type OutgoingOptions } from "#/webhooks/call";
import type { Answer } from "#/webhooks/exchange";

/** Fetches from addresses that people give. */
export type Outgoing = {
  /** The bytes behind a public https address. Throws `invalid` where it must not be called, is not reached, answers anything but 200, or is larger than `maxBytes`. */
  get(url: string, bytesMax: number): Promise<Uint8Array>;
};

const headers = { accept: "image/png, image/webp, image/jpeg", "user-agent": "Livery" };
const lateReasons: readonly AttemptReason[] = ["dns_timeout", "connect_timeout", "tls_timeout", "timeout"];

/** The guarded call, for pictures that are imported by their address. */
export function outgoingOf(options: OutgoingOptions): Outgoing {
  const call = callOf(options);
  const late = (cause?: unknown) =>
    new Failure("invalid", `The address did not answer within ${(options.timeoutMs ?? callTimeoutMs) / 1000} s.`, { cause });
  const answered = async (url: string, bytesMax: number): Promise<Answer> => {
    try {
      return await call(url, { method: "GET", headers }, bytesMax);
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (error instanceof CallFault && lateReasons.includes(error.reason)) throw late(error);
      throw new Failure("invalid", "The address could not be reached, or its certificate is not valid.", { cause: error });
    }
  };
  return {
    async get(url, bytesMax) {
      const { status, body, bodyState } = await answered(url, bytesMax);
      if (status !== 200)
        throw new Failure("invalid", `The address answered ${status}; it has to answer 200 itself, redirects are not followed.`);
      if (bodyState === "cut") throw new Failure("invalid", `What the address answers is larger than ${bytesMax} bytes.`);
      if (bodyState === "open") throw late();
      if (bodyState === "broken") throw new Failure("invalid", "What the address answers broke off before its end.");
      return body;
    },
  };
}
