import { createContainer } from "#/studio/marks/container";
import { capitalize } from "#/studio/marks/concept";
import { intersect, subtract, unite } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { scale, translate } from "#/studio/marks/geometry/transform";
import { fitInContainer } from "#/studio/marks/fit-in-container";
import type { MotifForm } from "#/studio/marks/motif-form";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

const leftHalf: Path = [rectangle([-24, -24, 48, 96])];
const rightHalf: Path = [rectangle([24, -24, 48, 96])];

/** How much smaller than the field the ground of its half of the subject is. */
const inlayShare = 0.95;

/**
 * The subject on a field of two halves: cut out of the one, solid on the other. Only figures whose
 * halves mirror each other, so that both together read as one.
 */
export const counterchange: Recipe = ({ motifs, style, corner, random }) => {
  const first = random.integer(0, style.containers.length - 1);
  const containers = [...style.containers.slice(first), ...style.containers.slice(0, first)].map((name) =>
    createContainer(name, corner),
  );
  const draw = (motif: MotifForm, rank: number): Drawing[] => {
    const container = containers[rank % containers.length];
    if (container === undefined) return [];
    const art = fitInContainer(motif, motif.ink, container);
    const tile = translate(scale(translate(container.path, -24, -24), inlayShare), 24, 24);
    return [
      {
        shapes: [
          { path: unite(intersect(tile, leftHalf), intersect(container.path, rightHalf)), fill: "inlay" },
          { path: unite(subtract(intersect(container.path, leftHalf), art), intersect(art, rightHalf)), fill: "brand" },
        ],
        concept: `${capitalize(motif.label)} on ${container.label} of two halves, which change places at its middle.`,
        subject: motif.id,
        rank,
      },
    ];
  };
  return motifs.flatMap((motif, rank) => (motif.symmetric && motif.pieces <= 2 ? draw(motif, rank) : []));
};
