import { getDesignUrl, type PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";
import { getAssetUrl, getRasterPath } from "#/formats/asset-urls";
import type { AssetKind } from "#/model/mark";

/** The drawings that a design tool needs first. The others derive from them. */
const firstAssets: readonly AssetKind[] = ["symbol", "wordmark", "lockup-horizontal", "hero", "pattern"];

/** File name of the copy map in a project. */
const copyMapFile = "copy-map.md";

/** The copy map, as a list entry. */
export const formatCopyMapEntry = (location: Pick<PromptPackInput, "designId" | "baseUrl">): string =>
  `- \`${copyMapFile}\`, every text on every page: ${getDesignUrl(location)}/prompt-pack?format=copy-map`;

/** The files of the design for the project of a design tool, as list entries. */
export function formatProjectFiles(input: PromptPackInput): string {
  const { design, baseUrl } = input;
  const assets = [...design.mark.assets, ...design.imagery.assets].filter(({ kind }) => firstAssets.includes(kind));
  return [
    `- \`globals.css\`, every token as a CSS variable, in every mode: ${getDesignUrl(input)}/export?format=globals-css`,
    ...assets.map((asset) => `- \`${asset.kind}.svg\`: ${getAssetUrl(asset, baseUrl)}`),
    ...(design.imagery.rasters ?? []).map(({ slug, hash }) => `- \`${slug}.png\`: ${baseUrl}${getRasterPath(hash, "png")}`),
    "- the fonts, and the complete system as a project in one ZIP archive, available once its pages exist: " +
      `${getDesignUrl(input)}/partner-design-kit/download`,
  ].join("\n");
}
