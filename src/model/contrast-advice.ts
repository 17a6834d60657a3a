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

/** A pair that constrains a role, and what the role has to reach against the other colour. */
type PairBound = ContrastBound & { readonly partner: ColorRole };

/** What a role of a mode has to reach against the others, in all its pairs. */
function listBounds(tokens: TokenSet, { mode }: ContrastPair, role: ColorRole): readonly PairBound[] {
  const colors = tokens.colors[mode];
  return tokens.report.pairs
    .filter((pair) => pair.mode === mode && (pair.foreground === role || pair.background === role))
    .map(({ foreground, background, threshold }) => {
      const under = colors[background];
      const [other, partner] = foreground === role ? [under, background] : [seeOver(colors[foreground], under), foreground];
      return { luminance: luminance(other), ratio: threshold, partner };
    });
}

/** The nearest value of one role of a pair that keeps the bounds, if the pair then passes. */
function findNearestRole(
  tokens: TokenSet,
  pair: ContrastPair,
  role: ColorRole,
  bounds: readonly ContrastBound[],
): readonly RoleColor[] | undefined {
  const colors = tokens.colors[pair.mode];
  const [over, under] = [colors[pair.foreground], colors[pair.background]];
  const isText = role === pair.foreground;
  const { given: _, ...start } = isText ? seeOver(over, under) : under;
  const nearest = findNearestContrasting(start, bounds);
  if (nearest === undefined) return undefined;
  const measured = isText ? contrast(nearest, under) : contrast(seeOver(over, nearest), nearest);
  return measured >= pair.threshold ? [{ role, hex: nearest.hex }] : undefined;
}

/**
 * The nearest values of both roles of a pair: a background on which black or white text passes, and
 * the foreground that passes on it, both within other bounds. The nearer background comes first.
 */
function listNearestBoth(
  tokens: TokenSet,
  { mode, foreground, background, threshold }: ContrastPair,
  ofForeground: readonly ContrastBound[],
  ofBackground: readonly ContrastBound[],
): readonly (readonly RoleColor[])[] {
  const under = tokens.colors[mode][background];
  const { given: _, ...text } = seeOver(tokens.colors[mode][foreground], under);
  return [white, black]
    .flatMap((extreme) => {
      const ground = findNearestContrasting(under, [...ofBackground, { luminance: luminance(extreme), ratio: threshold }]);
      const over = ground && findNearestContrasting(text, [...ofForeground, { luminance: luminance(ground), ratio: threshold }]);
      return ground && over ? [{ ground, over }] : [];
    })
    .sort((one, other) => Math.abs(one.ground.l - under.l) - Math.abs(other.ground.l - under.l))
    .map(({ ground, over }) => [
      { role: foreground, hex: over.hex },
      { role: background, hex: ground.hex },
    ]);
}

/** The tokens with other values of some roles in one mode. */
const replaceColors = (tokens: TokenSet, mode: ContrastPair["mode"], roles: readonly RoleColor[]): TokenSet => ({
  ...tokens,
  colors: {
    ...tokens.colors,
    [mode]: { ...tokens.colors[mode], ...Object.fromEntries(roles.map(({ role, hex }) => [role, colorFromHex(hex)])) },
  },
});

/** How many more pairs of a mode fail with other values of some roles; negative if fewer. */
function countNewFailures(tokens: TokenSet, mode: ContrastPair["mode"], roles: readonly RoleColor[]): number {
  const changed = replaceColors(tokens, mode, roles);
  const touched = tokens.report.pairs.filter(
    (pair) => pair.mode === mode && roles.some(({ role }) => role === pair.foreground || role === pair.background),
  );
  const count = (set: TokenSet) => touched.filter((pair) => measurePair(set, pair) < pair.threshold).length;
  return count(changed) - count(tokens);
}

/**
 * The nearest values with which a failing pair passes, each of the same hue and chroma: those that
 * leave the fewest pairs failing. Of equally good ones, a change of the given role comes first, then
 * of the other one, then of both.
 */
function findNearestOfPair(tokens: TokenSet, pair: ContrastPair): readonly RoleColor[] {
  const given = listGivenRoles(tokens, pair);
  const [first = pair.foreground] = given;
  const second = first === pair.foreground ? pair.background : pair.foreground;
  const isOwn = ({ partner }: PairBound) => partner === pair.foreground || partner === pair.background;
  const [ofFirst, ofSecond] = [listBounds(tokens, pair, first), listBounds(tokens, pair, second)];
  const [ofForeground, ofBackground] = (first === pair.foreground ? [ofFirst, ofSecond] : [ofSecond, ofFirst]).map((bounds) =>
    bounds.filter((bound) => !isOwn(bound)),
  );
  const choices = [
    findNearestRole(tokens, pair, first, ofFirst),
    findNearestRole(tokens, pair, second, ofSecond),
    findNearestRole(tokens, pair, first, ofFirst.filter(isOwn)),
    findNearestRole(tokens, pair, second, ofSecond.filter(isOwn)),
    ...listNearestBoth(tokens, pair, ofForeground ?? [], ofBackground ?? []),
    ...listNearestBoth(tokens, pair, [], ofBackground ?? []),
    ...listNearestBoth(tokens, pair, [], []),
  ].flatMap((roles) => (roles ? [{ roles, failures: countNewFailures(tokens, pair.mode, roles) }] : []));
  return choices.sort((one, other) => one.failures - other.failures)[0]?.roles ?? [];
}

/** How often all pairs are gone through. Most palettes pass after the first time. */
const maxRounds = 4;

/** The tokens with the nearest values with which every pair passes, as far as there are any. */
const findPassingTokens = memoize((tokens: TokenSet): TokenSet => {
  let changed = tokens;
  for (let round = 0; round < maxRounds; round++) {
    const failing = changed.report.pairs.filter((pair) => measurePair(changed, pair) < pair.threshold);
    if (failing.length === 0) break;
    for (const pair of failing)
      if (measurePair(changed, pair) < pair.threshold)
        changed = replaceColors(changed, pair.mode, findNearestOfPair(changed, pair));
  }
  return changed;
});

/**
 * The nearest values of the roles of a failing pair, of the same hue and chroma, with which it
 * passes. The values for all failing pairs go together: a design that takes all of them passes.
 */
export function findNearestColors(tokens: TokenSet, pair: ContrastPair): readonly RoleColor[] {
  const passing = findPassingTokens(tokens);
  if (measurePair(passing, pair) < pair.threshold) return findNearestOfPair(tokens, pair);
  const [before, after] = [tokens.colors[pair.mode], passing.colors[pair.mode]];
  return [pair.foreground, pair.background]
    .filter((role) => after[role] !== before[role])
    .map((role) => ({ role, hex: after[role].hex }));
}

/** Roles with values, such as `#595959 for muted-foreground`. */
export const formatRoleColors = (colors: readonly RoleColor[]): string =>
  colors.map(({ role, hex }) => `${hex} for ${role}`).join(" and ");
