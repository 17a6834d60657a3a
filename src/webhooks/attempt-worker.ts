import { setPriority } from "node:os";
import { allowedBy } from "#/webhooks/address-rules";
import { type Attempt, attemptOf } from "#/webhooks/attempt";
import type { FromAttempts, ToAttempts } from "#/webhooks/attempt-thread";

/** The thread of attempts: sends what it is given, and tells how that ended. `attempt-thread.ts` starts and ends it. */
// Linux ranks threads and not processes: those who call this server go before those whom it calls.
if (process.platform === "linux") setPriority(0, 5);

let attempt: Attempt | undefined;
let ended: FromAttempts = [];

/** Those that end together are told of together, since a message costs more than what is in it. */
function tell(): void {
  postMessage(ended);
  ended = [];
}

self.addEventListener("message", ({ data }: MessageEvent<ToAttempts>) => {
  if ("settings" in data) {
    const { allow, ...reach } = data.settings;
    attempt = attemptOf({ ...reach, allowed: allowedBy(allow) });
    return;
  }
  for (const { number, request } of data.orders)
    void attempt?.(request).then((outcome) => {
      if (ended.push({ number, outcome }) === 1) setImmediate(tell);
    });
});
