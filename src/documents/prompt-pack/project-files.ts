import { designAddress, type PackSubject } from "#/documents/prompt-pack/pack-subject";
import { assetUrl, rasterPath } from "#/formats/asset-address";
import type { AssetKind } from "#/model/mark";

/** The drawings that a design tool needs from the start; the rest of the set follows from them. */
const firstAssets: readonly AssetKind[] = ["symbol", "wordmark", "lockup-horizontal", "hero", "pattern"];

/** What the copy map is called among the files of a project. */
const copyMapFile = "copy-map.md";

/** The copy map, as a list entry. */
export const copyMapEntry = (place: Pick<PackSubject, "designId" | "baseUrl">): string =>
  `- \`${copyMapFile}\`, every text of every page: ${designAddress(place)}/prompt-pack?format=copy-map`;

/** Files of the design as it stands, for the tool's project, as list entries. */
export function projectFiles(subject: PackSubject): string {
  const { design, baseUrl } = subject;
  const assets = [...design.mark.assets, ...design.imagery.assets].filter(({ kind }) => firstAssets.includes(kind));
  return [
    `- \`globals.css\`, every token as a CSS variable, in every mode: ${designAddress(subject)}/export?format=globals-css`,
    ...assets.map((asset) => `- \`${asset.kind}.svg\`: ${assetUrl(asset, baseUrl)}`),
    ...(design.imagery.rasters ?? []).map(({ slug, hash }) => `- \`${slug}.png\`: ${baseUrl}${rasterPath(hash, "png")}`),
    `- the type faces, and the whole system in the shape of a project, as one ZIP once its pages are made: ${designAddress(subject)}/partner-design-kit/download`,
  ].join("\n");
}
