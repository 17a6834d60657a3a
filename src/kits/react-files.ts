import type { FileEntry } from "#/kernel/zip";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import type { ExportFacts } from "#/formats/export-facts";
import { jsonText } from "#/formats/json";
import { withTokenDefaults } from "#/formats/token-defaults";
import { componentCss } from "#/formats/react/component-css";
import { componentPlan } from "#/formats/react/component-plan";
import { componentTsx } from "#/formats/react/component-tsx";

/** Tells the compiler that style sheets may be imported, for projects whose framework does not. */
const styleTypes = { path: "react/styles.d.ts", content: 'declare module "*.css" {}\n' };

/** Every component for React: `react/<slug>.tsx` with its style sheet beside it, `react/<slug>.css`. */
export function reactFiles({
  components,
  tokens,
}: Pick<DesignContent, "components"> & Partial<Pick<DesignContent, "tokens">>): readonly { path: string; content: string }[] {
  const styled = (component: Component) => (tokens ? withTokenDefaults(component, tokens) : component);
  return [
    styleTypes,
    ...components.map(componentPlan).flatMap((plan) => [
      { path: `react/${plan.component.slug}.tsx`, content: componentTsx(plan) },
      { path: `react/${plan.component.slug}.css`, content: componentCss({ ...plan, component: styled(plan.component) }) },
    ]),
  ];
}

/**
 * `react/registry.json`: the same files as one registry item of the shadcn kind, so that a project takes all components over in one command. They come to `components/brand/`; the theme is
 * an item of its own, `registry.json`.
 */
export function reactRegistry({ brief }: DesignContent, facts: ExportFacts, files: ReturnType<typeof reactFiles>): FileEntry {
  const item = {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: `${facts.slug}-components`,
    type: "registry:block",
    title: brief.name,
    description: "The components of the brand for React, each with its style sheet.",
    meta: { version: facts.version, source: `${facts.baseUrl}/systems/${facts.slug}` },
    files: files.map(({ path, content }) => ({
      path,
      type: "registry:file",
      target: path.replace(/^react\//, "components/brand/"),
      content,
    })),
  };
  return { path: "react/registry.json", content: jsonText(item) };
}
