import { colorRoles, scaleNames, textStyleNames } from "#/model/token-set";
import { formatTarget, type Target } from "#/brand-import/roles/target";

/** Targets with a fixed name. */
const fixed: ReadonlyMap<string, Target> = new Map(
  [
    ...colorRoles.map((role): Target => ({ kind: "color", role })),
    ...scaleNames.flatMap((scale) =>
      Array.from({ length: 12 }, (_, index): Target => ({ kind: "scale", scale, step: index + 1 })),
    ),
    ...(["display", "regular", "medium", "strong"] as const).map((name): Target => ({ kind: "weight", name })),
    ...(["display", "text", "mono"] as const).map((name): Target => ({ kind: "stack", name })),
    ...(["fast", "base", "slow"] as const).map((name): Target => ({ kind: "duration", name })),
    ...(["out", "in-out"] as const).map((name): Target => ({ kind: "easing", name })),
    ...(["container", "gutter", "margin", "columns"] as const).map((name): Target => ({ kind: "layout", name })),
    ...textStyleNames.map((name): Target => ({ kind: "style", name, field: "all" })),
    { kind: "stroke" } as const,
    { kind: "measure" } as const,
  ].map((target) => [formatTarget(target), target]),
);

/** A target from its name; see `formatTarget`. Undefined if there is none of that name. */
export function parseTarget(text: string): Target | undefined {
  const known = fixed.get(text);
  if (known) return known;
  const [group = "", ...rest] = text.split(".");
  const last = rest.at(-1) ?? "";
  const name = rest.join(".");
  if (name === "" || name.length > 40) return undefined;
  if (group === "sizes" && rest.length > 1 && (last === "leading" || last === "tracking")) {
    return { kind: last, name: rest.slice(0, -1).join(".") };
  }
  if (group === "sizes") return { kind: "size", name };
  if (group === "spacing" || group === "radius") return { kind: group, name };
  if (group === "sectionGaps") return { kind: "section", name };
  return group === "shadows" ? { kind: "shadow", name } : undefined;
}
