import { endStartupJitPolicy } from "#/kernel/system/jit-policy";
import { lowerPriority } from "#/kernel/system/lower-priority";
import { createAllowlist } from "#/http-client/address-rules";
import { type AttemptSender, createAttemptSender } from "#/webhooks/attempt-sender";
import type { FromAttemptThread, ToAttemptThread } from "#/webhooks/scheduler/attempt-thread";

/** Entry of the attempt thread, which `attempt-thread.ts` starts and ends. */
// Linux sets priorities per thread: serving requests comes before sending webhooks.
if (process.platform === "linux") lowerPriority(0, 5);
endStartupJitPolicy();

let attempt: AttemptSender | undefined;
let outcomes: FromAttemptThread = [];

/**
 * Sends the outcomes of one event loop turn together, because a message costs more than its
 * content.
 */
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
