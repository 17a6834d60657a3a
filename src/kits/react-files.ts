import type { FileEntry } from "#/kernel/archive/zip";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatJson } from "#/formats/json";
import { addTokenDefaults } from "#/formats/token-defaults";
import { renderComponentCss } from "#/formats/react/component-css";
import { getComponentPlan } from "#/formats/react/component-plan";
import { renderComponentTsx } from "#/formats/react/component-tsx";

/** Tells the compiler that style sheets may be imported, for projects whose framework does not. */
const styleTypes = { path: "react/styles.d.ts", content: 'declare module "*.css" {}\n' };

/**
 * Every component for React: `react/<slug>.tsx` with its style sheet beside it, `react/<slug>.css`.
 */
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
 * `react/registry.json`: the same files as one registry item of the shadcn kind, so that a project
 * takes all components over in one command. They come to `components/brand/`; the theme is an item
 * of its own, `registry.json`.
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
    description: "The components of the brand for React, each with its style sheet.",
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
