import type { Color } from "#/color/color";
import { luminance } from "#/color/contrast";
import { colorFromHex } from "#/color/oklch";
import { isTranslucent, parseGivenColor } from "#/color/parse";
import type { GivenTokens } from "#/model/given";
import { colorRoles, modes, type ColorRole, type Mode, type ScaleName } from "#/model/token-set";
import type { ModeRules } from "#/studio/palette/mode-rules";

/** Semantic colours that people gave. */
export type GivenRoles = Readonly<Partial<Record<ColorRole, Color>>>;

const [white, black] = [colorFromHex("#ffffff"), colorFromHex("#000000")];

/** Above this luminance a ground carries dark text better than light text. */
const maxDarkLuminance = 0.179;
export const isDarkColor = (color: Color): boolean => luminance(color) < maxDarkLuminance;

/**
 * What lies below a role: what it looks like over that decides about the hex of a translucent one.
 */
export function getGroundRole(role: ColorRole): ColorRole {
  if (role === "muted-foreground") return "background";
  const own = role.replace(/-foreground$/, "");
  if (own !== role && own !== "" && (colorRoles as readonly string[]).includes(own)) return own as ColorRole;
  if (role === "inverse-muted") return "inverse";
  return role.startsWith("sidebar-") ? "sidebar" : "background";
}

export function parseColor(text: string, ground: Color): Color {
  const color = parseGivenColor(text, ground);
  if (!color) throw new Error(`not a CSS colour: ${text}`);
  return color;
}

/** The given roles of a mode, each as it looks over what lies below it. */
export function readGivenRoles(given: GivenTokens, mode: Mode, grounds: GivenRoles = {}): GivenRoles {
  const texts = given.colors?.[mode] ?? {};
  const colors: Partial<Record<ColorRole, Color>> = {};
  const page = mode.endsWith("dark") ? black : white;
  const read = (role: ColorRole): Color | undefined => {
    const text = texts[role];
    if (text === undefined) return undefined;
    const groundRole = getGroundRole(role);
    const ground = role === "background" ? page : (grounds[groundRole] ?? read(groundRole) ?? grounds.background ?? page);
    colors[role] ??= parseColor(text, ground);
    return colors[role];
  };
  for (const role of colorRoles) read(role);
  return colors;
}

/** The given steps of a scale by index 0–11. Translucent ones are shown over the light page. */
export function readGivenSteps(given: GivenTokens, scale: ScaleName): ReadonlyMap<number, Color> {
  const page = given.colors?.light?.background;
  const ground = page === undefined ? white : parseColor(page, white);
  const steps = given.scales?.[scale] ?? {};
  return new Map(Object.entries(steps).map(([step, text]) => [Number(step) - 1, parseColor(String(text), ground)]));
}

/** The other modes from which a mode takes what it was not given, the nearest first. */
const siblings: Readonly<Record<Mode, readonly Mode[]>> = {
  light: ["high-contrast", "dark", "high-contrast-dark"],
  dark: ["high-contrast-dark", "light", "high-contrast"],
  "high-contrast": ["light", "dark", "high-contrast-dark"],
  "high-contrast-dark": ["dark", "light", "high-contrast"],
};

const toOpaque = (color: Color): Color => {
  if (!isTranslucent(color)) return color;
  const { hex, l, c, h } = color;
  return { hex, l, c, h };
};

/**
 * The colours that a mode follows in its own lightness: those that were given for another mode, as
 * they look there.
 */
export function followModes(roles: Readonly<Record<Mode, GivenRoles>>, mode: Mode): GivenRoles {
  const followed: Partial<Record<ColorRole, Color>> = {};
  for (const role of colorRoles) {
    const sibling = siblings[mode].find((other) => roles[other][role]);
    const color = sibling && roles[sibling][role];
    if (color) followed[role] = toOpaque(color);
  }
  return followed;
}

/** The translucent ones of the given roles as they look over the final colours of their mode. */
export function seeGivenRoles(given: GivenTokens, mode: Mode, own: GivenRoles, colors: GivenRoles): GivenRoles {
  if (!Object.values(own).some(isTranslucent)) return own;
  return readGivenRoles(given, mode, colors);
}

export const readGivenModes = (given: GivenTokens): Readonly<Record<Mode, GivenRoles>> =>
  Object.fromEntries(modes.map((mode) => [mode, readGivenRoles(given, mode)])) as Record<Mode, GivenRoles>;

/**
 * The rules of a mode with its given page or text: a page that is dark counts as dark, in whatever
 * mode it was given.
 */
export function adjustModeRules(rules: ModeRules, given: GivenRoles, otherPage: number): ModeRules {
  const { background, foreground } = given;
  if (background) return { ...rules, dark: isDarkColor(background), page: background.l };
  if (!foreground || isDarkColor(foreground) !== rules.dark) return rules;
  return { ...rules, dark: !rules.dark, page: otherPage };
}
