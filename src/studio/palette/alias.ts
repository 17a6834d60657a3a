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

/** Names the primitive behind every role whose value is exactly one. */
export function withAliases(scales: Readonly<Record<ScaleName, Scale>>, colors: Readonly<Record<ColorRole, Color>>): ColorMode {
  const primitives = new Map<string, { readonly scale: ScaleName; readonly step: number }>();
  const own = new Map<string, { readonly scale: ScaleName; readonly step: number }>();
  for (const scale of scaleNames)
    scales[scale].forEach(({ hex }, index) => {
      const alias = { scale, step: index + 1 };
      own.set(`${scale} ${hex}`, alias);
      if (!primitives.has(hex)) primitives.set(hex, alias);
    });
  const entries = colorRoles.map((role): readonly [ColorRole, SemanticColor] => {
    const color = colors[role];
    const alias = own.get(`${homeScale(role)} ${color.hex}`) ?? primitives.get(color.hex);
    return [role, alias ? { ...color, alias } : color];
  });
  return Object.fromEntries(entries) as ColorMode;
}
