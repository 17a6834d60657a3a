import type { FileEntry } from "#/kernel/archive/zip";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatJson } from "#/formats/json";
import { addTokenDefaults } from "#/formats/token-defaults";
import { renderComponentCss } from "#/formats/react/component-css";
import { getComponentPlan } from "#/formats/react/component-plan";
import { renderComponentTsx } from "#/formats/react/component-tsx";

/** Declares style sheets as modules, for projects whose framework does not. */
const styleTypes = { path: "react/styles.d.ts", content: 'declare module "*.css" {}\n' };

/** Every React component: `react/<slug>.tsx` with its style sheet, `react/<slug>.css`. */
export function createReactFiles({
  components,
  tokens,
}: Pick<DesignContent, "components"> & Partial<Pick<DesignContent, "tokens">>): readonly { path: string; content: string }[] {
  const addDefaults = (component: Component) => (tokens ? addTokenDefaults(component, tokens) : component);
  return [
    styleTypes,
    ...components.map(getComponentPlan).flatMap((plan) => [
      { path: `react/${plan.component.slug}.tsx`, content: renderComponentTsx(plan) },
      {
        path: `react/${plan.component.slug}.css`,
        content: renderComponentCss({ ...plan, component: addDefaults(plan.component) }),
      },
    ]),
  ];
}

/**
 * `react/registry.json`: the same files as one shadcn registry item, so that a project can install
 * all components with one command, to `components/brand/`. The theme is a separate item,
 * `registry.json`.
 */
export function createReactRegistry(
  { brief }: DesignContent,
  metadata: ExportMetadata,
  files: ReturnType<typeof createReactFiles>,
): FileEntry {
  const item = {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: `${metadata.slug}-components`,
    type: "registry:block",
    title: brief.name,
    description: "React components of the brand, each with its style sheet.",
    meta: { version: metadata.version, source: `${metadata.baseUrl}/systems/${metadata.slug}` },
    files: files.map(({ path, content }) => ({
      path,
      type: "registry:file",
      target: path.replace(/^react\//, "components/brand/"),
      content,
    })),
  };
  return { path: "react/registry.json", content: formatJson(item) };
}
