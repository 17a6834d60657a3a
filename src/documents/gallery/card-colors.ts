import type { ColorMode, ColorRole } from "#/model/token-set";
import { getAssetPath } from "#/formats/asset-urls";
import { formatDecimal } from "#/kernel/decimal";
import { findAsset } from "#/documents/design-overview/find-asset";
import type { GalleryEntry } from "#/documents/gallery/poster";

/** The colours that a card shows as swatches. */
export const swatches: readonly ColorRole[] = ["brand", "spot", "foreground", "muted", "background"];

/** Roles used by posters. */
const roles: readonly ColorRole[] = [
  "background",
  "foreground",
  "primary",
  "brand",
  "brand-foreground",
  "spot",
  "muted",
  "muted-foreground",
  "inverse",
  "inverse-foreground",
];

/** Length of the longest word. The name is sized by it to fit the poster. */
const getLongestWordLength = (name: string) => Math.max(4, ...name.split(/\s+/).map((word) => [...word].length));

/** How many words a name has: each can be a line of its own. */
const countWords = (name: string) => name.trim().split(/\s+/).length;

const renderDeclarations = (mode: ColorMode) => roles.map((role) => `--${role}:${mode[role].hex}`).join(";");

/**
 * The rules of one card: the brand's colours in both modes, its corner radius and stroke, its
 * pattern and its swatches.
 */
export function renderCardColors({ content }: GalleryEntry, index: number): string {
  const { brief, tokens } = content;
  const card = `.card-${index + 1}`;
  const pattern = findAsset(content, "pattern");
  const shape = [
    `--corner:${formatDecimal(tokens.radius.basePx)}px`,
    `--rule:${formatDecimal(tokens.strokePx)}px`,
    `--letters:${getLongestWordLength(brief.name)}`,
    `--words:${countWords(brief.name)}`,
  ].join(";");
  const light = tokens.colors.light;
  return [
    `${card} .poster{${renderDeclarations(light)};${shape}}`,
    `@media (prefers-color-scheme:dark){${card} .poster{${renderDeclarations(tokens.colors.dark)}}}`,
    ...(pattern ? [`${card} .poster-tiles{background-image:url(${getAssetPath(pattern)})}`] : []),
    ...swatches.map((role) => `${card} .swatch-${role}{background:${light[role].hex}}`),
    "",
  ].join("\n");
}
