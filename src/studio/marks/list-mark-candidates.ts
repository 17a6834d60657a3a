import { parseCssColor } from "#/color/parse";
import { maxMarkChoices, type Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import { getArchetype } from "#/studio/directions/index";
import { isAccentVisible } from "#/studio/marks/brand-colors";
import { findNameElements } from "#/studio/marks/initials";
import { drawMarkCandidates, type MarkCandidate } from "#/studio/marks/mark-candidates";
import { createCommonness } from "#/studio/marks/commonness";
import { findMotifForm } from "#/studio/marks/motif-form";
import { isStockMotif } from "#/studio/marks/stock-motifs";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** A trade's later subjects are less characteristic: they give no mark. */
const maxSubjects = 3;

/** Subjects that are prepared for marks; each costs some milliseconds when it is first used. */
const maxForms = 2;

const known = new WeakMap<Brief, Map<string, readonly MarkCandidate[]>>();

/**
 * The marks from which people choose, best first: at most six, for the brief's name and subjects in
 * a direction. The same brief, direction and seed give the same marks; a brief object is read once.
 */
export function listMarkCandidates(brief: Brief, direction: Direction, seed: number): readonly MarkCandidate[] {
  const key = [
    seed,
    direction.id,
    direction.markRecipe,
    direction.faces.display,
    direction.weights.display,
    direction.radiusPx,
  ].join();
  const earlier = known.get(brief) ?? new Map<string, readonly MarkCandidate[]>();
  known.set(brief, earlier);
  const candidates = earlier.get(key) ?? drawCandidates(brief, direction, seed);
  earlier.set(key, candidates);
  return candidates;
}

function drawCandidates(brief: Brief, direction: Direction, seed: number): readonly MarkCandidate[] {
  const { language, motifs, trade, kind } = understandBrief(brief);
  const subjects = motifs.slice(0, maxSubjects);
  const own = subjects.filter((id) => !isStockMotif(id)).slice(0, maxForms);
  const common = own.length > 0 ? [] : subjects.slice(0, 1);
  return drawMarkCandidates({
    name: brief.name,
    language: language.value,
    elements: findNameElements(brief.name, createCommonness(brief.name, language.value)),
    motifs: own.flatMap((id) => findMotifForm(id) ?? []),
    commonMotifs: common.flatMap((id) => findMotifForm(id) ?? []),
    subjects: trade === undefined ? [] : subjects,
    understood: trade !== undefined,
    exact: own.length > 0 && own[0] === motifs[0],
    allowedSigns: kind.value === "faith" ? ["faith"] : [],
    hasAccent: hasAccent(brief),
    direction,
    preferred: getArchetype(direction.id).markRecipes,
    count: maxMarkChoices,
    seed,
  });
}

/**
 * Whether a mark in the brief's two colours shows both; a second colour that the studio chooses
 * does.
 */
function hasAccent({ brandColor, secondaryColor }: Brief): boolean {
  const [brand, spot] = [brandColor, secondaryColor].map((color) => color && parseCssColor(color)?.color);
  return !brand || !spot || isAccentVisible(brand, spot);
}

/** The mark that a brief asks for by its number, or the best one. */
export function chooseMarkCandidate(brief: Brief, candidates: readonly MarkCandidate[]): MarkCandidate {
  const chosen = candidates[(brief.mark ?? 1) - 1] ?? candidates[0];
  if (chosen === undefined) throw new Error(`no mark was drawn for ${brief.name}`);
  return chosen;
}
