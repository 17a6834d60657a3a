import { getDesignUrl, type PromptPackInput } from "#/documents/prompt-pack/prompt-pack-input";
import { getAssetUrl, getRasterPath } from "#/formats/asset-urls";
import type { AssetKind } from "#/model/mark";

/** The drawings that a design tool needs from the start; the rest of the set follows from them. */
const firstAssets: readonly AssetKind[] = ["symbol", "wordmark", "lockup-horizontal", "hero", "pattern"];

/** What the copy map is called among the files of a project. */
const copyMapFile = "copy-map.md";

/** The copy map, as a list entry. */
export const formatCopyMapEntry = (location: Pick<PromptPackInput, "designId" | "baseUrl">): string =>
  `- \`${copyMapFile}\`, every text of every page: ${getDesignUrl(location)}/prompt-pack?format=copy-map`;

/** Files of the design as it stands, for the tool's project, as list entries. */
export function formatProjectFiles(input: PromptPackInput): string {
  const { design, baseUrl } = input;
  const assets = [...design.mark.assets, ...design.imagery.assets].filter(({ kind }) => firstAssets.includes(kind));
  return [
    `- \`globals.css\`, every token as a CSS variable, in every mode: ${getDesignUrl(input)}/export?format=globals-css`,
    ...assets.map((asset) => `- \`${asset.kind}.svg\`: ${getAssetUrl(asset, baseUrl)}`),
    ...(design.imagery.rasters ?? []).map(({ slug, hash }) => `- \`${slug}.png\`: ${baseUrl}${getRasterPath(hash, "png")}`),
    `- the type faces, and the whole system in the shape of a project, as one ZIP once its pages are made: ${getDesignUrl(input)}/partner-design-kit/download`,
  ].join("\n");
}
