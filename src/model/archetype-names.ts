import type { ArchetypeId } from "#/model/direction";

/** The names of all directions, for people. */
export const archetypeNames: Readonly<Record<ArchetypeId, string>> = {
  swiss: "Swiss",
  editorial: "Editorial",
  brutalist: "Brutalist",
  soft: "Soft",
  technical: "Technical",
  luxury: "Luxury",
  playful: "Playful",
  civic: "Civic",
  industrial: "Industrial",
  craft: "Craft",
  retro: "Retro-modern",
  scientific: "Scientific",
  ledger: "Ledger",
  poster: "Poster",
  arcade: "Arcade",
  archive: "Archive",
};
