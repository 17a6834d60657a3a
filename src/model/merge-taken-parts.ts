import { isDeepStrictEqual } from "node:util";
import { type Adjustment, getAdjustmentTarget } from "#/model/adjustment";
import type { Given } from "#/model/given";
import { type ParentPart, parentParts, type ParentSource, type TakenPart } from "#/model/sub-brand";

/** What people decided about a design, without its brief. */
type Source = { readonly given: Given; readonly adjustments: readonly Adjustment[] };

/** Something that differs from the parent on purpose: it was edited by hand or brought in. */
export type OwnValue = {
  readonly part: ParentPart;
  /** A path in the given parts, such as `tokens.colors.light.primary`, or a target of adjustments. */
  readonly name: string;
};

/** A design's source with parts of its parent, and what of its own took precedence. */
export type MergedSource = Source & { readonly kept: readonly OwnValue[] };

type Json = unknown;
type Tree = { readonly [key: string]: Json };

const isTree = (value: Json): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

/** Groups that only make sense whole. */
const isWhole = (path: readonly string[]): boolean => path[0] === "mark" || (path[0] === "faces" && path.length === 2);

/** The key of an item in a list whose items have names; undefined for other lists. */
function getItemKey(item: Json): string | undefined {
  if (!isTree(item)) return undefined;
  if (typeof item.name === "string") return item.name;
  return Array.isArray(item.path) ? item.path.join(".") : undefined;
}

/** A list of named items as a map in its order; undefined if one has no name. */
function toItems(list: Json): ReadonlyMap<string, Json> | undefined {
  if (list === undefined) return new Map();
  if (!Array.isArray(list)) return undefined;
  const items = new Map<string, Json>();
  for (const item of list as readonly Json[]) {
    const key = getItemKey(item);
    if (key === undefined) return undefined;
    items.set(key, item);
  }
  return items;
}

/**
 * Merges three versions of a value: what changed between `base` and `next` is taken, what changed
 * between `base` and `own` is kept. Where both changed, `own` counts and `report` is called.
 */
function mergeValue(
  path: readonly string[],
  [base, own, next]: readonly [Json, Json, Json],
  report: (path: readonly string[]) => void,
): Json {
  if (isDeepStrictEqual(own, base) || isDeepStrictEqual(own, next)) return next;
  if (isDeepStrictEqual(next, base)) return own;
  const [baseItems, ownItems, nextItems] = [toItems(base), toItems(own), toItems(next)];
  const hasItems = (ownItems?.size ?? 0) + (nextItems?.size ?? 0) > 0;
  if (baseItems && ownItems && nextItems && hasItems) {
    const keys = new Set([...nextItems.keys(), ...ownItems.keys()]);
    const merged = [...keys].map((key) =>
      mergeValue([...path, key], [baseItems.get(key), ownItems.get(key), nextItems.get(key)], report),
    );
    const found = merged.filter((item) => item !== undefined);
    return found.length > 0 ? found : undefined;
  }
  const isOptionalTree = (value: Json) => value === undefined || isTree(value);
  if (!isWhole(path) && [base, own, next].every(isOptionalTree)) {
    const get = (value: Json, key: string) => (isTree(value) ? value[key] : undefined);
    const keys = new Set([base, own, next].flatMap((value) => (isTree(value) ? Object.keys(value) : [])));
    const merged = [...keys].flatMap((key) => {
      const value = mergeValue([...path, key], [get(base, key), get(own, key), get(next, key)], report);
      return value === undefined ? [] : [[key, value] as const];
    });
    return merged.length > 0 || isTree(own) ? Object.fromEntries(merged) : undefined;
  }
  report(path);
  return own;
}

/** What a part was, or will be, when there is nothing. */
const nothing: Pick<TakenPart, "given" | "adjustments"> = { given: {}, adjustments: [] };

/** Removes each of some adjustments once. */
function removeAdjustments(adjustments: readonly Adjustment[], removed: readonly Adjustment[]): readonly Adjustment[] {
  const left = [...removed];
  return adjustments.filter((adjustment) => {
    const index = left.findIndex((one) => isDeepStrictEqual(one, adjustment));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/**
 * Puts parts of a parent into the source of a design, in place of those that it took before. What
 * the design changed itself since then stays, also where the parent changed it too.
 */
export function mergeTakenParts(
  { given, adjustments }: Source,
  before: ParentSource["parts"],
  next: ParentSource["parts"],
): MergedSource {
  const kept: OwnValue[] = [];
  let merged = given;
  let own = adjustments;
  const taken: Adjustment[] = [];
  for (const part of parentParts) {
    const [base, newer] = [before[part] ?? nothing, next[part]];
    if (newer === undefined) continue;
    merged = (mergeValue([], [base.given, merged, newer.given], (path) => kept.push({ part, name: path.join(".") })) ??
      {}) as Given;
    own = removeAdjustments(own, base.adjustments);
    taken.push(...newer.adjustments);
    const targets = new Set(own.map(getAdjustmentTarget));
    for (const adjustment of newer.adjustments) {
      const name = getAdjustmentTarget(adjustment);
      if (targets.has(name)) kept.push({ part, name });
    }
  }
  return { given: merged, adjustments: [...taken, ...own], kept };
}
