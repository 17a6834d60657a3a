import { listVariantKeys } from "#/formats/react/identifiers";
import type { Component } from "#/model/component";
import { createUnknownNameFailure } from "#/operations/parts/unknown-name";

/** The key of a variant by its key or name. Throws `not_found`, naming the nearest. */
export function findVariantKey(component: Component, name: string): string {
  const keys = listVariantKeys(component);
  const index = component.variants.findIndex((one, at) => keys[at] === name || one.name.toLowerCase() === name.toLowerCase());
  const key = keys[index];
  if (key === undefined) throw createUnknownNameFailure(`variant of ${component.slug}`, name, keys);
  return key;
}
