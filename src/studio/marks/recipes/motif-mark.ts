import { capitalize } from "#/studio/marks/concept";
import { fitMotifIntoBox, treatMotif } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/**
 * What a subject in one colour loses, as a share of a place: more if the brief has a second colour,
 * which other drawings of it show.
 */
const [plainRank, incompleteRank] = [0.1, 0.4] as const;

/** The subject alone, drawn in the direction's style. */
export const motifMark: Recipe = ({ motifs, style, hasAccent, hasSecond }) =>
  motifs.slice(0, 2).flatMap((motif, rank): Drawing[] => {
    const loss = hasSecond ? incompleteRank : plainRank;
    const box = [3, 3, 42, 42] as const;
    const place = (path: typeof motif.ink) => fitMotifIntoBox(motif, path, box);
    const treated = place(treatMotif(motif, style.treatment));
    const plain: Drawing = {
      shapes:
        motif.accent.length > 0 && hasAccent
          ? [
              { path: place(motif.base), fill: "brand" },
              { path: place(motif.accent), fill: "spot" },
            ]
          : [{ path: place(motif.ink), fill: "brand" }],
      concept: `${capitalize(motif.label)}, reduced to its simplest outline.`,
      subject: motif.id,
      rank: rank + (hasAccent && motif.accent.length > 0 ? 0 : loss),
    };
    if (style.treatment === "plain") return [plain];
    return [
      {
        shapes: [{ path: treated, fill: "brand" }],
        concept: `${capitalize(motif.label)}, ${treatmentPhrases[style.treatment]}.`,
        subject: motif.id,
        rank: rank + loss,
      },
      plain,
    ];
  });

const treatmentPhrases = {
  round: "with every corner rounded",
  straight: "cut from paper with straight edges",
  pixel: "in whole pixels",
} as const;
