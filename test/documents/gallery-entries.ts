import type { GalleryEntry } from "#/documents/gallery/gallery-entry";
import { tokenCount } from "#/formats/token-count";
import type { ArchetypeId } from "#/model/direction";
import { createDesignContent } from "#test/design-content";
import { shownBriefs } from "#test/documents/shown-briefs";

/** Published systems as the gallery gets them, one of each archetype asked for; the archetype is slug and design id. */
export const galleryEntries = (ids: readonly ArchetypeId[]): readonly GalleryEntry[] =>
  ids.map((id) => {
    const content = createDesignContent(shownBriefs[id], { seed: 7, directionId: id });
    return {
      designId: id,
      content,
      system: {
        name: content.brief.name,
        slug: id,
        brandColor: content.tokens.brand.color.hex,
        tokenCount: tokenCount(content),
        status: "ACTIVE",
        platform: "nextjs",
        version: "1.0.0",
        updatedAt: "2026-01-01T00:00:00.000Z",
        previewUrl: `https://livery.example/preview/d/${id}`,
      },
    };
  });
