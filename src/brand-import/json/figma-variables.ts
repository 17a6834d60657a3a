import type { Json, LeftItem } from "#/brand-import/found-token";
import { getOwn, getPath, isObject } from "#/brand-import/json/parse-json-file";
import type { RawToken, TokenDocument } from "#/brand-import/json/token-tree";
import { toModeName } from "#/brand-import/mode-name";

const getMeta = (value: Json) => (isObject(getOwn(value, "meta")) ? getOwn(value, "meta") : value);

/** Whether a file is the variables of a Figma file as its REST interface returns them. */
export const isFigmaVariables = (value: Json): boolean => {
  const meta = getMeta(value);
  return isObject(getOwn(meta, "variables")) && isObject(getOwn(meta, "variableCollections"));
};

const types: ReadonlyMap<string, string> = new Map([
  ["COLOR", "color"],
  ["FLOAT", "number"],
  ["STRING", "string"],
  ["BOOLEAN", "boolean"],
]);

/** Scopes whose numbers are lengths. */
const lengthScope = /^(?:CORNER_RADIUS|WIDTH_HEIGHT|GAP|STROKE_FLOAT|FONT_SIZE|PARAGRAPH_SPACING|PARAGRAPH_INDENT|EFFECT_FLOAT)$/;

/** Variables with their modes, references by id as references by name. */
export function readFigmaVariables({ path, value }: { readonly path: string; readonly value: Json }): {
  readonly raw: readonly RawToken[];
  readonly left: readonly LeftItem[];
} {
  const meta = getMeta(value);
  const collections = getOwn(meta, "variableCollections");
  const variables = getOwn(meta, "variables");
  const raw: RawToken[] = [];
  const left: LeftItem[] = [];
  const document: TokenDocument = { file: path, label: path, root: value };
  const names = new Map<string, string>();
  const entries = isObject(variables) ? Object.entries(variables) : [];
  for (const [id, variable] of entries) {
    const name = getOwn(variable, "name");
    if (typeof name === "string") names.set(id, name.split("/").join("."));
  }
  for (const [id, variable] of entries) {
    const name = names.get(id);
    const values = getOwn(variable, "valuesByMode");
    if (!isObject(variable) || name === undefined || !isObject(values)) continue;
    if (getOwn(variable, "deletedButReferenced") === true) {
      left.push({ source: `${path}: ${name}`, reason: "It was deleted in Figma." });
      continue;
    }
    const collection = getPath(collections, String(getOwn(variable, "variableCollectionId")));
    const usual = getOwn(collection, "defaultModeId");
    const modeNames = readModeNames(getOwn(collection, "modes"));
    const modes = new Map<string, Json>();
    let main: Json | undefined;
    for (const [modeId, own] of Object.entries(values)) {
      const resolved = toReference(own, names);
      if (modeId === usual || (usual === undefined && main === undefined)) main = resolved;
      else modes.set(toModeName(modeNames.get(modeId) ?? modeId), resolved);
    }
    const kind = getOwn(variable, "resolvedType");
    const description = getOwn(variable, "description");
    raw.push({
      document,
      path: name.split("."),
      type: isLength(variable) ? "dimension" : types.get(typeof kind === "string" ? kind : ""),
      value: main,
      modes,
      description: typeof description === "string" && description !== "" ? description : undefined,
      node: {},
    });
  }
  return { raw, left };
}

function isLength(variable: Json): boolean {
  const scopes = getOwn(variable, "scopes");
  return (
    Array.isArray(scopes) && scopes.length > 0 && scopes.every((scope) => typeof scope === "string" && lengthScope.test(scope))
  );
}

function readModeNames(modes: Json | undefined): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const mode of Array.isArray(modes) ? modes : []) {
    const [id, name] = [getOwn(mode, "modeId"), getOwn(mode, "name")];
    if (typeof id === "string" && typeof name === "string") names.set(id, name);
  }
  return names;
}

/**
 * A value, or a reference by name instead of by id. One to another file keeps its id, which is then
 * reported.
 */
function toReference(value: Json, names: ReadonlyMap<string, string>): Json {
  if (getOwn(value, "type") !== "VARIABLE_ALIAS") return value;
  const id = String(getOwn(value, "id"));
  return `{${names.get(id) ?? id.replace(/[{}]/g, "")}}`;
}
