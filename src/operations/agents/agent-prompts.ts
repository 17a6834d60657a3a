/**
 * A prompt that people start an agent with, said once: the door offers it, the guide for people
 * shows it.
 */
export type AgentPrompt = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
};

const targetArguments = [
  { name: "name", description: "Slug of a published system; this or designId", required: false },
  { name: "designId", description: "A design of your key's workspace, drafts included; this or name", required: false },
] as const;

/** What work can be done in; any other words do as well. */
export const stacks = [
  "Next.js with Tailwind CSS 4",
  "Next.js with shadcn/ui",
  "React with plain CSS",
  "Vue",
  "Svelte",
  "Astro",
  "Plain HTML and CSS",
  "WordPress block theme",
  "Email HTML",
  "React Native",
] as const;

export const applyBrand = {
  name: "apply_brand",
  title: "Build in a brand",
  description:
    "Builds or restyles an interface in a brand: the rules with their checks first, then where the values are, then the order of work.",
  arguments: [
    ...targetArguments,
    { name: "stack", description: "What it is built with, such as Next.js with Tailwind CSS 4", required: false },
    { name: "task", description: "What to build or to restyle", required: false },
  ],
} as const satisfies AgentPrompt;

export const reviewAgainstBrand = {
  name: "review_against_brand",
  title: "Review files against a brand",
  description:
    "Reads files as a reviewer would: every rule of the brand with its check, findings with file and line, nothing changed.",
  arguments: [
    ...targetArguments,
    { name: "paths", description: "Files or folders to review, separated by commas", required: false },
  ],
} as const satisfies AgentPrompt;

/** Every prompt, in the order in which it is listed. */
export const agentPrompts: readonly AgentPrompt[] = [applyBrand, reviewAgainstBrand];
