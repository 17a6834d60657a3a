import { luminance } from "#/color/contrast";
import { parseCssColor } from "#/color/parse";
import type { GivenTokens } from "#/model/given";
import type { MappedToken, MappingCorrection } from "#/brand-import/brand-proposal";
import { defaultMode, type FoundToken, type LeftItem } from "#/brand-import/found-token";
import { GivenBuilder, isRoleMode, type SourceModes } from "#/brand-import/given-builder";
import { getMainValue, matchTokens } from "#/brand-import/match-tokens";
import { chooseWinners, type Candidate } from "#/brand-import/choose-winners";
import { formatTarget, type Match } from "#/brand-import/roles/target";
import { isFrameworkDefault } from "#/brand-import/roles/own-names";
import { parseTarget } from "#/brand-import/roles/parse-target";

/** The tokens of an import with their places. */
export type TokenProposal = {
  readonly tokens: GivenTokens;
  readonly mapped: readonly MappedToken[];
  readonly left: readonly LeftItem[];
  readonly notices: readonly string[];
};

/** The name of a token in reports and corrections. */
export const formatSource = (token: FoundToken): string => `${token.file}: ${token.name}`;

/** From this luminance down a background is that of a dark theme. */
const darkLuminance = 0.18;

/**
 * Puts every token at the target that its name and value stand for, and all others under their own
 * names. Of several candidates for one target the best counts.
 */
export function proposeTokens(found: readonly FoundToken[], corrections: readonly MappingCorrection[] = []): TokenProposal {
  const decided = new Map(corrections.map(({ source, target }) => [source, target]));
  const left: LeftItem[] = [];
  const tokens: FoundToken[] = [];
  for (const token of found) {
    if (decided.get(formatSource(token)) === "leave")
      left.push({ source: formatSource(token), reason: "It was left out by hand." });
    else tokens.push(token);
  }
  const matches = matchTokens(tokens).map((found, index) => {
    const token = tokens[index];
    const match: Match | undefined = found && token?.isGuess ? { ...found, certainty: "guessed" } : found;
    const target = token && decided.get(formatSource(token));
    if (target === undefined) return match;
    const chosen = target === "custom" ? undefined : parseTarget(target);
    return chosen && ({ target: chosen, certainty: "exact", reason: "It was chosen by hand.", score: 100 } satisfies Match);
  });
  const winners = chooseWinners(tokens, matches);
  const sourceModes = readSourceModes(tokens, winners);
  const builder = new GivenBuilder();
  const mapped: MappedToken[] = [];
  const further = new Set<string>();
  const customs: { readonly token: FoundToken; readonly reason: string }[] = [];
  const unplaced = new Map<string, number>();
  for (const [token, match] of orderBySizes(tokens, matches)) {
    if (!match && !token.isCustom && token.vocabulary === "livery" && isFrameworkDefault(token.path)) continue;
    if (!match && token.isGuess && token.type !== "color" && token.type !== "fontFamily") {
      unplaced.set(token.file, (unplaced.get(token.file) ?? 0) + 1);
      continue;
    }
    if (!match) {
      customs.push({ token, reason: token.observed?.reason ?? "It has no role here and keeps its own name." });
      continue;
    }
    const key = formatTarget(match.target);
    const winner = winners.get(key);
    if (!winner && token.observed) {
      left.push({ source: formatSource(token), reason: `${token.observed.reason} It does not fit the other colours.` });
      continue;
    }
    if (!winner) {
      customs.push({
        token,
        reason: `Its name says ${key}, but its value does not fit the other colours. It keeps its own name.`,
      });
      continue;
    }
    if (winner.token !== token && token.observed) {
      if (getMainValue(token)?.css !== getMainValue(winner.token)?.css) {
        const reason = `${token.observed.reason} ${key} is taken from ${formatSource(winner.token)}.`;
        left.push({ source: formatSource(token), reason });
      }
      continue;
    }
    if (winner.token !== token) {
      if (token.vocabulary === "livery" && winner.token.vocabulary === "livery" && winner.token.file !== token.file) {
        further.add(token.file);
        continue;
      }
      if (isSame(winner.token, token))
        mapped.push(toMapped(token, key, { ...match, reason: `It has the value of ${winner.token.name}, which has this role.` }));
      else
        customs.push({ token, reason: `Its name says ${key}, which ${winner.token.name} has already. It keeps its own name.` });
      continue;
    }
    const problem = builder.add(match.target, token, sourceModes);
    if (problem) {
      customs.push({ token, reason: `Its name says ${key}. ${problem}, so that it keeps its own name.` });
      continue;
    }
    mapped.push(toMapped(token, key, match));
    const others = [...token.values.keys()].filter((mode) => !isRoleMode(mode));
    if (others.length > 0)
      customs.push({
        token,
        reason: `A role has no values for ${others.slice(0, 4).join(", ")}; it keeps them under its own name.`,
      });
  }
  addBrandAsPrimary(builder, winners, sourceModes, mapped);
  for (const { token, reason } of customs) {
    const problem = builder.addCustom(token);
    if (problem) left.push({ source: formatSource(token), reason: `${problem}.` });
    else mapped.push({ ...toMapped(token, "custom", { certainty: token.isGuess ? "guessed" : "exact", reason }) });
  }
  for (const [file, count] of unplaced)
    left.push({ source: `${file}: ${count} variables`, reason: "They are no colours and no fonts, and have no role here." });
  const repeats =
    further.size > 0
      ? [`Further exports of the same kind only add what the first one lacks: ${[...further].slice(0, 10).join(", ")}.`]
      : [];
  const notices = [...describeModes(sourceModes, winners), ...repeats, ...describeUnknownTargets(tokens, decided)];
  return { tokens: builder.build(), mapped, left, notices };
}

