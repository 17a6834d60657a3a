import type { FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import { componentCss } from "#/formats/react/component-css";
import { componentPlan } from "#/formats/react/component-plan";
import { componentTsx } from "#/formats/react/component-tsx";

/** Tells the compiler that style sheets may be imported, for projects whose framework does not. */
const styleTypes: FileEntry = { path: "react/styles.d.ts", content: 'declare module "*.css" {}\n' };

/** Every component for React: `react/<slug>.tsx` with its style sheet beside it, `react/<slug>.css`. */
export function reactFiles({ components }: Pick<DesignContent, "components">): FileEntry[] {
  return [
    styleTypes,
    ...components.map(componentPlan).flatMap((plan) => [
      { path: `react/${plan.component.slug}.tsx`, content: componentTsx(plan) },
      { path: `react/${plan.component.slug}.css`, content: componentCss(plan) },
    ]),
  ];
}
