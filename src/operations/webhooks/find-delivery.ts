import { Type } from "@sinclair/typebox";
import type { Delivery } from "#/model/delivery";
import type { Context } from "#/operations/operation";
import { type EndpointTarget, findEndpoint } from "#/operations/webhooks/resolve";

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
