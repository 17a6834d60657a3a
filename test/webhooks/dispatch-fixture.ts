import { createId } from "#/kernel/ids";
import { createLog } from "#/kernel/log";
import { createSecretBox } from "#/kernel/secrets/secret-box";
import { createDelivery, type Delivery, type DeliveryTargetId } from "#/model/delivery";
import type { LiveryEvent } from "#/model/event";
import type { Subscription } from "#/model/subscription";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import { createAllowlist } from "#/http-client/address-rules";
import { type AttemptSender, createAttemptSender } from "#/webhooks/attempt-sender";
import { type SchedulerOptions, DeliveryScheduler } from "#/webhooks/scheduler/delivery-scheduler";
import { createSigningSecret } from "#/webhooks/signature";
import { createTestClock, createTestStore } from "#test/test-store";

/** A store with a workspace, and delivery schedulers whose clock the test moves. */
export async function createDispatchFixture(ca: string | undefined, { timeoutMs = 2000 } = {}) {
  const testStore = await createTestStore();
  const clock = createTestClock();
  const logged: string[] = [];
  const log = createLog((line) => void logged.push(line), "json", clock.now);
  const secrets = createSecretBox(() => new Uint8Array(32).fill(7));
  const attempt = createAttemptSender({ allowed: createAllowlist(["127.0.0.0/8"]), ca, timeoutMs });
  const { store, workspaceId } = testStore;
  const at = () => clock.now().toISOString();
  const options = { store, clock, log, secrets, attempt, timeoutMs, retryMs: [5000, 60_000] as const };
  const createScheduler = (change: Partial<SchedulerOptions> = {}) =>
    new DeliveryScheduler({ ...options, random: () => 0.5, monotonicMs: () => clock.now().getTime(), ...change });
  return {
    ...testStore,
    clock,
    log,
    logged,
    secrets,
    attempt,
    createScheduler,
    /** Adds an endpoint. The limit of a workspace does not apply. */
    async addEndpoint(url: string, change: Partial<WebhookEndpoint> = {}) {
      const id = createId("whe");
      const secret = createSigningSecret();
      const endpoint: WebhookEndpoint = {
        id,
        workspaceId,
        url,
        description: null,
        events: ["design.ready"],
        status: "ENABLED",
        secret: secrets.seal(secret, id),
        previousSecret: null,
        previousSecretUntilMs: null,
        createdBy: null,
        createdAt: at(),
        updatedAt: at(),
        lastSuccessAt: null,
        failingSince: null,
        pausedAt: null,
        pausedReason: null,
        ...change,
      };
      await store.transaction(({ webhookEndpoints }) => webhookEndpoints.add(endpoint, 100_000));
      return { endpoint, secret };
    },
    /** Adds a subscription of a new user to a new system. */
    async addSubscription(targetUrl: string) {
      const [id, userId, systemId, brandId] = [createId("sub"), createId("usr"), createId("sys"), createId("br")];
      const secret = createSigningSecret();
      const times = { createdAt: at(), updatedAt: at() };
      const subscription: Subscription = {
        id,
        workspaceId,
        systemId,
        userId,
        targetUrl,
        events: ["system.published", "system.updated"],
        secret: secrets.seal(secret, id),
        createdAt: at(),
      };
      await store.transaction(async ({ users, brands, systems, subscriptions }) => {
        await users.insert({ id: userId, email: `${userId}@people.test`, passwordHash: "none", createdAt: at() });
        const nothing = { tagline: null, description: null, website: null };
        await brands.insert({ id: brandId, workspaceId, name: "B", slug: brandId.slice(3), ...nothing, ...times });
        const face = {
          brandColor: "#000000",
          tokenCount: 0,
          status: "ACTIVE",
          platform: "nextjs",
          pinnedDesignId: null,
        } as const;
        await systems.insert({ id: systemId, workspaceId, brandId, name: "B", slug: brandId.slice(3), ...face, ...times });
        await subscriptions.add(subscription, 10);
      });
      return { subscription, secret };
    },
    /** Creates an event of this workspace, or of a system. */
    createEvent: (change: Partial<LiveryEvent> = {}): LiveryEvent => ({
      id: createId("evt"),
      workspaceId,
      systemId: null,
      name: "design.ready",
      data: { designId: "ds_1", designName: "Ärger & Söhne" },
      createdAt: at(),
      ...change,
    }),
    /** Adds pending deliveries to a target, each of its own event. */
    async addDeliveries(targetId: DeliveryTargetId, count = 1, change: Partial<LiveryEvent> = {}): Promise<readonly Delivery[]> {
      const rows = Array.from({ length: count }, () => createDelivery(this.createEvent(change), targetId, clock.now().getTime()));
      for (let from = 0; from < rows.length; from += 500)
        await store.transaction(({ deliveries }) => deliveries.insert(rows.slice(from, from + 500)));
      return rows;
    },
  };
}
export type DispatchFixture = Awaited<ReturnType<typeof createDispatchFixture>>;

/** The default of a delivery that a test takes from a list. It does not exist. */
export const noDelivery = { id: "dlv_" } as const;

/** A sender that returns the given status for each attempt, without a network. */
export const createScriptedSender = (
  status: (attemptNumber: number) => number,
): { readonly attempt: AttemptSender; readonly sent: Parameters<AttemptSender>[0][] } => {
  const sent: Parameters<AttemptSender>[0][] = [];
  return {
    sent,
    async attempt(request) {
      sent.push(request);
      const code = status(sent.length);
      const ok = code < 300;
      return { ok, status: code, reason: ok ? null : "status", durationMs: 3, answer: "" };
    },
  };
};
