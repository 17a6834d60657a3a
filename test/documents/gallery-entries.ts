import type { GalleryEntry } from "#/documents/gallery/poster";
import { countDesignTokens } from "#/formats/token-count";
import type { ArchetypeId } from "#/model/direction";
import { createDesignContent } from "#test/design-content";
import { archetypeBriefs } from "#test/documents/archetype-briefs";

/** Published systems, one of each archetype. The archetype is also the slug and the design id. */
export const createGalleryEntries = (ids: readonly ArchetypeId[]): readonly GalleryEntry[] =>
  ids.map((id) => {
    const content = createDesignContent(archetypeBriefs[id], { seed: 7, directionId: id });
    return {
      designId: id,
      content,
      system: {
        name: content.brief.name,
        slug: id,
        brandColor: content.tokens.brand.color.hex,
        tokenCount: countDesignTokens(content),
        status: "ACTIVE",
        platform: "nextjs",
        version: "1.0.0",
        updatedAt: "2026-01-01T00:00:00.000Z",
        previewUrl: `https://livery.example/preview/d/${id}`,
      },
    };
  });
