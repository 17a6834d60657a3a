import type { DesignContent, PartName } from "#/model/design-content";
import { cleanImports } from "#/store/clean-imports";

/** Parses a part from its stored JSON. */
export const parsePart = <Part extends PartName>(name: Part, json: Uint8Array): DesignContent[Part] =>
  cleanImports(name, JSON.parse(new TextDecoder().decode(json))) as DesignContent[Part];
