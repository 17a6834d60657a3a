import { planColors, type PlannedColor } from "#/audit/color-plan";
import { createEdit, type Edit, formatChoices } from "#/audit/edit";
import { findOffPaletteColors } from "#/audit/off-palette";
import { findNearestColor, getPalette, parseLiteralColor } from "#/audit/palette";
import type { Observation, SourceRule } from "#/audit/rule";
import type { Source } from "#/audit/source";
import { memoize } from "#/kernel/memoize";
import { givenRecipe, type Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";

/** How many colours one finding names. */
const maxShown = 4;
/** Up to this difference (CIEDE2000) a token replaces a colour without a visible change. */
const maxReplacementDifference = 5;

/** How many colours of one block are replaced with another one of it. */
const maxPaired = 20;

const colorValue = /\b(?:fill|stroke|stop-color)="([^"]{1,60})"/g;

/**
 * Colours that a mark keeps wherever it is shown: those of one that was brought in, and what inlays
 * show.
 */
const getMarkColors = memoize((mark: Mark): ReadonlySet<string> => {
  if (mark.recipe !== givenRecipe) return new Set(Object.values(mark.symbol.inlay ?? {}));
  const texts = mark.assets.flatMap(({ svg }) => [...svg.matchAll(colorValue)].map(([, text = ""]) => text));
  const shown = mark.symbol.shapes.flatMap(({ color }) => (color ? [color.light, color.dark] : []));
  return new Set([...texts, ...shown].flatMap((text) => parseLiteralColor(text)?.hex ?? []));
});

/**
 * Names the nearest token for each colour that is not in the tokens. In a file from elsewhere, each
 * colour is a finding of its own, with the role for its use.
 */
export const colorFromPalette: SourceRule = {
  id: "color-from-palette",
  summary: "Colours in styles come from the design tokens.",
  severity: "warning",
  safety: false,
  *check(source, { tokens, mark, siblingVariables }) {
    const markColors = mark ? getMarkColors(mark) : undefined;
    if (!siblingVariables) return yield* nameNearestTokens(source, tokens, markColors);
    const plan = planColors(source, tokens);
    const pairs = pairColors(plan);
    for (const planned of plan) {
      if (planned.isInPalette || markColors?.has(planned.color.hex)) continue;
      yield observeColor(planned, planned.role === undefined ? [] : (pairs.get(planned.block) ?? []));
      if (planned.role !== undefined) pairs.delete(planned.block);
    }
  },
};

function observeColor({ declaration, text, role, choices }: PlannedColor, paired: readonly Edit[]): Omit<Observation, "subject"> {
  const { location, property } = declaration;
  const message = `${property.slice(0, 60)} is ${text}, which is not in the tokens.`;
  if (role !== undefined) {
    const edit = createEdit(location, text, `var(--${role})`);
    const edits = edit ? [edit, ...paired] : [];
    return { location, message, fix: `Use var(--${role}) for ${text}.`, ...(edits.length > 0 && { edits }) };
  }
  const listed = choices.map((one) => ({ use: `var(--${one.role})`, distance: `ΔE ${one.difference.toFixed(0)}` }));
  return { location, message, fix: formatChoices(listed) ?? "Use a token.", choices: listed };
}

/**
 * Edits for text and grounds in colours of the tokens, by the block that they are in. Where another
 * colour of the block is replaced, a value beside it would not change with the mode while the other
 * does.
 */
function pairColors(plan: readonly PlannedColor[]): Map<number, Edit[]> {
  const pairs = new Map<number, Edit[]>();
  for (const { block, isInPalette, role, use, declaration, text } of plan) {
    if (!isInPalette || role === undefined || (use !== "text" && use !== "ground")) continue;
    const edit = createEdit(declaration.location, text, `var(--${role})`);
    if (edit) pairs.set(block, [...(pairs.get(block) ?? []).slice(0, maxPaired), edit]);
  }
  return pairs;
}

function* nameNearestTokens(
  source: Source,
  tokens: TokenSet,
  markColors: ReadonlySet<string> | undefined,
): Generator<Omit<Observation, "subject">> {
  const offPaletteColors = findOffPaletteColors(source, tokens).filter(({ color }) => !markColors?.has(color.hex));
  const [first] = offPaletteColors;
  if (!first) return;
  const shown = offPaletteColors.slice(0, maxShown);
  const fixes = shown.map(({ text, color }) => {
    const { variable, difference } = findNearestColor(getPalette(tokens), color);
    const note = difference > maxReplacementDifference ? ` (the nearest, but ΔE ${difference.toFixed(0)} away)` : "";
    return `var(${variable}) for ${text}${note}`;
  });
  const total = offPaletteColors.length === 1 ? "1 colour is" : `${offPaletteColors.length} colours are`;
  const more = offPaletteColors.length > maxShown ? ` and ${offPaletteColors.length - maxShown} more` : "";
  yield {
    location: first.locations[0],
    message: `${total} not in the tokens: ${shown.map(({ text }) => text).join(", ")}${more}.`,
    fix: `Use ${fixes.join("; ")}${more === "" ? "" : "; and the nearest token for each of the others"}.`,
    count: offPaletteColors.reduce((sum, { count }) => sum + count, 0),
  };
}
