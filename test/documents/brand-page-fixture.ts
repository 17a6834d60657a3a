import { brandPage } from "#/documents/brand-page";
import type { BrandPagePlace, ShownVersion } from "#/documents/brand-page/brand-page-place";
import { exportFormats } from "#/kits/index";
import type { DesignContent } from "#/model/design-content";

const version = (number: string, at: string, changelog: Partial<ShownVersion["changelog"]>): ShownVersion => ({
  number,
  kind: "release",
  designId: "ds_01",
  changelog: { added: [], removed: [], changed: [], ...changelog },
  reasons: [],
  releaseNotes: null,
  createdAt: `${at}T10:00:00.000Z`,
});

/** A place with two versions behind it. */
export const brandPlace: Omit<BrandPagePlace, "saves"> = {
  designId: "ds_02",
  systemName: "Nordhavn",
  slug: "nordhavn",
  version: "1.1.0",
  platform: "nextjs",
  fontsBase: "/fonts/",
  baseUrl: "https://livery.example",
  formats: exportFormats,
  versions: [
    version("1.1.0", "2026-11-20", { added: ["component drawer"], changed: ["a", "b", "c", "d", "e", "f", "g"] }),
    version("1.0.0", "2026-11-02", { added: ["token color.primary"] }),
  ],
};

/** The brand page of a design. */
export const brandPageOf = (content: DesignContent, place: Partial<Omit<BrandPagePlace, "saves">> = {}): string =>
  brandPage(content, { ...brandPlace, ...place });
