import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { ChangeFeed } from "#/transports/mcp/change-feed";
import { findResource } from "#/transports/mcp/resources/find-resource";

/** How many addresses one connection may follow. */
const maxSubscriptions = 200;

/** The addresses that one connection of the former protocol follows. */
export type ResourceSubscriptions = {
  add(uri: string): void;
  remove(uri: string): void;
  has(uri: string): boolean;
};

/** Addresses that are followed as long as they stand in here. Throws the protocol's error for an address that is none, and for too many. */
export function createResourceSubscriptions(changeFeed: ChangeFeed): ResourceSubscriptions {
  const unsubscribeByUri = new Map<string, () => void>();
  return {
    has: (uri) => unsubscribeByUri.has(uri),
    add(uri) {
      if (!findResource(uri)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no resource of this address.");
      if (unsubscribeByUri.has(uri)) return;
      if (unsubscribeByUri.size >= maxSubscriptions)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `One connection can follow ${maxSubscriptions} addresses.`);
      unsubscribeByUri.set(uri, changeFeed.subscribe());
    },
    remove(uri) {
      unsubscribeByUri.get(uri)?.();
      unsubscribeByUri.delete(uri);
    },
  };
}
