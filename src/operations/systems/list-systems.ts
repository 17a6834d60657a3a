import { Type } from "@sinclair/typebox";
import { SystemListItem } from "#/documents/adoption-manifest-schema";
import { Failure } from "#/kernel/errors";
import { isId } from "#/kernel/ids";
import { Nullable, StrictObject, StringEnum } from "#/kernel/schema";
import { toSlug } from "#/kernel/text/slug";
import { defaultPageLimit, maxPageLimit, maxSlugLength } from "#/model/limits";
import { type Platform, platforms } from "#/model/platform";
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";
import { listReadableWorkspaces, resolveServedSystems, type ServedSystem } from "#/operations/systems/resolve";
import { deprecatedToolsRemovedAt, readOnlyHints, defineTool } from "#/operations/tool";

/** Maps a live system to its entry in lists and in the adoption manifest. */
export function toSystemListItem({ system, design, version }: ServedSystem, baseUrl: string): SystemListItem {
  const { name, slug, brandColor, tokenCount, platform, updatedAt } = system;
  return {
    name,
    slug,
    brandColor,
    tokenCount,
    status: "ACTIVE",
    platform,
    version: version.number,
    updatedAt,
    previewUrl: `${baseUrl}/preview/d/${design.id}`,
  };
}

/**
 * Returns a page of the live systems that the caller may read, optionally of one platform and with a
 * text in their name or slug, and the cursor of the next page.
 * Throws `invalid` for a cursor that names no system, which bounds the number of cached pages.
 */
export async function getSystemPage(
  { store, caller }: Context,
  page: { platform?: Platform | undefined; search?: string | undefined; cursor?: string | undefined; limit: number },
) {
  const { platform, search, cursor: after, limit } = page;
  if (after !== undefined && !(isId("sys", after) && (await store.systems.findById(after))))
    throw new Failure("invalid", "cursor must be the nextCursor of the previous page.");
  const found = await store.systems.listActive({
    platform,
    search,
    slugPart: search && toSlug(search, "", maxSlugLength),
    after,
    limit: limit + 1,
    workspaceIds: listReadableWorkspaces(caller),
  });
  const shown = found.slice(0, page.limit);
  const served = await resolveServedSystems(store, shown);
  return {
    served: served.filter((entry) => entry !== undefined),
    nextCursor: found.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

const platform = Type.Optional(StringEnum(platforms, { description: "Only systems for this platform" }));
const cursor = Type.Optional(Type.String({ maxLength: 64, description: "`nextCursor` of the previous page" }));

export const listSystems = defineOperation({
  name: "list_systems",
  title: "List published systems",
  summary: "Lists the published brand systems with name, slug, brand colour, token count, status, platform and version.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  // Only the most requested first pages are cached, the second limit being that of name completion;
  // there are too many others.
  shouldCache: ({ limit = defaultPageLimit, cursor }) => [defaultPageLimit, maxPageLimit].includes(limit) && cursor === undefined,
  variesByCaller: true,
  input: StrictObject({
    platform,
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: maxPageLimit,
        default: defaultPageLimit,
        description: "Maximum number of entries per page",
      }),
    ),
    cursor,
  }),
  output: Type.Object({ systems: Type.Array(SystemListItem), nextCursor: Nullable(Type.String()) }, { title: "SystemList" }),
  example: { input: { platform: "nextjs", limit: 20 } },
  rest: { method: "GET", path: "/api/v1/systems", anyOrigin: true },
  tool: defineTool({
    description: "Lists the published brand systems with name, slug, brand colour, token count and status.",
    auth: "public",
    hints: readOnlyHints,
    deprecation: { removedAt: deprecatedToolsRemovedAt, replacement: "list_brands" },
    input: StrictObject({ platform, cursor }),
  }),
  async run(context, { platform, limit = defaultPageLimit, cursor }) {
    const page = await getSystemPage(context, { limit, ...(platform && { platform }), ...(cursor && { cursor }) });
    return { systems: page.served.map((served) => toSystemListItem(served, context.baseUrl)), nextCursor: page.nextCursor };
  },
});
