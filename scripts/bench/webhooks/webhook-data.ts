import type { EndpointId, WorkspaceId } from "#/model/ids";
import { createId } from "#/kernel/ids";
import { createDelivery } from "#/model/delivery";
import { openStore } from "#/store/open-store";
import type { Store } from "#/store/store";
import { createSigningSecret } from "#/webhooks/signature";
import type { BenchData } from "../engine";

/** Endpoints of an installation, and deliveries to them. */
export type WebhookData = {
  readonly targets: readonly { readonly id: EndpointId; readonly workspaceId: WorkspaceId }[];
  readonly store: Store;
  /** Queues deliveries, target after target. */
  deliver(count: number, targets?: WebhookData["targets"]): Promise<void>;
};

/** Adds endpoints for these addresses, ten per workspace. */
export async function createWebhookData({ database, secrets }: BenchData, urls: readonly string[]): Promise<WebhookData> {
  const store = await openStore(database);
  const createdAt = new Date().toISOString();
  const targets: { id: EndpointId; workspaceId: WorkspaceId }[] = [];
  await store.transaction(async ({ workspaces, webhookEndpoints }) => {
    for (const [index, url] of urls.entries()) {
      if (index % 10 === 0) {
        const id = createId("ws");
        await workspaces.insert({ id, name: "Bench", slug: id.slice(3), createdAt });
        targets.push({ id: createId("whe"), workspaceId: id });
      } else targets.push({ id: createId("whe"), workspaceId: targets[index - 1]?.workspaceId ?? "ws_" });
      const { id, workspaceId } = targets[index] ?? { id: "whe_", workspaceId: "ws_" };
      const healthColumns = { lastSuccessAt: null, failingSince: null, pausedAt: null, pausedReason: null };
      const secret = { secret: secrets.seal(createSigningSecret(), id), previousSecret: null, previousSecretUntilMs: null };
      const creationColumns = { createdBy: null, createdAt, updatedAt: createdAt };
      const endpointColumns = { url, description: null, events: ["design.ready"], status: "ENABLED" } as const;
      await webhookEndpoints.add({ id, workspaceId, ...endpointColumns, ...secret, ...creationColumns, ...healthColumns }, 10);
    }
  });
  return {
    targets,
    store,
    async deliver(count, to = targets) {
      for (let from = 0; from < count; from += 1000) {
        const nowMs = Date.now();
        const rows = Array.from({ length: Math.min(1000, count - from) }, (_, index) => {
          const target = to[(from + index) % to.length];
          if (!target) throw new Error("there are no endpoints");
          return createDelivery(createEvent(target.workspaceId, nowMs), target.id, nowMs);
        });
        await store.transaction(({ deliveries }) => deliveries.insert(rows));
        await Bun.sleep(0);
      }
    },
  };
}

/** An event as a design publishes it. */
const createEvent = (workspaceId: WorkspaceId, nowMs: number) =>
  ({
    id: createId("evt"),
    workspaceId,
    systemId: null,
    name: "design.ready",
    data: { designId: createId("ds"), designName: "Nordhavn Optik" },
    createdAt: new Date(nowMs).toISOString(),
  }) as const;
