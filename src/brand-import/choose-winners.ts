import { contrast } from "#/color/contrast";
import { parseCssColor } from "#/color/parse";
import type { ColorRole } from "#/model/token-set";
import type { FoundToken } from "#/brand-import/found-token";
import { getMainValue } from "#/brand-import/match-tokens";
import { formatTarget, type Match } from "#/brand-import/roles/target";

/** A token that could be at a target. */
export type Candidate = { readonly token: FoundToken; readonly match: Match };

/** Text and its ground, of which the names alone do not show that they belong together. */
const pairs: readonly (readonly [text: ColorRole, ground: ColorRole])[] = (
  ["primary", "secondary", "destructive", "success", "warning", "info", "card", "popover", "inverse", "spot"] as const
).map((role) => [`${role}-foreground`, role]);

/** States and the colours that they are states of. */
const states: readonly (readonly [state: ColorRole, base: ColorRole])[] = (
  ["primary", "secondary", "destructive"] as const
).flatMap((role) => [[`${role}-hover`, role] as const, [`${role}-active`, role] as const]);

/** Below this contrast, text and ground do not belong together. */
const leastContrast = 1.6;

const getCss = (candidate: Candidate) => getMainValue(candidate.token)?.css ?? "";

/**
 * The candidate that each target goes to: the best by its score, then the first. A text colour that
 * cannot be read on its ground is no candidate, nor is the state of another button than the one
 * whose colour was taken.
 */
export function chooseWinners(
  tokens: readonly FoundToken[],
  matches: readonly (Match | undefined)[],
): ReadonlyMap<string, Candidate> {
  const candidates = new Map<string, Candidate[]>();
  for (const [index, match] of matches.entries()) {
    const token = tokens[index];
    if (!match || !token) continue;
    const key = formatTarget(match.target);
    const list = candidates.get(key) ?? [];
    list.push({ token, match });
    candidates.set(key, list);
  }
  const winners = new Map([...candidates].flatMap(([key, list]) => listBest(key, list)));
  const replace = (role: ColorRole, fits: (candidate: Candidate) => boolean) => {
    const key = `colors.${role}`;
    const winner = winners.get(key);
    if (!winner || winner.match.certainty === "exact" || fits(winner)) return;
    winners.delete(key);
    for (const [, next] of listBest(key, (candidates.get(key) ?? []).filter(fits))) winners.set(key, next);
  };
  for (const [text, ground] of pairs) {
    const base = winners.get(`colors.${ground}`);
    const under = base && parseCssColor(getCss(base))?.color;
    if (!under) continue;
    replace(text, (candidate) => {
      const over = parseCssColor(getCss(candidate))?.color;
      return over !== undefined && contrast(over, under) >= leastContrast;
    });
  }
  for (const [state, base] of states) {
    const key = `colors.${base}`;
    const winner = winners.get(key);
    if (!winner || winner.match.isButton) continue;
    const isSameButton = (candidates.get(key) ?? []).some(
      (candidate) => candidate.match.isButton && getCss(candidate) === getCss(winner),
    );
    replace(state, (candidate) => !candidate.match.isButton || isSameButton);
  }
  return winners;
}

function listBest(key: string, list: readonly Candidate[]): [string, Candidate][] {
  let best: Candidate | undefined;
  for (const candidate of list) if (!best || candidate.match.score > best.match.score) best = candidate;
  return best ? [[key, best]] : [];
}
