import { colorFromHex } from "#/color/oklch";
import type { GivenLockup, GivenMark } from "#/model/given";
import { givenRecipe, type Mark, type MarkShape } from "#/model/mark";
import type { BrandColors } from "#/studio/marks/brand-colors";
import { isSeenOn, listInkColors } from "#/studio/marks/given/drawing-colors";
import { findSymbolLockup } from "#/studio/marks/given/find-symbol-lockup";
import { isPaperColor } from "#/studio/marks/given/flat-drawing";
import { createGivenAssets, renderSquareSymbol } from "#/studio/marks/given/given-assets";

/** The smallest heights that a mark states, however simple it is, CSS pixels. */
const minSymbolPx = 16;
const minWordmarkPx = 12;

/** Chroma below which a colour counts as ink. */
const maxGreyChroma = 0.03;

/** The mark that people brought in, with the files that can be derived of it. */
export function createGivenMark(name: string, given: GivenMark, colors: BrandColors & { readonly dark: BrandColors }): Mark {
  const { lockups, symbol } = given;
  const source = findSymbolLockup(lockups);
  const line = (["wordmark", "lockup-horizontal", "lockup-stacked"] as const)
    .map((kind) => lockups.find(({ lockup }) => lockup === kind))
    .find((lockup) => lockup !== undefined);
  const files = lockups.length === 1 ? "one file" : `${lockups.length} files`;
  return {
    recipe: givenRecipe,
    concept: `${name}’s own mark, brought in as ${files} and used as it is.`,
    symbol: {
      viewBox: [0, 0, 48, 48],
      shapes: source ? createShapes(given, source, colors.dark) : [],
      ...(source && !symbol.isExact && { drawing: renderSquareSymbol(source) }),
    },
    clearSpace: 0.25,
    smallestPx: {
      symbol: Math.max(minSymbolPx, source?.smallestPx ?? minSymbolPx),
      wordmark: Math.max(minWordmarkPx, (line ?? source)?.smallestPx ?? minWordmarkPx),
    },
    assets: createGivenAssets(name, given, colors),
  };
}

/**
 * The shapes of the symbol with their exact colours. On dark pages a mark that would vanish there is
 * white, and its white parts take the colour of the page.
 */
function createShapes({ symbol }: GivenMark, source: GivenLockup, dark: BrandColors): readonly MarkShape[] {
  const turnsWhite = !isSeenOn(dark.paper, source) && source.flat !== undefined;
  const isLight = listInkColors(source).every(isPaperColor);
  const toDark = (hex: string) => (isPaperColor(hex) && !isLight ? dark.paper.hex : "#ffffff");
  const used = [...new Set(symbol.shapes.map(({ color }) => color))];
  const roles = assignRoles(used);
  const isFixed = source.flat !== "plain" || used.length > roleOrder.length;
  return symbol.shapes.map(({ path, color, rule }) => ({
    path,
    fill: roles.get(color) ?? "spot",
    ...(rule && { rule }),
    color: { light: color, dark: turnsWhite ? toDark(color) : color, isFixed },
  }));
}

const roleOrder = ["brand", "spot", "ink"] as const;

/** A role for each colour, as long as there are roles: brand and spot for colours, ink for greys. */
function assignRoles(used: readonly string[]): ReadonlyMap<string, MarkShape["fill"]> {
  const roles = new Map<string, MarkShape["fill"]>();
  const isGrey = (hex: string) => colorFromHex(hex).c < maxGreyChroma;
  for (const hex of used.toSorted((one, other) => Number(isGrey(one)) - Number(isGrey(other)))) {
    const order: readonly MarkShape["fill"][] = isGrey(hex) ? ["ink", "spot", "brand"] : roleOrder;
    const role = order.find((each) => ![...roles.values()].includes(each));
    if (role) roles.set(hex, role);
  }
  return roles;
}
