import type { Color } from "#/color/color";
import {
  type ColorMode,
  type ColorRole,
  colorRoles,
  type Scale,
  type ScaleName,
  scaleNames,
  type SemanticColor,
} from "#/model/token-set";

type Alias = NonNullable<SemanticColor["alias"]>;

/** Where in the scales each hex stands. */
export type Primitives = ReadonlyMap<string, readonly Alias[]>;

/** Looks up every hex of the scales once, for all modes. */
export function primitivesOf(scales: Readonly<Record<ScaleName, Scale>>): Primitives {
  const found = new Map<string, Alias[]>();
  for (const scale of scaleNames)
    scales[scale].forEach(({ hex }, index) => {
      const alias = { scale, step: index + 1 };
      const known = found.get(hex);
      if (known) known.push(alias);
      else found.set(hex, [alias]);
    });
  return found;
}

/** The scale a role belongs to by its meaning; where a value stands in several scales, this one is named. */
function homeScale(role: ColorRole): ScaleName {
  if (role.startsWith("success")) return "success";
  if (role.startsWith("warning")) return "warning";
  if (role.startsWith("info")) return "info";
  if (role.startsWith("destructive")) return "danger";
  if (role.startsWith("spot")) return "accent";
  if (/^(sidebar-)?primary|^brand|^link|ring$/.test(role) && !role.endsWith("foreground")) return "brand";
  return "neutral";
}

const homeScales = Object.fromEntries(colorRoles.map((role) => [role, homeScale(role)])) as Readonly<
  Record<ColorRole, ScaleName>
>;

/** Names the primitive behind every role whose value is exactly one. */
export function withAliases(primitives: Primitives, colors: Readonly<Record<ColorRole, Color>>): ColorMode {
  const named = (role: ColorRole): SemanticColor => {
    const color = colors[role];
    const places = primitives.get(color.hex);
    const alias = places?.find(({ scale }) => scale === homeScales[role]) ?? places?.[0];
    return alias ? { ...color, alias } : color;
  };
  return Object.fromEntries(colorRoles.map((role) => [role, named(role)])) as ColorMode;
}
