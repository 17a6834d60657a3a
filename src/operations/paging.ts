import { Type } from "@sinclair/typebox";
import type { Id, IdPrefix } from "#/kernel/ids";
import { IdString, StringEnum } from "#/kernel/schema";
import { defaultPageLimit, maxPageLimit } from "#/model/limits";

/**
 * The input properties of a paginated list. The cursor is the id of the last entry of the previous
 * page.
 */
export const pageInput = <Prefix extends IdPrefix>(prefix: Prefix) => ({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxPageLimit,
      default: defaultPageLimit,
      description: "Maximum number of entries per page",
    }),
  ),
  cursor: Type.Optional(
    IdString<Id<Prefix>>({ pattern: `^${prefix}_[0-9a-z]{26}$`, description: "`nextCursor` of the previous page" }),
  ),
});

export const pageOrders = ["oldest", "newest"] as const;

/** The input property that selects the order of a list. */
export const orderInput = {
  order: Type.Optional(
    StringEnum(pageOrders, { default: "oldest", description: "Whether the oldest or the newest entries come first" }),
  ),
};

/** The repository's query for a page: one row more than the page shows, to detect a next page. */
export const toPageQuery = <Cursor extends string>({
  limit = defaultPageLimit,
  cursor,
  order = "oldest",
}: {
  limit?: number;
  cursor?: Cursor;
  order?: (typeof pageOrders)[number];
}) => ({
  limit: limit + 1,
  after: cursor,
  newest: order === "newest",
});

/** The line in a terminal that announces the next page. */
export const printNextCursor = (nextCursor: string | null) =>
  nextCursor === null ? [] : [`More results: add --cursor ${nextCursor}`];

/**
 * The number of rows on all pages. It is counted only where the first page, found with one row more
 * than it shows, does not have all of them.
 */
export const countTotal = async (
  found: readonly unknown[],
  { limit = defaultPageLimit, cursor }: { limit?: number; cursor?: string },
  count: () => Promise<number>,
): Promise<number> => (cursor === undefined && found.length <= limit ? found.length : await count());

/** The rows of the page, and the cursor of the next one. */
export function toPage<Row>(
  rows: readonly Row[],
  { limit = defaultPageLimit }: { limit?: number },
  getId: (row: Row) => string,
): { readonly shown: readonly Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, nextCursor: rows.length > limit && last !== undefined ? getId(last) : null };
}
