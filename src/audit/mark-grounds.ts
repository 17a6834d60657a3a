import { listPictureColors } from "#/audit/picture-colors";
import type { Color } from "#/color/color";
import { contrast } from "#/color/contrast";
import { memoize } from "#/kernel/memoize";
import type { AssetKind, BrandAsset, Mark } from "#/model/mark";
import type { ColorRole, TokenSet } from "#/model/token-set";

/** The surfaces that a mark can stand on. */
export const groundRoles = ["background", "card", "muted", "primary", "brand", "inverse"] as const satisfies readonly ColorRole[];
export type GroundRole = (typeof groundRoles)[number];

export const groundModes = ["light", "dark"] as const;
export type GroundMode = (typeof groundModes)[number];

/** The smallest contrast of a colour of a mark with its ground (WCAG 2.2, 1.4.11). */
const minContrast = 3;

/**
 * A colour that is weak on the page that it was drawn for, such as an accent, needs this share of the
 * contrast that it has there.
 */
const weakShare = 0.75;

/** Versions that were drawn for dark pages. */
const darkKinds: ReadonlySet<AssetKind> = new Set(["reversed", "symbol-white"]);

/** The files with the name, and those with the symbol alone, the preferred one first. */
const families: readonly (readonly AssetKind[])[] = [
  ["lockup-horizontal", "lockup-stacked", "wordmark", "reversed"],
  ["symbol", "symbol-white", "symbol-black"],
];

/**
 * A version of the mark on a ground: the contrast of the colour that lacks most of what it needs, and
 * whether it is enough.
 */
export type MarkContrast = { readonly asset: BrandAsset; readonly ratio: number; readonly passes: boolean };

/** The versions of a mark whose colours are known. Versions with a ground of their own are left out. */
const listVersions = memoize((mark: Mark) =>
  families.map((kinds) =>
    kinds.flatMap((kind) => {
      const asset = mark.assets.find((one) => one.kind === kind);
      const colors = asset ? listPictureColors(asset.svg) : [];
      return asset && colors.length > 0 ? [{ asset, colors }] : [];
    }),
  ),
);

/** What a colour of a version needs on every ground. */
function getRequiredContrast(color: Color, { kind }: BrandAsset, { colors }: TokenSet): number {
  const home = (darkKinds.has(kind) ? colors.dark : colors.light).background;
  return Math.min(minContrast, contrast(color, home) * weakShare);
}

/**
 * Measures a version of the mark on a ground; undefined if the mark has no such version, or its
 * colours are not known.
 */
export function measureMarkOn(mark: Mark, tokens: TokenSet, asset: BrandAsset, ground: Color): MarkContrast | undefined {
  const version = listVersions(mark)
    .flat()
    .find((one) => one.asset === asset);
  if (!version) return undefined;
  const measured = version.colors.map((color) => {
    const ratio = contrast(color, ground);
    return { ratio, share: ratio / getRequiredContrast(color, asset, tokens) };
  });
  const weakest = measured.reduce((one, other) => (other.share < one.share ? other : one));
  return { asset, ratio: weakest.ratio, passes: weakest.share >= 1 };
}

/**
 * The version to use on a ground instead of `asset`: the preferred one that is legible there, of the
 * same family or else of the other. Undefined if none is.
 */
export function chooseMarkOn(mark: Mark, tokens: TokenSet, asset: BrandAsset, ground: Color): BrandAsset | undefined {
  const [own = [], others = []] = listVersions(mark).toSorted(
    (one, other) =>
      Number(other.some((version) => version.asset === asset)) - Number(one.some((version) => version.asset === asset)),
  );
  return [...own, ...others].find((version) => measureMarkOn(mark, tokens, version.asset, ground)?.passes)?.asset;
}

/** The preferred versions for a ground, with the name and as a symbol alone; none where none is legible. */
export type GroundChoice = { readonly mode: GroundMode; readonly role: GroundRole; readonly assets: readonly BrandAsset[] };

/** Which version of a mark stands on which surface of a design, in light and dark mode. */
export const listMarkGrounds = (mark: Mark, tokens: TokenSet): readonly GroundChoice[] =>
  groundModes.flatMap((mode) =>
    groundRoles.map((role): GroundChoice => {
      const ground = tokens.colors[mode][role];
      const assets = listVersions(mark).flatMap(
        (versions) => versions.find(({ asset }) => measureMarkOn(mark, tokens, asset, ground)?.passes)?.asset ?? [],
      );
      return { mode, role, assets };
    }),
  );

/** The rows of one mode that have the same versions, in the order of the surfaces. */
function groupByAssets(rows: readonly GroundChoice[]): ReadonlyMap<string, readonly GroundRole[]> {
  const groups = new Map<string, GroundRole[]>();
  for (const { role, assets } of rows) {
    const key = assets.map(({ slug }) => slug).join(" or ");
    groups.set(key, [...(groups.get(key) ?? []), role]);
  }
  return groups;
}

/**
 * Which version of the mark stands on which surface, in one sentence for each mode. Plain text with
 * the names of files and CSS variables. Empty if no colours of the mark are known.
 *
 * @example
 * describeMarkGrounds(mark, tokens); // "Light mode: symbol on --background; symbol-white on --primary. Dark mode: …"
 */
export function describeMarkGrounds(mark: Mark, tokens: TokenSet): string {
  const rows = listMarkGrounds(mark, tokens);
  if (rows.every(({ assets }) => assets.length === 0)) return "";
  return groundModes
    .map((mode) => {
      const groups = [...groupByAssets(rows.filter((row) => row.mode === mode))].map(
        ([assets, roles]) => `${assets === "" ? "no mark" : assets} on ${roles.map((role) => `--${role}`).join(", ")}`,
      );
      return `${mode === "light" ? "Light" : "Dark"} mode: ${groups.join("; ")}.`;
    })
    .join(" ");
}
