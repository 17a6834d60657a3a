import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { News } from "#/doors/mcp/news";
import { resourceAt } from "#/doors/mcp/resources/resource-at";

/** How many addresses one connection may follow. */
const followedMax = 200;

/** The addresses that one connection of the former protocol follows. */
export type Followed = {
  add(uri: string): void;
  remove(uri: string): void;
  has(uri: string): boolean;
};

/** Addresses that are followed as long as they stand in here. Throws the protocol's error for an address that is none, and for too many. */
export function followedBy(news: News): Followed {
  const ends = new Map<string, () => void>();
  return {
    has: (uri) => ends.has(uri),
    add(uri) {
      if (!resourceAt(uri)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is no resource of this address.");
      if (ends.has(uri)) return;
      if (ends.size >= followedMax)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `One connection can follow ${followedMax} addresses.`);
      ends.set(uri, news.follow());
    },
    remove(uri) {
      ends.get(uri)?.();
      ends.delete(uri);
    },
  };
}
