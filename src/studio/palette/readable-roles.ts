import type { Color } from "#/color/color";
import { contrastOfLuminances, luminance } from "#/color/contrast";
import { type ContrastBound, findNearestContrasting } from "#/color/nearest-contrast";
import { colorFromHex, oklchColor } from "#/color/oklch";
import { seeOver } from "#/color/parse";
import { colorRoles, type ColorRole } from "#/model/token-set";
import { getThreshold } from "#/studio/palette/color-report";
import { contrastPairs } from "#/studio/palette/contrast-pairs";
import { getGroundRole, type GivenRoles } from "#/studio/palette/given-colors";
import type { ModeRules } from "#/studio/palette/mode-rules";

type Colors = Readonly<Record<ColorRole, Color>>;

const pairsByForeground = Map.groupBy(contrastPairs, ({ foreground }) => foreground);
const pairsByBackground = Map.groupBy(contrastPairs, ({ background }) => background);

/** Text that belongs to a fill, or the page's own: only for these does a fill give way. */
const isOwnText = (foreground: ColorRole, background: ColorRole) =>
  foreground.endsWith("foreground") && getGroundRole(foreground) === background && foreground !== "muted-foreground";

const hasText = new Set(colorRoles.filter((role) => pairsByBackground.get(role)?.some(({ purpose }) => purpose === "text")));
/** Fills before the text on them, so that text is made readable on what they became. */
const order: readonly ColorRole[] = [
  ...colorRoles.filter((role) => hasText.has(role) && !role.endsWith("foreground")),
  ...colorRoles.filter((role) => !hasText.has(role) || role.endsWith("foreground")),
];

const [white, black] = [colorFromHex("#ffffff"), colorFromHex("#000000")];

/** How far a luminance keeps its bounds: 1 and more if it keeps all. */
const getShare = (candidate: number, bounds: readonly ContrastBound[]) =>
  Math.min(...bounds.map((bound) => contrastOfLuminances(candidate, bound.luminance) / bound.ratio));

/** Lightnesses that are tried if none keeps all bounds. */
const lightnesses = Array.from({ length: 21 }, (_, index) => index / 20);

/** The colour of the same hue that comes nearest to its bounds, if none keeps them all. */
function findBestContrasting(color: Color, bounds: readonly ContrastBound[]): Color {
  const candidates = [color, black, white, ...lightnesses.map((lightness) => oklchColor(lightness, color.c, color.h))];
  return candidates
    .map((candidate) => ({ candidate, share: getShare(luminance(candidate), bounds) }))
    .reduce((best, next) => (next.share > best.share + 1e-9 ? next : best)).candidate;
}

/**
 * The colours of a mode in which every role that was not given is readable beside those that were:
 * it keeps its hue and takes the nearest lightness that reaches the contrast of all its pairs.
 */
export function makeRolesReadable(colors: Colors, given: GivenRoles, rules: ModeRules): Colors {
  const adjusted: Record<ColorRole, Color> = { ...colors };
  for (const role of order) {
    if (given[role] || role === "brand") continue;
    const bounds: ContrastBound[] = [];
    let share = Number.POSITIVE_INFINITY;
    const addBound = (other: Color, seen: Color, ratio: number) => {
      const bound = { luminance: luminance(other), ratio };
      bounds.push(bound);
      share = Math.min(share, getShare(luminance(seen), [bound]));
    };
    for (const pair of pairsByForeground.get(role) ?? []) {
      const under = adjusted[pair.background];
      addBound(under, seeOver(adjusted[role], under), getThreshold(pair, rules));
    }
    for (const pair of pairsByBackground.get(role) ?? []) {
      const text = given[pair.foreground];
      if (text && isOwnText(pair.foreground, role))
        addBound(seeOver(text, adjusted[role]), adjusted[role], getThreshold(pair, rules));
    }
    if (share >= 1) continue;
    const { given: _, ...plain } = adjusted[role];
    adjusted[role] = findNearestContrasting(plain, bounds) ?? findBestContrasting(plain, bounds);
  }
  return adjusted;
}
