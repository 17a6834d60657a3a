import { adoptionManifest, type AdoptionManifest } from "#/documents/adoption-manifest";
import { tokenCount } from "#/formats/token-count";
import { exportFormats } from "#/kits/index";
import type { DesignContent } from "#/model/design-content";
import { factsFixture } from "#test/formats/content-fixture";

/** The adoption manifest of a design, with rows as the store would give them. */
export function adoptionFixture(content: DesignContent): AdoptionManifest {
  return adoptionManifest({
    content,
    facts: factsFixture,
    system: {
      name: content.brief.name,
      slug: factsFixture.slug,
      brandColor: content.tokens.brand.color.hex,
      tokenCount: tokenCount(content),
      status: "ACTIVE",
      platform: "nextjs",
      version: factsFixture.version,
      updatedAt: "2026-11-02T10:00:00.000Z",
      previewUrl: `${factsFixture.baseUrl}/preview/d/ds_1`,
    },
    design: { id: "ds_1", name: "First design", version: factsFixture.version },
    formats: exportFormats,
  });
}
