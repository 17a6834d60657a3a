import { createRandom } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { Archetype } from "#/studio/directions/archetype";
import { chooseComposition } from "#/studio/layout/choose-composition";

/**
 * An archetype with every open choice resolved by the seed. What the brief says is not read for it,
 * so it takes microseconds.
 */
export function varyArchetype(archetype: Archetype, brief: Brief, seed: number): Omit<Direction, "reasons"> {
  const choose = <T>(what: string, choices: readonly [T, ...T[]]) =>
    createRandom(seed, `direction/${archetype.id}/${what}`).pick(choices);
  const { accentShifts, ...color } = archetype.color;
  return {
    id: archetype.id,
    name: archetype.name,
    summary: archetype.summary,
    typeGenre: archetype.typeGenre,
    faces: choose("faces", archetype.faces),
    weights: archetype.weights,
    ratio: choose("ratio", archetype.ratios),
    radiusPx: choose("radius", archetype.radiiPx),
    radiusBand: archetype.radiusBand,
    density: archetype.density,
    contrast: archetype.contrast,
    color: { ...color, accentShift: choose("accent", accentShifts) },
    depth: archetype.depth,
    strokePx: archetype.strokePx,
    motion: archetype.motion,
    imagery: choose("imagery", archetype.imagery),
    layout: archetype.layout,
    spans: choose("spans", archetype.spans),
    composition: chooseComposition(archetype.compositions, brief, seed, archetype.id),
    markRecipe: choose("recipe", archetype.markRecipes),
    voice: archetype.voice,
    always: archetype.always,
    never: archetype.never,
  };
}
