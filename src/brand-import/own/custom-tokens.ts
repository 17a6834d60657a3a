import { Value } from "@sinclair/typebox/value";
import { CustomToken } from "#/model/custom-token";
import { readCustomValue, toCustomDeclarations } from "#/model/custom-value";
import { defaultMode, type FoundToken, type FoundValue, type Json } from "#/brand-import/found-token";
import { maxFoundTokens } from "#/brand-import/import-limits";
import { getOwn } from "#/brand-import/json/parse-json-file";

/** The CSS of a value for reports; of one with several parts, its first. */
function toCss(type: CustomToken["type"], value: unknown): string {
  const read = readCustomValue(type, value);
  return read === undefined ? JSON.stringify(value) : (toCustomDeclarations(type, read)[0]?.[1] ?? "");
}

/** A token under its own name, exactly as an export of this product has it. */
export function toFoundToken(file: string, token: CustomToken): FoundToken {
  const { path, type, values, description } = token;
  const found = Object.entries(values).map(([mode, value]): [string, FoundValue] => [
    mode,
    { value: value as Json, css: toCss(type, value) },
  ]);
  return {
    file,
    name: path.join("."),
    path,
    type,
    values: new Map(found.toSorted(([one], [other]) => Number(other === defaultMode) - Number(one === defaultMode))),
    vocabulary: "livery",
    description,
    isCustom: true,
    exact: token,
  };
}

/** The list of tokens under their own names that our exports have as data. What is none is skipped. */
export function readCustomList(file: string, list: Json | undefined): readonly FoundToken[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, maxFoundTokens).flatMap((item: Json) => {
    const token = {
      path: getOwn(item, "path"),
      type: getOwn(item, "type"),
      values: getOwn(item, "values"),
      ...(getOwn(item, "description") === undefined ? {} : { description: getOwn(item, "description") }),
    };
    return Value.Check(CustomToken, token) ? [toFoundToken(file, token)] : [];
  });
}