/** Corrections of tokens whose target does not exist. The tokens keep their own names. */
const describeUnknownTargets = (tokens: readonly FoundToken[], decided: ReadonlyMap<string, string>): string[] =>
  tokens.flatMap((token) => {
    const [source, target] = [formatSource(token), decided.get(formatSource(token))];
    if (target === undefined || target === "custom" || parseTarget(target)) return [];
    return [
      `The correction of ${source} has no target “${target}”. Use one such as colors.accent, radius.base, custom or leave.`,
    ];
  });

/** Tokens with their matches: those that are parts of a size after all sizes. */
function orderBySizes(
  tokens: readonly FoundToken[],
  matches: readonly (Match | undefined)[],
): readonly (readonly [FoundToken, Match | undefined])[] {
  const paired = tokens.map((token, index) => [token, matches[index]] as const);
  const isPart = ([, match]: (typeof paired)[number]) => match?.target.kind === "leading" || match?.target.kind === "tracking";
  return [...paired.filter((pair) => !isPart(pair)), ...paired.filter(isPart)];
}

const toMapped = (
  token: FoundToken,
  target: string,
  { certainty, reason }: Pick<Match, "certainty" | "reason">,
): MappedToken => ({
  source: formatSource(token),
  target,
  modes: [...token.values.keys()],
  value: (getMainValue(token)?.css ?? "").slice(0, 200),
  reason,
  certainty,
});

/**
 * Whether a token only repeats another one: it refers to it, or is in the same theme under the
 * name of a utility.
 */
function isSame(winner: FoundToken, token: FoundToken): boolean {
  const isReference = token.aliasOf?.join("-") === winner.path.join("-");
  if (!isReference && token.vocabulary === "plain") return false;
  return (
    token.values.size <= winner.values.size && [...token.values].every(([mode, { css }]) => winner.values.get(mode)?.css === css)
  );
}

function readSourceModes(tokens: readonly FoundToken[], winners: ReadonlyMap<string, Candidate>): SourceModes {
  const present = new Set(tokens.flatMap((token) => (token.type === "color" ? [...token.values.keys()] : [])));
  present.delete(defaultMode);
  const background = winners.get("colors.background")?.token ?? winners.get("colors.card")?.token;
  const css = background?.values.get(defaultMode)?.css;
  const color = css === undefined ? undefined : parseCssColor(css)?.color;
  const isDarkBase = color !== undefined && luminance(color) < darkLuminance && !background?.values.has("dark");
  return { base: isDarkBase ? "dark" : "light", present };
}

function describeModes({ base, present }: SourceModes, winners: ReadonlyMap<string, Candidate>): string[] {
  if (base === "light") return [];
  const name = winners.get("colors.background")?.token.name ?? "the background";
  const rest = present.has("light") ? "" : " The files have no light values: those are completed.";
  return [`Values without a mode are taken for the dark mode, as ${name} is dark.${rest}`];
}

/** A brand colour is also the main colour of controls, where no name says which that is. */
function addBrandAsPrimary(
  builder: GivenBuilder,
  winners: ReadonlyMap<string, Candidate>,
  sourceModes: SourceModes,
  mapped: MappedToken[],
): void {
  const brand = winners.get("colors.brand")?.token;
  if (!brand || winners.has("colors.primary") || brand.vocabulary === "livery") return;
  if (builder.add({ kind: "color", role: "primary" }, brand, sourceModes)) return;
  mapped.push(
    toMapped(brand, "colors.primary", {
      certainty: "guessed",
      reason: "No name says the main colour of controls, so that the brand colour is taken.",
    }),
  );
}
