import type { FileEntry } from "#/kernel/archive/zip";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatJson } from "#/formats/json";
import { registryItemSchemaUrl } from "#/formats/registry-item";
import { addTokenDefaults } from "#/formats/token-defaults";
import { renderComponentCss } from "#/formats/react/component-css";
import { getComponentPlan } from "#/formats/react/component-plan";
import { renderComponentTsx } from "#/formats/react/component-tsx";

/** A file of React components with its path in a bundle. */
export type ReactFile = { readonly path: string; readonly content: string };

/** Declares style sheets as modules, for projects whose framework does not. */
export const styleTypes: ReactFile = { path: "react/styles.d.ts", content: 'declare module "*.css" {}\n' };

/** The React file and the style sheet of one component, below `react/`. */
export function createComponentReactFiles(component: Component, tokens?: DesignContent["tokens"]): readonly ReactFile[] {
  const plan = getComponentPlan(component);
  const styled = tokens ? addTokenDefaults(component, tokens) : component;
  return [
    { path: `react/${component.slug}.tsx`, content: renderComponentTsx(plan) },
    { path: `react/${component.slug}.css`, content: renderComponentCss({ ...plan, component: styled }) },
  ];
}

/** Every React component: `react/<slug>.tsx` with its style sheet, `react/<slug>.css`. */
export const createReactFiles = ({
  components,
  tokens,
}: Pick<DesignContent, "components"> & Partial<Pick<DesignContent, "tokens">>): readonly ReactFile[] => [
  styleTypes,
  ...components.flatMap((component) => createComponentReactFiles(component, tokens)),
];

/** A file as an item of a shadcn registry has it, which installs it in `components/brand/`. */
export const toRegistryFile = ({ path, content }: ReactFile) => ({
  path,
  type: "registry:file",
  target: path.replace(/^react\//, "components/brand/"),
  content,
});

/**
 * `react/registry.json`: the same files as one shadcn registry item, so that a project can install
 * all components with one command, to `components/brand/`. The theme is a separate item,
 * `registry.json`.
 */
export function createReactRegistry({ brief }: DesignContent, metadata: ExportMetadata, files: readonly ReactFile[]): FileEntry {
  const item = {
    $schema: registryItemSchemaUrl,
    name: `${metadata.slug}-components`,
    type: "registry:block",
    title: brief.name,
    description: "React components of the brand, each with its style sheet.",
    meta: { version: metadata.version, source: `${metadata.baseUrl}/systems/${metadata.slug}` },
    files: files.map(toRegistryFile),
  };
  return { path: "react/registry.json", content: formatJson(item) };
}
