import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { componentName } from "#/formats/react/identifiers";
import { reactFiles } from "#/kits/react-files";
import type { Component } from "#/model/component";
import { freshFolder } from "#test/formats/tools";

/** Props of any component; what is wrong with them is the compiler's to say, in a test of its own. */
type AnyProps = Readonly<Record<string, unknown>>;

/** The files of some components in a folder where React is found, as a project has them. */
export function reactFolder(components: readonly Component[]): string {
  const folder = freshFolder("react");
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "react"));
  for (const { path, content } of reactFiles({ components })) writeFileSync(join(folder, path), content);
  return folder;
}

/** A component as its file in such a folder exports it. */
export async function loaded(folder: string, component: Pick<Component, "slug">): Promise<ComponentType<AnyProps>> {
  const file: Record<string, ComponentType<AnyProps> | undefined> = await import(join(folder, "react", `${component.slug}.tsx`));
  const found = file[componentName(component)];
  if (!found) throw new Error(`${component.slug}.tsx has no ${componentName(component)}`);
  return found;
}

/** What the server sends of a component. */
export async function rendered(folder: string, component: Pick<Component, "slug">, props: AnyProps = {}): Promise<string> {
  return renderToStaticMarkup(createElement(await loaded(folder, component), props));
}
