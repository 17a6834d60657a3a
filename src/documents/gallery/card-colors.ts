import type { ColorMode, ColorRole } from "#/model/token-set";
import { fontStackText } from "#/formats/font-stack";
import { decimal } from "#/formats/decimal";
import type { GalleryEntry } from "#/documents/gallery/gallery-entry";

/** Roles that posters are painted with. */
const roles: readonly ColorRole[] = [
  "background",
  "foreground",
  "brand",
  "brand-foreground",
  "spot",
  "muted",
  "muted-foreground",
  "inverse",
  "inverse-foreground",
];

const declarations = (mode: ColorMode) => roles.map((role) => `--${role}:${mode[role].hex}`).join(";");

/** The custom properties of one card, in both modes: the brand's colours, faces, corner and rule. */
export function cardColorsCss({ content: { tokens } }: GalleryEntry, index: number): string {
  const { families, weights, styles } = tokens.typography;
  const name = `.card-${index + 1} .poster`;
  const shape = `--display:${fontStackText(families.display)};--text:${fontStackText(families.text)};--weight:${weights.display};--tracking:${decimal(styles.display.trackingEm)}em;--corner:${decimal(tokens.radius.basePx)}px;--rule:${decimal(tokens.strokePx)}px`;
  return `${name}{${declarations(tokens.colors.light)};${shape}}
@media (prefers-color-scheme:dark){${name}{${declarations(tokens.colors.dark)}}}
`;
}
