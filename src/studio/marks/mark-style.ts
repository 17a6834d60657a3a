import type { ArchetypeId } from "#/model/direction";
import type { StrokeForm } from "#/studio/marks/constructed-letter";
import type { ContainerName } from "#/studio/marks/container";

/** How a direction draws the subjects of its marks. */
export type Treatment = "plain" | "straight" | "round" | "pixel";

/** A direction's way of building marks. */
export type MarkStyle = {
  readonly containers: readonly [ContainerName, ...ContainerName[]];
  readonly treatment: Treatment;
  /** Gap between parts, in units of the 48-unit grid. */
  readonly gap: number;
  /** How strokes of built letters end and bend, and their width as a share of a letter's height. */
  readonly form: StrokeForm;
  readonly stroke: number;
};

/** The style of each archetype. */
export const markStyles: Readonly<Record<ArchetypeId, MarkStyle>> = {
  swiss: { containers: ["square", "disc"], treatment: "plain", gap: 2.4, form: "square", stroke: 0.24 },
  editorial: {
    containers: ["disc", "arch", "square"],
    treatment: "plain",
    gap: 2.2,
    form: "round",
    stroke: 0.18,
  },
  brutalist: { containers: ["square", "plaque"], treatment: "plain", gap: 2.8, form: "square", stroke: 0.27 },
  soft: {
    containers: ["soft-square", "disc", "leaf-square"],
    treatment: "round",
    gap: 2.8,
    form: "round",
    stroke: 0.25,
  },
  technical: {
    containers: ["square", "hexagon", "plaque"],
    treatment: "plain",
    gap: 2.2,
    form: "square",
    stroke: 0.2,
  },
  luxury: { containers: ["disc", "arch", "plaque"], treatment: "plain", gap: 2, form: "round", stroke: 0.155 },
  playful: {
    containers: ["soft-square", "scallop", "disc"],
    treatment: "round",
    gap: 2.8,
    form: "round",
    stroke: 0.28,
  },
  civic: { containers: ["shield", "disc", "square"], treatment: "plain", gap: 2.4, form: "square", stroke: 0.23 },
  industrial: {
    containers: ["hexagon", "plaque", "square"],
    treatment: "plain",
    gap: 2.8,
    form: "square",
    stroke: 0.26,
  },
  craft: {
    containers: ["arch", "leaf-square", "disc"],
    treatment: "plain",
    gap: 2.6,
    form: "round",
    stroke: 0.22,
  },
  retro: { containers: ["scallop", "disc", "arch"], treatment: "plain", gap: 2.4, form: "round", stroke: 0.25 },
  scientific: {
    containers: ["hexagon", "disc", "square"],
    treatment: "plain",
    gap: 2.2,
    form: "round",
    stroke: 0.19,
  },
  ledger: {
    containers: ["disc", "scallop", "shield"],
    treatment: "plain",
    gap: 2.2,
    form: "square",
    stroke: 0.18,
  },
  poster: { containers: ["square", "disc", "arch"], treatment: "plain", gap: 2.8, form: "square", stroke: 0.28 },
  arcade: { containers: ["square", "plaque"], treatment: "pixel", gap: 3, form: "square", stroke: 0.26 },
  archive: {
    containers: ["plaque", "square", "arch"],
    treatment: "plain",
    gap: 2.2,
    form: "square",
    stroke: 0.17,
  },
};
