import { Type } from "@sinclair/typebox";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import type { Context } from "#/operations/context";
import { findWorkspace } from "#/operations/workspaces/resolve";
import type { Delivery } from "#/model/delivery";

export const endpointId = Type.String({ minLength: 1, maxLength: 64, description: "Id of the endpoint" });

/** The command line argument that names an endpoint. */
export const endpointArgument = { property: "endpointId", label: "ENDPOINT" } as const;

/** An endpoint as the target of a call. */
export type EndpointTarget = { readonly workspaceId: string; readonly endpoint: WebhookEndpoint };

export const endpointNotFoundMessage =
  "No webhook endpoint with this id exists in this workspace, or you do not have access to it.";

/** Finds an endpoint in the workspace that the path names. */
export async function findEndpoint(
  context: Context,
  path: Readonly<Record<string, string>>,
): Promise<EndpointTarget | undefined> {
  const found = await findWorkspace(context, path);
  const endpoint = found && (await context.store.webhookEndpoints.findInWorkspace(found.workspaceId, path.endpointId ?? ""));
  return endpoint && { workspaceId: endpoint.workspaceId, endpoint };
}

export const deliveryId = Type.String({ minLength: 1, maxLength: 64, description: "Id of the delivery" });

export const deliveryNotFoundMessage =
  "No delivery with this id exists in the log of this endpoint, or you do not have access to it.";

/** Finds a delivery in the log of the endpoint and workspace that the path names. */
export async function findDelivery(
  context: Context,
  path: Readonly<Record<string, string>>,
): Promise<(EndpointTarget & { readonly delivery: Delivery }) | undefined> {
  const found = await findEndpoint(context, path);
  const delivery = found && (await context.store.deliveries.findByTarget(found.endpoint.id, path.deliveryId ?? ""));
  return delivery && { ...found, delivery };
}
