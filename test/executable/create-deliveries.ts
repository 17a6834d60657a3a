import { createId } from "#/kernel/ids";
import { createDelivery, type DeliveryTargetId } from "#/model/delivery";
import type { WorkspaceId } from "#/model/ids";

/** Deliveries of events of their own, to each of some targets in turn, due now. */
export function createDeliveries(workspaceId: WorkspaceId, targets: readonly DeliveryTargetId[], count: number) {
  const nowMs = Date.now();
  const createdAt = new Date(nowMs).toISOString();
  return Array.from({ length: count }, (_, index) => {
    const data = { designId: `ds_${index}`, designName: "N" };
    const event = { id: createId("evt"), workspaceId, systemId: null, name: "design.ready", data, createdAt } as const;
    return createDelivery(event, targets[index % targets.length] ?? "whe_", nowMs);
  });
}
