import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { listReadableWorkspaces, resolveServedSystem } from "#/operations/systems/resolve";

/** How many systems one answer names; whoever follows more looks again sooner. */
const maxSystems = 100;

/**
 * How far back a caller who names no instant looks, and how much further than the instant that it
 * names, milliseconds: a change is dated before it is committed.
 */
const overlapMs = 10_000;

const ChangedSystem = Type.Object({
  slug: Type.String({ description: "The system's slug" }),
  designId: Type.String({ description: "The design that it serves" }),
  version: Type.String({ description: "The version that it serves" }),
  updatedAt: Type.String({ description: "When it changed" }),
});

export const listChangedSystems = defineOperation({
  name: "list_changed_systems",
  title: "List systems that changed",
  summary:
    "Published systems whose public face changed since an instant, a few seconds before it included. For servers of agents, which tell their clients.",
  tag: "Systems",
  access: "public",
  variesByCaller: true,
  input: StrictObject({
    since: Type.Optional(
      Type.String({
        pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$",
        description: "`asOf` of the answer before",
      }),
    ),
  }),
  output: Type.Object(
    { systems: Type.Array(ChangedSystem), asOf: Type.String({ description: "The instant of this answer" }) },
    { title: "ChangedSystems" },
  ),
  rest: { method: "GET", path: "/api/v1/changed-systems", hidden: true },
  async run({ store, clock, caller }, { since }) {
    const asOf = clock.now().toISOString();
    // An instant that is still to come is of a clock that has been set back since; what changed
    // after that is dated before it.
    const from = since !== undefined && since < asOf ? since : asOf;
    const after = new Date(Date.parse(from) - overlapMs).toISOString();
    const rows = await store.systems.listActiveChangedAfter(after, maxSystems, listReadableWorkspaces(caller));
    const served = await Promise.all(rows.map((system) => resolveServedSystem(store, system)));
    return {
      asOf,
      systems: served
        .filter((entry) => entry !== undefined)
        .map(({ system, design, version }) => ({
          slug: system.slug,
          designId: design.id,
          version: version.number,
          updatedAt: system.updatedAt,
        })),
    };
  },
});
