import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { getComponentName } from "#/formats/react/identifiers";
import { createReactFiles } from "#/kits/react-files";
import type { Component } from "#/model/component";
import { createTestFolder } from "#test/formats/test-folder";

/** Props of any component. Another test compiles them. */
type AnyProps = Readonly<Record<string, unknown>>;

/** Writes the files of components to a folder in which React can be imported. */
export function createReactFolder(components: readonly Component[]): string {
  const folder = createTestFolder("react");
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "react"));
  for (const { path, content } of createReactFiles({ components })) writeFileSync(join(folder, path), content);
  return folder;
}

/** Imports a component from its file in such a folder. */
export async function loadComponent(folder: string, component: Pick<Component, "slug">): Promise<ComponentType<AnyProps>> {
  const file: Record<string, ComponentType<AnyProps> | undefined> = await import(join(folder, "react", `${component.slug}.tsx`));
  const found = file[getComponentName(component)];
  if (!found) throw new Error(`${component.slug}.tsx has no ${getComponentName(component)}`);
  return found;
}

/** The HTML that a server renders for a component. */
export async function renderComponent(folder: string, component: Pick<Component, "slug">, props: AnyProps = {}): Promise<string> {
  return renderToStaticMarkup(createElement(await loadComponent(folder, component), props));
}
