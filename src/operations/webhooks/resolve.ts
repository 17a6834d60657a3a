import type { DeliveryId, EndpointId, WorkspaceId } from "#/model/ids";
import { IdString } from "#/kernel/schema";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import type { Context } from "#/operations/context";
import { findWorkspace } from "#/operations/workspaces/resolve";
import type { Delivery } from "#/model/delivery";

export const endpointId = IdString<EndpointId>({ minLength: 1, maxLength: 64, description: "Id of the endpoint" });

/** The command line argument that names an endpoint. */
export const endpointArgument = { property: "endpointId", label: "ENDPOINT" } as const;

/** The path parameters that name an endpoint: the workspace by id or slug. */
type EndpointPath = { readonly id?: string; readonly endpointId?: EndpointId };

/** An endpoint as the target of a call. */
export type EndpointTarget = { readonly workspaceId: WorkspaceId; readonly endpoint: WebhookEndpoint };

export const endpointNotFoundMessage =
  "No webhook endpoint with this id exists in this workspace, or you do not have access to it.";

/** Finds an endpoint in the workspace that the path names. */
export async function findEndpoint(context: Context, { id, endpointId }: EndpointPath): Promise<EndpointTarget | undefined> {
  const found = await findWorkspace(context, { id });
  if (!found || !endpointId) return undefined;
  const endpoint = await context.store.webhookEndpoints.findInWorkspace(found.workspaceId, endpointId);
  return endpoint && { workspaceId: endpoint.workspaceId, endpoint };
}

export const deliveryId = IdString<DeliveryId>({ minLength: 1, maxLength: 64, description: "Id of the delivery" });

export const deliveryNotFoundMessage =
  "No delivery with this id exists in the log of this endpoint, or you do not have access to it.";

/** Finds a delivery in the log of the endpoint and workspace that the path names. */
export async function findDelivery(
  context: Context,
  { deliveryId, ...path }: EndpointPath & { readonly deliveryId?: DeliveryId },
): Promise<(EndpointTarget & { readonly delivery: Delivery }) | undefined> {
  const found = await findEndpoint(context, path);
  if (!found || !deliveryId) return undefined;
  const delivery = await context.store.deliveries.findByTarget(found.endpoint.id, deliveryId);
  return delivery && { ...found, delivery };
}
