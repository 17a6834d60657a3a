import type { DesignDetails, DiscardedState, Project } from "#data/console-api";

type Part = DesignDetails["parts"][number];

/** The finished parts of a design in the order of their making, and what people call them. */
const words: readonly (readonly [part: Part, word: string])[] = [
  ["mark", "the mark"],
  ["imagery", "the imagery"],
  ["tokens", "the foundation"],
  ["components", "the components"],
  ["pages", "the pages"],
  ["audit", "the audit"],
];

/** The first part that each stage makes again. */
const firstOf: Readonly<Partial<Record<Project["state"], Part>>> = {
  IDENTITY: "mark",
  FOUNDATION: "tokens",
  COMPONENTS: "components",
  PAGES: "pages",
};

/** Parts as people read them: “the components, the pages and the audit”; empty where there are none. */
export function partWords(parts: readonly Part[]): string {
  const named = words.filter(([part]) => parts.includes(part)).map(([, word]) => word);
  return named.length > 1 ? `${named.slice(0, -1).join(", ")} and ${named.at(-1)}` : (named[0] ?? "");
}

/** The finished parts that going back to a stage discards. */
export function lostBy(stage: Project["state"], parts: readonly Part[]): readonly Part[] {
  const from = words.findIndex(([part]) => part === firstOf[stage]);
  return from < 0 ? [] : words.slice(from).flatMap(([part]) => (parts.includes(part) ? [part] : []));
}

/** Why work was discarded. */
export const causeWords: Readonly<Record<DiscardedState["cause"], string>> = {
  EDIT: "The brief or the direction was changed",
  CHANGES_REQUESTED: "Changes were requested",
  RESTORE: "An earlier state was restored",
};
