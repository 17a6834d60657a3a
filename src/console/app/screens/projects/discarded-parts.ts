import type { DesignDetails, DiscardedState, Project } from "#data/console-api";

type Part = DesignDetails["parts"][number];

/** Parts of a design in the order of their creation, with their labels. */
const partLabels: readonly (readonly [part: Part, word: string])[] = [
  ["mark", "the mark"],
  ["imagery", "the imagery"],
  ["tokens", "the foundation"],
  ["components", "the components"],
  ["pages", "the pages"],
  ["audit", "the audit"],
];

/** The first part that each stage creates again. */
const firstPartByStage: Readonly<Partial<Record<Project["state"], Part>>> = {
  IDENTITY: "mark",
  FOUNDATION: "tokens",
  COMPONENTS: "components",
  PAGES: "pages",
};

/** Parts as a list in words: “the components, the pages and the audit”; empty if there are none. */
export function formatParts(parts: readonly Part[]): string {
  const labels = partLabels.filter(([part]) => parts.includes(part)).map(([, label]) => label);
  return labels.length > 1 ? `${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}` : (labels[0] ?? "");
}

/** The finished parts that returning to a stage discards. */
export function listDiscardedParts(stage: Project["state"], parts: readonly Part[]): readonly Part[] {
  const firstIndex = partLabels.findIndex(([part]) => part === firstPartByStage[stage]);
  return firstIndex < 0 ? [] : partLabels.slice(firstIndex).flatMap(([part]) => (parts.includes(part) ? [part] : []));
}

/** Why work was discarded. */
export const causeLabels: Readonly<Record<DiscardedState["cause"], string>> = {
  EDIT: "The brief or the direction was changed",
  CHANGES_REQUESTED: "Changes were requested",
  RESTORE: "An earlier state was restored",
};
