import type { RateLimits } from "#/operations/rate-limits";
import { createAllowlist } from "#/http-client/address-rules";
import { DeliveryScheduler } from "#/webhooks/scheduler/delivery-scheduler";
import { type TestApp, createTestApp } from "#test/test-app";
import { type Receiver, startReceiver } from "#test/webhooks/receiver";

type Person = Awaited<ReturnType<TestApp["person"]>>;

/**
 * The real app with people of every role, a receiver on loopback that it may call, and a dispatcher
 * whose clock is the app's.
 */
export async function createWebhookFlow(rates: Partial<RateLimits> = {}) {
  const receiver: Receiver = startReceiver();
  const names: Record<string, readonly string[]> = { "inside.example": ["10.0.0.7"], "outside.example": ["8.8.8.8"] };
  let hook: (() => Promise<unknown>) | undefined;
  const app = await createTestApp({
    rates,
    targets: {
      allowed: createAllowlist(["127.0.0.1"]),
      ca: receiver.ca,
      timeoutMs: 2000,
      async resolve(host) {
        await hook?.();
        return names[host] ?? [];
      },
    },
  });
  const { store, clock, log, secrets, sendAttempt: attempt } = app.services;
  const dispatcher = new DeliveryScheduler({
    ...{ store, clock, log, secrets, attempt, random: () => 0.5, timeoutMs: 2000, retryMs: [5000, 60_000] },
    monotonicMs: () => clock.now().getTime(),
  });
  const people = {
    owner: await app.person("OWNER"),
    admin: await app.person("ADMIN"),
    member: await app.person("MEMBER"),
  };
  const at = (rest = "", workspaceId = app.workspaceId) => `/api/v1/workspaces/${workspaceId}/webhook-endpoints${rest}`;
  return {
    app,
    receiver,
    dispatcher,
    /** Has something done each time that a name is looked up. */
    whenLookedUp(next: typeof hook) {
      hook = next;
    },
    /** What names lead to; a test may change it. */
    names,
    ...people,
    at,
    as: ({ cookie }: Person) => ({
      get: (rest = "") => app.send("GET", at(rest), { cookie }),
      post: (rest: string, body: unknown = {}) => app.send("POST", at(rest), { cookie, body }),
      patch: (rest: string, body: unknown) => app.send("PATCH", at(rest), { cookie, body }),
      remove: (rest: string) => app.send("DELETE", at(rest), { cookie }),
    }),
    /** The audit log, newest first. */
    audit: async () =>
      (await app.store.auditLog.listPage(app.workspaceId, { limit: 100 })).map(({ action, details }) => ({ action, details })),
    async close() {
      await dispatcher.stop();
      await app.close();
      await receiver.stop();
    },
  };
}
export type WebhookFlow = Awaited<ReturnType<typeof createWebhookFlow>>;
