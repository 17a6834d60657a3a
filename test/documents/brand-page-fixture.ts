import { renderBrandPage } from "#/documents/brand-page";
import type { BrandPageContext, PublicVersion } from "#/documents/brand-page/brand-page-context";
import { exportFormats } from "#/kits/index";
import type { DesignContent } from "#/model/design-content";

const createPublicVersion = (number: string, at: string, changelog: Partial<PublicVersion["changelog"]>): PublicVersion => ({
  number,
  kind: "release",
  designId: "ds_01",
  changelog: { added: [], removed: [], changed: [], ...changelog },
  reasons: [],
  releaseNotes: null,
  createdAt: `${at}T10:00:00.000Z`,
});

/** The context of a brand page with two versions. */
export const brandPageContext: Omit<BrandPageContext, "allowsDownload"> = {
  designId: "ds_02",
  systemName: "Nordhavn",
  slug: "nordhavn",
  version: "1.1.0",
  platform: "nextjs",
  fontsBase: "/fonts/",
  baseUrl: "https://livery.example",
  formats: exportFormats,
  versions: [
    createPublicVersion("1.1.0", "2026-11-20", { added: ["component drawer"], changed: ["a", "b", "c", "d", "e", "f", "g"] }),
    createPublicVersion("1.0.0", "2026-11-02", { added: ["token color.primary"] }),
  ],
};

/** The brand page of a design. */
export const renderBrandPageFixture = (
  content: DesignContent,
  context: Partial<Omit<BrandPageContext, "allowsDownload">> = {},
): string => renderBrandPage(content, { ...brandPageContext, ...context });
