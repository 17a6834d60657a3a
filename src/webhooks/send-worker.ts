import { setPriority } from "node:os";
import { allowedBy } from "#/webhooks/address-rules";
import { type Attempt, attemptOf } from "#/webhooks/attempt";
import type { SendOutcome, ToThread } from "#/webhooks/send-order";

/** The sending thread: an outcome for each order, several at a time. `sender.ts` starts and ends it. */
// Linux ranks threads and not processes: those who call this server go before those whom it calls.
if (process.platform === "linux") setPriority(0, 10);

let attempt: Attempt | undefined;
let outcomes: SendOutcome[] = [];

function tell(outcome: SendOutcome): void {
  if (outcomes.push(outcome) > 1) return;
  setTimeout(() => {
    postMessage(outcomes);
    outcomes = [];
  }, 2);
}

self.addEventListener("message", ({ data }: MessageEvent<ToThread>) => {
  if ("settings" in data) {
    const { allow, ...settings } = data.settings;
    attempt = attemptOf({ ...settings, allowed: allowedBy(allow) });
    return;
  }
  for (const { number, ...request } of data.orders) void attempt?.(request).then((outcome) => tell({ number, outcome }));
});
