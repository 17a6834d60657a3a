import { Type } from "@sinclair/typebox";
import type { WebhookEndpoint } from "#/model/webhook-endpoint";
import type { Context } from "#/operations/context";
import { findWorkspace } from "#/operations/workspaces/resolve";
import type { Delivery } from "#/model/delivery";

export const endpointId = Type.String({ minLength: 1, maxLength: 64, description: "The endpoint's id" });

/** How the command line calls an endpoint's place. */
export const endpointArgument = { property: "endpointId", label: "ENDPOINT" } as const;

/** An endpoint as the target of a call. */
export type EndpointTarget = { readonly workspaceId: string; readonly endpoint: WebhookEndpoint };

/** What is said of an endpoint that is not there or not the caller's. */
export const endpointNotFoundMessage =
  "There is no webhook endpoint of this id in this workspace, or the workspace is not yours.";

/** Finds an endpoint within the workspace that the path names. */
export async function findEndpoint(
  context: Context,
  path: Readonly<Record<string, string>>,
): Promise<EndpointTarget | undefined> {
  const found = await findWorkspace(context, path);
  const endpoint = found && (await context.store.webhookEndpoints.findInWorkspace(found.workspaceId, path.endpointId ?? ""));
  return endpoint && { workspaceId: endpoint.workspaceId, endpoint };
}

export const deliveryId = Type.String({ minLength: 1, maxLength: 64, description: "The delivery's id" });

/** What is said of a delivery that is not there or not the caller's. */
export const deliveryNotFoundMessage = "The log of this endpoint has no delivery of this id, or the workspace is not yours.";

/** Finds a delivery in the log of the endpoint and the workspace that the path names. */
export async function findDelivery(
  context: Context,
  path: Readonly<Record<string, string>>,
): Promise<(EndpointTarget & { readonly delivery: Delivery }) | undefined> {
  const found = await findEndpoint(context, path);
  const delivery = found && (await context.store.deliveries.findByTarget(found.endpoint.id, path.deliveryId ?? ""));
  return delivery && { ...found, delivery };
}
