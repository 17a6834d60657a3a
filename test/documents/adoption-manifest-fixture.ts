import type { AdoptionManifest } from "#/documents/adoption-manifest-schema";
import { createAdoptionManifest } from "#/documents/adoption-manifest";
import { countDesignTokens } from "#/formats/token-count";
import { exportFormats } from "#/kits";
import type { DesignContent } from "#/model/design-content";
import { metadataFixture } from "#test/formats/content-fixture";

/** The adoption manifest of a design, with rows as the store returns them. */
export function createAdoptionManifestFixture(content: DesignContent): AdoptionManifest {
  return createAdoptionManifest({
    content,
    metadata: metadataFixture,
    system: {
      name: content.brief.name,
      slug: metadataFixture.slug,
      brandColor: content.tokens.brand.color.hex,
      tokenCount: countDesignTokens(content),
      status: "ACTIVE",
      platform: "nextjs",
      version: metadataFixture.version,
      updatedAt: "2026-11-02T10:00:00.000Z",
      previewUrl: `${metadataFixture.baseUrl}/preview/d/ds_1`,
    },
    design: { id: "ds_1", name: "First design", version: metadataFixture.version },
    formats: exportFormats,
  });
}
