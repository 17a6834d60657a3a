import { capitalize } from "#/studio/marks/concept";
import { intersect } from "#/studio/marks/geometry/combine";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { fitMotifIntoBox } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** How far the first colour goes on under the second, so that no seam shows between them. */
const overlap = 0.6;

/** The subject as if folded along its middle: one half in each colour. */
export const folded: Recipe = ({ motifs, hasAccent }) =>
  motifs.flatMap((motif, rank): Drawing[] => {
    if (!hasAccent || !motif.symmetric || motif.pieces > 1) return [];
    const art = fitMotifIntoBox(motif, motif.ink, [3, 3, 42, 42]);
    return [
      {
        shapes: [
          { path: intersect(art, [rectangle([-24, -24, 48 + overlap, 96])]), fill: "brand" },
          { path: intersect(art, [rectangle([24, -24, 48, 96])]), fill: "spot" },
        ],
        concept: `${capitalize(motif.label)}, folded along its middle: one half in each colour.`,
        subject: motif.id,
        rank,
      },
    ];
  });
