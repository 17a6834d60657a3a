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
  swiss: { hero: ["brand", "paper", "spot"], illustrations: ["brand", "paper", "spot", "tint"], pattern: "brand" },
  editorial: { hero: ["paper", "tint", "brand"], illustrations: ["tint", "brand", "paper", "tint"], pattern: "paper" },
  brutalist: { hero: ["brand", "spot", "paper"], illustrations: ["brand", "paper", "spot", "ink"], pattern: "spot" },
  soft: { hero: ["tint", "paper", "spot"], illustrations: ["tint", "brand", "spot", "tint"], pattern: "tint" },
  technical: { hero: ["ink", "brand", "tint"], illustrations: ["ink", "brand", "tint", "paper"], pattern: "ink" },
  luxury: { hero: ["ink", "brand", "tint"], illustrations: ["brand", "tint", "spot", "ink"], pattern: "brand" },
  playful: { hero: ["spot", "brand", "tint"], illustrations: ["spot", "brand", "tint", "spot"], pattern: "brand" },
  civic: { hero: ["tint", "paper", "brand"], illustrations: ["brand", "tint", "paper", "spot"], pattern: "tint" },
  industrial: { hero: ["paper", "brand", "tint"], illustrations: ["brand", "paper", "spot", "ink"], pattern: "brand" },
  craft: { hero: ["brand", "tint", "ink"], illustrations: ["tint", "brand", "paper", "spot"], pattern: "tint" },
  retro: { hero: ["tint", "spot", "paper"], illustrations: ["spot", "tint", "brand", "paper"], pattern: "tint" },
  scientific: { hero: ["paper", "ink", "tint"], illustrations: ["tint", "paper", "brand", "paper"], pattern: "paper" },
  ledger: { hero: ["tint", "brand", "paper"], illustrations: ["brand", "tint", "paper", "tint"], pattern: "brand" },
  poster: { hero: ["spot", "brand", "tint"], illustrations: ["brand", "spot", "tint", "brand"], pattern: "spot" },
  arcade: { hero: ["ink", "brand", "spot"], illustrations: ["spot", "brand", "ink", "tint"], pattern: "ink" },
  archive: { hero: ["tint", "paper", "ink"], illustrations: ["tint", "brand", "paper", "tint"], pattern: "tint" },
};
