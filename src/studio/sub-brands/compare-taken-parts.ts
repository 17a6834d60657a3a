import { getAdjustmentTarget } from "#/model/adjustment";
import type { TakenPart } from "#/model/sub-brand";

/** A value of a part that differs between two versions; null where there is none. */
export type PartChange = { readonly name: string; readonly before: string | null; readonly after: string | null };

/** Longest value that is shown. */
const maxShown = 120;

const show = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown - 1)}…` : text;
};

/** Groups of given parts that are one value to people. */
const isOneValue = (path: readonly string[]) =>
  path[0] === "mark" || path[0] === "icons"
    ? path.length >= (path[0] === "mark" ? 1 : 2)
    : path[0] === "faces" && path.length === 2;

/** The values of given parts by a readable name, without the group that all tokens have in common. */
function* listValues(path: readonly string[], value: unknown): Generator<readonly [string, string]> {
  const name = (path[0] === "tokens" ? path.slice(1) : path).join(".");
  if (typeof value !== "object" || value === null || isOneValue(path)) {
    yield [name, isDrawing(path) ? JSON.stringify(value) : show(isFace(value) ? value.family : value)];
    return;
  }
  if (!Array.isArray(value)) {
    for (const [key, child] of Object.entries(value)) yield* listValues([...path, key], child);
    return;
  }
  const named = value.every((item) => typeof item === "object" && item !== null && ("name" in item || "path" in item));
  if (!named) yield [name, show(value)];
  else
    for (const { name: own, path: ownPath, ...rest } of value) {
      const values = Object.values(rest);
      const child = [...path, String(own ?? (ownPath as readonly string[]).join("."))];
      yield* values.length === 1 ? listValues(child, values[0]) : listValues([...child], show(rest));
    }
}

const isDrawing = ([group]: readonly string[]) => group === "mark" || group === "icons";
const isFace = (value: unknown): value is { readonly family: string } =>
  typeof value === "object" && value !== null && "family" in value && "files" in value;

/** What was chosen comes first, before the values that follow from it. */
const toValues = ({ given, adjustments }: Pick<TakenPart, "given" | "adjustments">): ReadonlyMap<string, string> =>
  new Map([
    ...adjustments.map((adjustment) => {
      const { kind: _, reason: __, ...rest } = adjustment;
      const values = Object.values(rest);
      return [getAdjustmentTarget(adjustment), show(values.at(-1))] as const;
    }),
    ...listValues([], given),
  ]);

/** What differs between two versions of a part. Drawings have a name only. */
export function comparePart(
  before: Pick<TakenPart, "given" | "adjustments"> | undefined,
  after: Pick<TakenPart, "given" | "adjustments"> | undefined,
): readonly PartChange[] {
  const nothing = { given: {}, adjustments: [] };
  const [old, latest] = [toValues(before ?? nothing), toValues(after ?? nothing)];
  const names = [...new Set([...old.keys(), ...latest.keys()])].filter((name) => old.get(name) !== latest.get(name));
  return names.map((name) => {
    const isHidden = isDrawing(name.split("."));
    return { name, before: isHidden ? null : (old.get(name) ?? null), after: isHidden ? null : (latest.get(name) ?? null) };
  });
}
