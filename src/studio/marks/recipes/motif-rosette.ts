import { createContainer, cutOutOf } from "#/studio/marks/container";
import { unite } from "#/studio/marks/geometry/combine";
import { capitalize } from "#/studio/marks/concept";
import { reverse, type Path } from "#/studio/marks/geometry/path";
import { disc } from "#/studio/marks/geometry/shapes";
import { rotate, transform } from "#/studio/marks/geometry/transform";
import { fitMotifIntoBox, type MotifForm } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

const centre = [24, 24] as const;

/** Copies of a subject around the middle. Only mirrored figures, so that nothing spins. */
function arrange(motif: MotifForm, count: number, reach: number): Path {
  const inner = reach * 0.2;
  const width = Math.min(2 * reach * Math.sin(Math.PI / count) * 0.92, reach * 0.8);
  const petal = fitMotifIntoBox(motif, motif.solid, [24 - width / 2, 24 - reach, width, reach - inner]);
  const mirror = transform(petal, [-1, 0, 0, 1, 48, 0]).map(reverse);
  const figure = motif.symmetric ? petal : unite(petal, mirror);
  return Array.from({ length: count }, (_, index) => rotate(figure, (360 / count) * index, centre)).reduce<Path>(
    (all, path) => unite(all, path),
    [],
  );
}

/** The subject repeated around a centre as a rosette, cut out of a solid shape. */
export const motifRosette: Recipe = ({ motifs, style, corner, random }) => {
  const count = random.pick([5, 6, 8]);
  const container = createContainer(style.containers[0], corner);
  return motifs.flatMap((motif, rank): Drawing[] => {
    if (!motif.symmetric || motif.pieces > 1) return [];
    const figure = arrange(motif, count, container.circle.radius * 1.12);
    return [
      {
        shapes: cutOutOf(container, unite(figure, [disc(24, 24, 1)])),
        concept: `${capitalize(motif.label)}, repeated ${count} times around one centre.`,
        rank,
      },
    ];
  });
};
