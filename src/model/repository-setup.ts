/**
 * What a repository styles its interface with, as far as the brand's files differ by it. `css`:
 * style sheets without Tailwind CSS.
 */
export const repositorySetups = ["tailwind-4-shadcn", "tailwind-4", "tailwind-3-shadcn", "tailwind-3", "css"] as const;
export type RepositorySetup = (typeof repositorySetups)[number];

/** The version of Tailwind CSS in a setup; undefined without it. */
export const getTailwindVersion = (setup: RepositorySetup): 3 | 4 | undefined =>
  setup === "css" ? undefined : setup.startsWith("tailwind-4") ? 4 : 3;

/** Whether a setup has a `components.json`, so that shadcn installs components. */
export const hasShadcn = (setup: RepositorySetup): boolean => setup.endsWith("-shadcn");
