/**
 * Measures the reference designs of signatures and writes `data/signatures.json`, and packed: the demo brands,
 * and each archetype with three seeds. Run it after a change of layouts, components or traits.
 */
import { demoBriefs } from "#data/briefs/index";
import { measureTraits } from "#/documents/signature/signature";
import { packFile } from "#/kernel/files/packed-file";
import { archetypeIds } from "#/model/direction";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { createDesignContent } from "#test/design-content";
import { toReferenceMeasures } from "#test/documents/signature/reference-measures";

const seeds = [7, 21, 33];
const contents = [
  ...demoBriefs.map((brief) => createDesignContent(brief, { seed: brief.seed ?? 1, directionId: brief.archetype ?? "swiss" })),
  ...archetypeIds.flatMap((directionId) =>
    seeds.map((seed) => createDesignContent(archetypeBriefs[directionId], { seed, directionId })),
  ),
];
const measured = contents.flatMap(measureTraits);
const traits = Object.fromEntries(
  [...Map.groupBy(measured, ({ id }) => id)].map(([id, members]) => [id, members.map(toReferenceMeasures)]),
);
const text = `${JSON.stringify({ designs: contents.length, traits })}\n`;
await Bun.write("data/signatures.json", text);
await Bun.write("data/signatures.json.br", packFile(text));
