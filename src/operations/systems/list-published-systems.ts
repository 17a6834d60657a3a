import { type Static, Type } from "@sinclair/typebox";
import type { SystemListItem } from "#/documents/adoption-manifest-schema";
import { StrictObject } from "#/kernel/schema";
import type { Operation } from "#/operations/operation";
import { listSystems } from "#/operations/systems/list-systems";
import { briefReadOnlyHints, defineTool } from "#/operations/tool";

/** Entries of a page, which stays under 2,500 tokens. */
const pageLimit = 25;

type Page = { readonly systems: readonly SystemListItem[]; readonly nextCursor: string | null };

const input = StrictObject({ cursor: listSystems.input.properties.cursor });

/**
 * The list of published systems for agents without a key, under the name that stays when the
 * deprecated tool `list_systems` ends. It has the same REST route.
 */
export const listPublishedSystems: Operation = {
  ...listSystems,
  name: "list_published_systems",
  tool: defineTool({
    description: "The published brand systems, with the slugs that other tools take.",
    auth: "public",
    hints: briefReadOnlyHints,
    input,
    output: Type.Object({ systems: Type.Array(Type.Object({ slug: Type.String() })) }),
    toInput: (page: Static<typeof input>) => ({ ...page, limit: pageLimit }),
    toOutput: ({ systems, nextCursor }: Page) => ({
      systems: systems.map(({ slug, name, brandColor, platform, version, previewUrl }) => ({
        slug,
        name,
        brandColor,
        platform,
        version,
        previewUrl,
      })),
      nextCursor,
    }),
  }),
};
