import { Type } from "@sinclair/typebox";
import type { IdPrefix } from "#/kernel/ids";
import { StringEnum } from "#/kernel/schema";
import { defaultPageLimit, maxPageLimit } from "#/model/limits";

/**
 * The input properties of a list that is read in pages. The cursor is the id of the last entry
 * shown.
 */
export const pageInput = (prefix: IdPrefix) => ({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maxPageLimit, default: defaultPageLimit, description: "How many to list" }),
  ),
  cursor: Type.Optional(Type.String({ pattern: `^${prefix}_[0-9a-z]{26}$`, description: "`nextCursor` of the page before" })),
});

export const pageOrders = ["oldest", "newest"] as const;

/** The input property that turns a list round. */
export const orderInput = {
  order: Type.Optional(
    StringEnum(pageOrders, { default: "oldest", description: "Which end the list begins with: what was made first, or last" }),
  ),
};

/**
 * What a page asks its repository for: one row more than it shows, so that it knows whether there
 * is a next page.
 */
export const toPageQuery = ({
  limit = defaultPageLimit,
  cursor,
  order = "oldest",
}: {
  limit?: number;
  cursor?: string;
  order?: (typeof pageOrders)[number];
}) => ({
  limit: limit + 1,
  after: cursor,
  newest: order === "newest",
});

/** How a terminal is told that there is more. */
export const printNextCursor = (nextCursor: string | null) =>
  nextCursor === null ? [] : [`There are more: --cursor ${nextCursor}`];

/** The rows that the page shows, and where the next one begins. */
export function toPage<Row>(
  rows: readonly Row[],
  { limit = defaultPageLimit }: { limit?: number },
  getId: (row: Row) => string,
): { readonly shown: readonly Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, nextCursor: rows.length > limit && last !== undefined ? getId(last) : null };
}
