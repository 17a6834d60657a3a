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

/** The scale steps behind each value. */
export type Primitives = ReadonlyMap<string, readonly Alias[]>;

/** What two colours share if they are the same: the hex, and the notation of what was given. */
const toKey = ({ hex, given }: Color) => (given === undefined ? hex : `${hex} ${given}`);

/** Indexes every value of the scales once, for all modes. */
export function indexPrimitives(scales: Readonly<Record<ScaleName, Scale>>): Primitives {
  const aliases = new Map<string, Alias[]>();
  for (const scale of scaleNames)
    scales[scale].forEach((color, index) => {
      const alias = { scale, step: index + 1 };
      const key = toKey(color);
      const known = aliases.get(key);
      if (known) known.push(alias);
      else aliases.set(key, [alias]);
    });
  return aliases;
}

/** The preferred scale of a role. Used if its value occurs in several scales. */
function getHomeScale(role: ColorRole): ScaleName {
  if (role.startsWith("success")) return "success";
  if (role.startsWith("warning")) return "warning";
  if (role.startsWith("info")) return "info";
  if (role.startsWith("destructive")) return "danger";
  if (role.startsWith("spot")) return "accent";
  if (/^(sidebar-)?primary|^brand|^link|ring$/.test(role) && !role.endsWith("foreground")) return "brand";
  return "neutral";
}

const homeScales = Object.fromEntries(colorRoles.map((role) => [role, getHomeScale(role)])) as Readonly<
  Record<ColorRole, ScaleName>
>;

/** Adds the alias to every role whose value is exactly a scale step. */
export function addAliases(primitives: Primitives, colors: Readonly<Record<ColorRole, Color>>): ColorMode {
  const toSemanticColor = (role: ColorRole): SemanticColor => {
    const color = colors[role];
    const aliases = primitives.get(toKey(color));
    const alias = aliases?.find(({ scale }) => scale === homeScales[role]) ?? aliases?.[0];
    return alias ? { ...color, alias } : color;
  };
  return Object.fromEntries(colorRoles.map((role) => [role, toSemanticColor(role)])) as ColorMode;
}
