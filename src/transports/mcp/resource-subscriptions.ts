import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { ChangeFeed } from "#/transports/mcp/change-feed";
import { findResource } from "#/transports/mcp/resources/resource-uris";

/** The most resources that one connection may subscribe to. */
const maxSubscriptions = 200;

/** The resource URIs that one connection of protocol 2025-11-25 is subscribed to. */
export type ResourceSubscriptions = {
  add(uri: string): void;
  remove(uri: string): void;
  has(uri: string): boolean;
};

/**
 * Keeps the subscriptions of one connection. Throws a protocol error for an unknown resource, and
 * for too many.
 */
export function createResourceSubscriptions(changeFeed: ChangeFeed): ResourceSubscriptions {
  const unsubscribeByUri = new Map<string, () => void>();
  return {
    has: (uri) => unsubscribeByUri.has(uri),
    add(uri) {
      if (!findResource(uri))
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          "No resource has this URI. resources/templates/list shows the valid ones.",
        );
      if (unsubscribeByUri.has(uri)) return;
      if (unsubscribeByUri.size >= maxSubscriptions)
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `A connection can subscribe to ${maxSubscriptions} resources. Unsubscribe from one first.`,
        );
      unsubscribeByUri.set(uri, changeFeed.subscribe());
    },
    remove(uri) {
      unsubscribeByUri.get(uri)?.();
      unsubscribeByUri.delete(uri);
    },
  };
}
