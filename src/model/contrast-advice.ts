import type { Color } from "#/color/color";
import { contrast, luminance } from "#/color/contrast";
import { type ContrastBound, findNearestContrasting } from "#/color/nearest-contrast";
import { colorFromHex } from "#/color/oklch";
import { seeOver } from "#/color/parse";
import { memoize } from "#/kernel/memoize";
import type { ColorRole, ContrastPair, TokenSet } from "#/model/token-set";

/** A role with the value that it should have. */
export type RoleColor = { readonly role: ColorRole; readonly hex: string };

const getGivenNames = memoize((tokens: TokenSet): ReadonlySet<string> => new Set(tokens.given));

/** Whether a person gave the value of a token, by its name as in `TokenSet.given`. */
export const isGivenToken = (tokens: TokenSet, name: string): boolean => getGivenNames(tokens).has(name);

/** The roles of a pair whose values people gave. */
export const listGivenRoles = (tokens: TokenSet, { mode, foreground, background }: ContrastPair): readonly ColorRole[] =>
  [foreground, background].filter((role) => isGivenToken(tokens, `${mode}: ${role}`));

const [white, black] = [colorFromHex("#ffffff"), colorFromHex("#000000")];

/** The contrast of a pair as it is seen: translucent text lets its background through. */
export function measurePair(tokens: TokenSet, { mode, foreground, background }: ContrastPair): number {
  const under = tokens.colors[mode][background];
  return contrast(seeOver(tokens.colors[mode][foreground], under), under);
}

/** What a role of a mode has to reach against the others, in all its pairs. */
function listBounds(tokens: TokenSet, pair: ContrastPair, role: ColorRole): readonly ContrastBound[] {
  const colors = tokens.colors[pair.mode];
  return tokens.report.pairs
    .filter(({ mode, foreground, background }) => mode === pair.mode && (foreground === role || background === role))
    .map(({ foreground, background, threshold }) => {
      const under = colors[background];
      const other = foreground === role ? under : seeOver(colors[foreground], under);
      return { luminance: luminance(other), ratio: threshold };
    });
}

/**
 * The nearest value of one role of a pair with which it passes; in all its pairs if there is one.
 */
function findNearestRole(tokens: TokenSet, pair: ContrastPair, role: ColorRole): Color | undefined {
  const colors = tokens.colors[pair.mode];
  const [over, under] = [colors[pair.foreground], colors[pair.background]];
  const isText = role === pair.foreground;
  const { given: _, ...start } = isText ? seeOver(over, under) : under;
  const passes = (candidate: Color) =>
    (isText ? contrast(candidate, under) : contrast(seeOver(over, candidate), candidate)) >= pair.threshold;
  const own = [{ luminance: luminance(isText ? under : seeOver(over, under)), ratio: pair.threshold }];
  return [listBounds(tokens, pair, role), own]
    .map((bounds) => findNearestContrasting(start, bounds))
    .find((candidate) => candidate !== undefined && passes(candidate));
}

/**
 * The nearest values with which a failing pair passes, each of the same hue and chroma: of the
 * given role if that is enough, else of the other one, else of both.
 */
export function findNearestColors(tokens: TokenSet, pair: ContrastPair): readonly RoleColor[] {
  const given = listGivenRoles(tokens, pair);
  const [first = pair.foreground] = given;
  const second = first === pair.foreground ? pair.background : pair.foreground;
  for (const role of [first, second]) {
    const nearest = findNearestRole(tokens, pair, role);
    if (nearest) return [{ role, hex: nearest.hex }];
  }
  const colors = tokens.colors[pair.mode];
  const under = colors[pair.background];
  const { given: _, ...text } = seeOver(colors[pair.foreground], under);
  const grounds = [white, black].flatMap((extreme) => {
    const ground = findNearestContrasting(under, [{ luminance: luminance(extreme), ratio: pair.threshold }]);
    return ground ? [ground] : [];
  });
  const [ground] = grounds.sort((one, other) => Math.abs(one.l - under.l) - Math.abs(other.l - under.l));
  const over = ground && findNearestContrasting(text, [{ luminance: luminance(ground), ratio: pair.threshold }]);
  if (!ground || !over) return [];
  return [
    { role: pair.foreground, hex: over.hex },
    { role: pair.background, hex: ground.hex },
  ];
}

/** Roles with values, such as `#595959 for muted-foreground`. */
export const formatRoleColors = (colors: readonly RoleColor[]): string =>
  colors.map(({ role, hex }) => `${hex} for ${role}`).join(" and ");
