import type { ArchetypeId } from "#/model/direction";
import type { Ground } from "#/studio/imagery/picture-palette";

/**
 * The colour use of one direction: grounds to choose from for the hero, and those of the others.
 */
export type GroundUse = {
  readonly hero: readonly [Ground, ...Ground[]];
  /** In the order of the illustrations. */
  readonly illustrations: readonly [Ground, ...Ground[]];
  readonly pattern: Ground;
};

/** Which of the brand's colours each direction's pictures lie on. */
export const groundsByArchetype: Readonly<Record<ArchetypeId, GroundUse>> = {
  swiss: { hero: ["brand", "paper", "spot"], illustrations: ["paper", "brand", "paper", "spot"], pattern: "brand" },
  editorial: { hero: ["paper", "tint", "brand"], illustrations: ["paper", "paper", "tint", "paper"], pattern: "paper" },
  brutalist: { hero: ["brand", "spot", "paper"], illustrations: ["brand", "paper", "spot", "ink"], pattern: "spot" },
  soft: { hero: ["tint", "paper", "spot"], illustrations: ["tint", "paper", "tint", "tint"], pattern: "tint" },
  technical: { hero: ["ink", "brand", "tint"], illustrations: ["ink", "paper", "ink", "paper"], pattern: "ink" },
  luxury: { hero: ["ink", "brand", "tint"], illustrations: ["ink", "brand", "ink", "tint"], pattern: "brand" },
  playful: { hero: ["spot", "brand", "tint"], illustrations: ["spot", "brand", "tint", "spot"], pattern: "brand" },
  civic: { hero: ["tint", "paper", "brand"], illustrations: ["tint", "paper", "tint", "brand"], pattern: "tint" },
  industrial: { hero: ["paper", "brand", "tint"], illustrations: ["brand", "paper", "ink", "paper"], pattern: "brand" },
  craft: { hero: ["brand", "tint", "ink"], illustrations: ["tint", "brand", "paper", "tint"], pattern: "tint" },
  retro: { hero: ["tint", "spot", "paper"], illustrations: ["tint", "spot", "tint", "brand"], pattern: "tint" },
  scientific: { hero: ["paper", "ink", "tint"], illustrations: ["paper", "tint", "paper", "paper"], pattern: "paper" },
  ledger: { hero: ["tint", "brand", "paper"], illustrations: ["tint", "brand", "paper", "tint"], pattern: "brand" },
  poster: { hero: ["spot", "brand", "tint"], illustrations: ["brand", "spot", "tint", "brand"], pattern: "spot" },
  arcade: { hero: ["ink", "brand", "spot"], illustrations: ["ink", "brand", "ink", "spot"], pattern: "ink" },
  archive: { hero: ["tint", "paper", "ink"], illustrations: ["paper", "tint", "paper", "tint"], pattern: "tint" },
};
