import type { DesignId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { LruCache } from "#/kernel/lru-cache";
import { IdString, StrictObject } from "#/kernel/schema";
import type { Version } from "#/model/version";
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";
import { listReadableWorkspaces, resolveServedSystems } from "#/operations/systems/resolve";

/** Maximum number of systems in a response. */
const maxSystems = 100;

/**
 * Overlap with the previous poll, milliseconds: a change is dated before it is committed. Also how
 * far back a call without `since` looks.
 */
const overlapMs = 10_000;

const ChangedSystem = Type.Object({
  slug: Type.String({ description: "The system's slug" }),
  designId: IdString<DesignId>({ description: "Id of the live design" }),
  version: Type.String({ description: "Version of the live design" }),
  updatedAt: Type.String({ description: "When its public output last changed" }),
  components: Type.Array(Type.String(), { description: "Slugs of its components" }),
  pages: Type.Array(Type.String(), { description: "Slugs of its pages" }),
});

export const listChangedSystems = defineOperation({
  name: "list_changed_systems",
  title: "List changed systems",
  summary:
    "Lists published systems whose public output changed since a given time, with a few seconds of overlap. " +
    "MCP servers poll it to notify their clients.",
  tag: "Systems",
  access: "public",
  variesByCaller: true,
  input: StrictObject({
    since: Type.Optional(
      Type.String({
        pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$",
        description: "`asOf` of the previous response",
      }),
    ),
  }),
  output: Type.Object(
    {
      systems: Type.Array(ChangedSystem),
      asOf: Type.String({ description: "Time of this response. Pass it as `since` in the next call." }),
    },
    { title: "ChangedSystems" },
  ),
  rest: { method: "GET", path: "/api/v1/changed-systems", hidden: true },
  async run(context, { since }) {
    const { store, clock, caller } = context;
    const asOf = clock.now().toISOString();
    // A `since` in the future comes from a clock that was set back; later changes are dated before
    // it.
    const from = since !== undefined && since < asOf ? since : asOf;
    const after = new Date(Date.parse(from) - overlapMs).toISOString();
    const rows = await store.systems.listActiveChangedAfter(after, maxSystems, listReadableWorkspaces(caller));
    const served = await resolveServedSystems(store, rows);
    return {
      asOf,
      systems: await Promise.all(
        served
          .filter((entry) => entry !== undefined)
          .map(async ({ system, design, version }) => ({
            slug: system.slug,
            designId: design.id,
            version: version.number,
            updatedAt: system.updatedAt,
            ...(await loadPartNames(context, version)),
          })),
      ),
    };
  },
});

type PartNames = { readonly components: string[]; readonly pages: string[] };

/** A version's parts never change, and each poll within the overlap asks for the same versions. */
const partNamesCache = new LruCache<PartNames>(maxSystems);

async function loadPartNames({ contents }: Pick<Context, "contents">, version: Version): Promise<PartNames> {
  const cached = partNamesCache.get(version.id);
  if (cached) return cached;
  const { components, pages } = await contents.loadDesignContent(version.parts);
  const names = { components: components.map(({ slug }) => slug), pages: pages.map(({ slug }) => slug) };
  partNamesCache.set(version.id, names, 1);
  return names;
}
