import { parseCssColor } from "#/color/parse";
import { maxMarkChoices, type Brief } from "#/model/brief";
import { memoizeContent } from "#/kernel/memoize";
import type { Direction } from "#/model/direction";
import { getArchetype } from "#/studio/directions/index";
import { isAccentVisible } from "#/studio/marks/brand-colors";
import type { MarkCandidate } from "#/studio/marks/mark-candidate";
import { drawMarkCandidates } from "#/studio/marks/draw-mark-candidates";
import { findMotifForm } from "#/studio/marks/motif-form";
import { type MarkTexts, readMarkSubjects } from "#/studio/marks/read-mark-subjects";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** What the shapes of marks depend on; colours count only as far as they decide the shapes. */
type CandidateSource = {
  readonly texts: MarkTexts;
  readonly hasAccent: boolean;
  readonly hasSecond: boolean;
  readonly direction: Pick<Direction, "id" | "markRecipe" | "faces" | "weights" | "radiusPx" | "ratio">;
  readonly seed: number;
};

/** Editors ask for the same marks with every edit. */
const maxLists = 32;
const drawKnown = memoizeContent((source: CandidateSource) => drawCandidates(source), maxLists);

/**
 * The marks from which people choose, best first: at most six, for the brief's name and subjects in
 * a direction. The same texts, direction and seed give the same marks, which are drawn once.
 */
export function listMarkCandidates(brief: Brief, direction: Direction, seed: number): readonly MarkCandidate[] {
  const { brandColor: _, secondaryColor: __, mark: ___, ...texts } = brief;
  const { id, markRecipe, faces, weights, radiusPx, ratio } = direction;
  return drawKnown({
    texts,
    hasAccent: hasAccent(brief),
    hasSecond: brief.secondaryColor !== undefined,
    direction: { id, markRecipe, faces, weights, radiusPx, ratio },
    seed,
  });
}

function drawCandidates({ texts, hasAccent, hasSecond, direction, seed }: CandidateSource): readonly MarkCandidate[] {
  const { leads, neutralFigure, ...subjects } = readMarkSubjects(texts);
  const draw = (ids: readonly MotifId[]) =>
    drawMarkCandidates({
      ...subjects,
      motifs: ids.flatMap((id) => findMotifForm(id) ?? []),
      hasAccent,
      hasSecond,
      direction,
      preferred: getArchetype(direction.id).markRecipes,
      count: maxMarkChoices,
      seed,
    });
  const drawn = draw(leads);
  return drawn.length > 0 ? drawn : draw([neutralFigure]);
}

/**
 * Whether a mark shows both colours of the brief. One that the studio only adds stays out of the mark,
 * which then has one colour and its tint.
 */
function hasAccent({ brandColor, secondaryColor }: Brief): boolean {
  const [brand, spot] = [brandColor, secondaryColor].map((color) =>
    color === undefined ? undefined : parseCssColor(color)?.color,
  );
  return spot !== undefined && (brand === undefined || isAccentVisible(brand, spot));
}

/** The mark that a brief asks for by its number, or the best one. */
export function chooseMarkCandidate(brief: Brief, candidates: readonly MarkCandidate[]): MarkCandidate {
  const chosen = candidates[(brief.mark ?? 1) - 1] ?? candidates[0];
  if (chosen === undefined) throw new Error(`no mark was drawn for ${brief.name}`);
  return chosen;
}
