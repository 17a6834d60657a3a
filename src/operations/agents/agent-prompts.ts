/**
 * A prompt that starts an agent on a task. The MCP transport offers it and the agents guide shows
 * it.
 */
export type AgentPrompt = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
};

const targetArguments = [
  { name: "name", description: "Slug of a published system. Pass this or designId.", required: false },
  {
    name: "designId",
    description: "Id of a design in your key's workspace, drafts included. Pass this or name.",
    required: false,
  },
] as const;

/** Suggestions for `stack`; any other text works too. */
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
  title: "Build with a brand",
  description:
    "Builds or restyles an interface in a brand. Lists the rules and their checks, the sources of the values and the steps to follow.",
  arguments: [
    ...targetArguments,
    { name: "stack", description: "Technology stack, such as Next.js with Tailwind CSS 4", required: false },
    { name: "task", description: "What to build or restyle", required: false },
  ],
} as const satisfies AgentPrompt;

export const reviewAgainstBrand = {
  name: "review_against_brand",
  title: "Review files against a brand",
  description: "Reviews files against every rule of the brand and reports findings with file and line. Changes nothing.",
  arguments: [
    ...targetArguments,
    { name: "paths", description: "Files or folders to review, separated by commas", required: false },
  ],
} as const satisfies AgentPrompt;

/** All prompts, in listing order. */
export const agentPrompts: readonly AgentPrompt[] = [applyBrand, reviewAgainstBrand];
