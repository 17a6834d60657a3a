import type { LiveryEvent } from "#/model/event";

/**
 * The body of a delivery, as the text whose UTF-8 bytes are signed and sent. A workspace's endpoints get `{id, event, createdAt, workspaceId, data}`, the subscribers of
 * a system the same without `workspaceId`. `id` is the delivery's.
 */
export function toDeliveryBody(id: string, { name, createdAt, workspaceId, systemId, data }: LiveryEvent): string {
  return JSON.stringify({ id, event: name, createdAt, ...(systemId === null && { workspaceId }), data });
}
