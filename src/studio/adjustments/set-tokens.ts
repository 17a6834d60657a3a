import type { Length, TokenSet } from "#/model/token-set";
import type { TokenEdit } from "#/studio/adjustments/parse-token-edit";
import { toShadowLayers } from "#/studio/shape/shadows";
import type { SizeEdit } from "#/studio/typography/type-sizes";

/** Lengths with one of another size; the others stay, unlike around a given one. */
const setLength = (lengths: readonly Length[], name: string, px: number): readonly Length[] =>
  lengths.map((length) => (length.name === name ? { name, px, given: true } : length));

function setToken(tokens: TokenSet, edit: TokenEdit): TokenSet {
  switch (edit.group) {
    case "spacing":
      return { ...tokens, spacing: setLength(tokens.spacing, edit.name, edit.value) };
    case "section":
      return { ...tokens, sectionGaps: setLength(tokens.sectionGaps, edit.name, edit.value) };
    case "radius":
      return { ...tokens, radius: { ...tokens.radius, steps: setLength(tokens.radius.steps, edit.name, edit.value) } };
    case "duration":
      return {
        ...tokens,
        durations: tokens.durations.map(({ name, ms }) => ({ name, ms: name === edit.name ? edit.value : ms })),
      };
    case "shadow": {
      const layers = toShadowLayers(edit.layers);
      const values = { ...(edit.mode !== "dark" && { light: layers }), ...(edit.mode !== "light" && { dark: layers }) };
      return {
        ...tokens,
        shadows: tokens.shadows.map((shadow) => (shadow.name === edit.name ? { ...shadow, ...values } : shadow)),
      };
    }
    default:
      return tokens;
  }
}

/** What the edits set of the type scale. */
export const listSizeEdits = (edits: readonly TokenEdit[]): readonly SizeEdit[] =>
  edits.flatMap((edit): readonly SizeEdit[] => {
    if (edit.group === "fontSize") return [{ name: edit.name, minPx: edit.minPx, maxPx: edit.maxPx }];
    if (edit.group === "lineHeight") return [{ name: edit.name, leading: edit.value }];
    return edit.group === "letterSpacing" ? [{ name: edit.name, trackingEm: edit.value }] : [];
  });

/** Names of the edited tokens of scales, as `TokenSet.given` has them. */
function listNames(tokens: TokenSet, edits: readonly TokenEdit[]): readonly string[] {
  const scales: Readonly<Record<string, readonly { readonly name: string }[]>> = {
    spacing: tokens.spacing,
    section: tokens.sectionGaps,
    radius: tokens.radius.steps,
    duration: tokens.durations,
    shadow: tokens.shadows,
    fontSize: tokens.typography.sizes,
    lineHeight: tokens.typography.sizes,
    letterSpacing: tokens.typography.sizes,
  };
  return edits.flatMap(({ group, name }) =>
    scales[group]?.some((token) => token.name === name) === true ? [`${group}.${name}`] : [],
  );
}

/**
 * Tokens with those of scales that were edited one by one: spacing, gaps, radii, durations and
 * shadows. Sizes are set before the text styles that use them; what does not exist changes nothing.
 */
export function setTokens(tokens: TokenSet, edits: readonly TokenEdit[]): TokenSet {
  const names = listNames(tokens, edits);
  if (names.length === 0) return tokens;
  return { ...edits.reduce(setToken, tokens), given: [...new Set([...(tokens.given ?? []), ...names])] };
}
