import { createContainer, cutOutOf } from "#/studio/marks/container";
import { capitalize } from "#/studio/marks/concept";
import { fitInContainer } from "#/studio/marks/fit-in-container";
import { type MotifForm, treatMotif } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** What a subject that everybody has loses, in places. */
const commonRank = 4;

/** The subject cut out of a solid shape. */
export const motifSeal: Recipe = ({ motifs, commonMotifs, style, corner, random }) => {
  const first = random.integer(0, style.containers.length - 1);
  const [main, other] = motifs.length > 0 ? motifs : commonMotifs;
  const seal = (motif: MotifForm, place: number): Drawing => {
    const name = style.containers[(first + place) % style.containers.length] ?? style.containers[0];
    const container = createContainer(name, corner);
    const art = fitInContainer(motif, treatMotif(motif, style.treatment), container);
    return {
      shapes: cutOutOf(container, art),
      concept: `${capitalize(motif.label)} cut out of ${container.label}.`,
      subject: motif.id,
      rank: (motif === main ? 0 : 1) + (motifs.length > 0 ? 0 : commonRank),
    };
  };
  if (main === undefined) return [];
  return [...style.containers.map((_, place) => seal(main, place)), ...(other ? [seal(other, 1)] : [])];
};
