import { setPriority } from "node:os";
import { createAllowlist } from "#/http-client/address-rules";
import { type AttemptSender, createAttemptSender } from "#/webhooks/attempt-sender";
import type { FromAttemptThread, ToAttemptThread } from "#/webhooks/scheduler/attempt-thread";

/** The thread of attempts: sends what it is given, and tells how that ended. `attempt-thread.ts` starts and ends it. */
// Linux ranks threads and not processes: those who call this server go before those whom it calls.
if (process.platform === "linux") setPriority(0, 5);

let attempt: AttemptSender | undefined;
let outcomes: FromAttemptThread = [];

/** Those that end together are told of together, since a message costs more than what is in it. */
function sendOutcomes(): void {
  postMessage(outcomes);
  outcomes = [];
}

self.addEventListener("message", ({ data }: MessageEvent<ToAttemptThread>) => {
  if ("settings" in data) {
    const { allow, ...clientOptions } = data.settings;
    attempt = createAttemptSender({ ...clientOptions, allowed: createAllowlist(allow) });
    return;
  }
  for (const { number, request } of data.requests)
    void attempt?.(request).then((outcome) => {
      if (outcomes.push({ number, outcome }) === 1) setImmediate(sendOutcomes);
    });
});
