import colors from "tailwindcss/colors";
import { literalLengths, nearestStep, type Step } from "#/audit/lengths";
import { literalColor, nearestColor, paletteOf } from "#/audit/palette";
import { formatDecimal } from "#/kernel/decimal";
import { colorRoles, scaleNames, type TokenSet } from "#/model/token-set";

/** What is wrong with a utility, and the one that fits in its place. */
export type UtilityFault = { readonly message: string; readonly fix: string; readonly instead?: string };

/** What utilities set, by the part of their name before the value. Longer names come first where one begins with another. */
const colorRoots =
  "bg text border border-x border-y border-t border-r border-b border-l border-s border-e divide outline ring ring-offset inset-ring fill stroke accent caret decoration shadow inset-shadow drop-shadow text-shadow from via to placeholder".split(
    " ",
  );
const spacingRoots =
  "p px py pt pr pb pl ps pe m mx my mt mr mb ml ms me gap gap-x gap-y space-x space-y scroll-m scroll-mx scroll-my scroll-mt scroll-mr scroll-mb scroll-ml scroll-p scroll-px scroll-py scroll-pt scroll-pr scroll-pb scroll-pl".split(
    " ",
  );
const radiusRoots =
  "rounded rounded-t rounded-r rounded-b rounded-l rounded-s rounded-e rounded-tl rounded-tr rounded-br rounded-bl rounded-ss rounded-se rounded-ee rounded-es".split(
    " ",
  );

const roots = [...new Set([...colorRoots, ...spacingRoots, ...radiusRoots, "font", "leading", "tracking"])].sort(
  (one, other) => other.length - one.length,
);

/** Names of the framework's own scales that a theme replaces, takes or leaves. */
const sizeWords = /^(?:xs|sm|base|lg|xl|[2-9]xl)$/;
const radiusWords = /^(?:xs|sm|md|lg|xl|[2-4]xl|full)$/;
const shadowWords = /^(?:2xs|xs|sm|md|lg|xl|2xl|inner)$/;
const weights: Readonly<Record<string, number>> = {
  thin: 100,
  extralight: 200,
  light: 300,
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
};
const trackingWords = /^(?:tighter|tight|wide|wider|widest)$/;
const leadingWords = /^(?:tight|snug|relaxed|loose)$/;
/** Lengths below the base step align by eye, CSS pixels. */
const freePx = 4;

/** A class name as the framework reads it: what stands before and after the value, and the value. */
type Utility = { readonly before: string; readonly root: string; readonly value: string; readonly after: string };

/** How many variants a class name has at most. */
const variantsMax = 8;

/** Where the variants of a class name, such as `dark:` or `data-[state=open]:`, end: behind its last colon outside brackets; undefined where there are too many. */
function afterVariants(name: string): number | undefined {
  let depth = 0;
  let end = 0;
  let count = 0;
  for (let at = 0; at < name.length; at++) {
    const letter = name.charAt(at);
    if (letter === "[" || letter === "(") depth++;
    else if (letter === "]" || letter === ")") depth--;
    else if (letter === ":" && depth === 0) {
      end = at + 1;
      if (++count > variantsMax) return undefined;
    }
  }
  return end;
}

/** Reads a class name as a utility with a value; undefined for names of other kinds. */
function utilityOf(name: string): Utility | undefined {
  const start = afterVariants(name);
  if (start === undefined) return undefined;
  const [sign = ""] = /^!?-?/.exec(name.slice(start)) ?? [];
  const before = name.slice(0, start) + sign;
  const base = name.slice(before.length);
  const important = base.endsWith("!") ? "!" : "";
  const whole = base.slice(0, base.length - important.length);
  const root = roots.find((each) => whole.startsWith(`${each}-`));
  if (root === undefined) return undefined;
  const rest = whole.slice(root.length + 1);
  const slash = rest.startsWith("[") ? rest.indexOf("]/") + 1 : rest.indexOf("/");
  const value = slash > 0 ? rest.slice(0, slash) : rest;
  return { before, root, value, after: (slash > 0 ? rest.slice(slash) : "") + important };
}

/** What is wrong with a class name of the utility framework, held against a design's tokens; undefined where it is in order or is no utility with a value. */
export function utilityFault(name: string, tokens: TokenSet): UtilityFault | undefined {
  const property = /^(?:[\w-]+:){0,8}!?\[([a-z-]{1,40}):(\S{1,200})\]!?$/.exec(name);
  if (property) return propertyFault(property[1] ?? "", spaced(property[2] ?? ""), tokens);
  const utility = utilityOf(name);
  if (!utility) return undefined;
  const { root, value } = utility;
  const arbitrary = /^\[(.{1,200})\]$/.exec(value)?.[1];
  const found = arbitrary === undefined ? namedFault(root, value, tokens) : arbitraryFault(root, spaced(arbitrary), tokens);
  if (!found) return undefined;
  const { why, near } = found;
  const instead = near === undefined ? undefined : `${utility.before}${root}-${near}${utility.after}`;
  return {
    message: `The utility ${name} ${why}.`,
    fix: instead === undefined ? "Use a utility of the design's theme." : `Use ${instead}.`,
    ...(instead !== undefined && { instead }),
  };
}

/** Underscores in arbitrary values stand for spaces. */
const spaced = (value: string) => value.replaceAll("_", " ");

type Found = { readonly why: string; readonly near: string | undefined };

/** A value in brackets: a colour, length, shadow or family that the design has under a name. */
function arbitraryFault(root: string, written: string, tokens: TokenSet): Found | undefined {
  const [, hint, value = ""] = /^(?:(color|length|percentage|number|family-name|shadow):)?([\s\S]*)$/.exec(written) ?? [];
  if (value.includes("var(--")) return undefined;
  const color = colorRoots.includes(root) && hint !== "length" ? literalColor(value) : undefined;
  if (color) return { why: "has a colour of its own", near: colorName(color, tokens) };
  if (root === "shadow" || root === "drop-shadow")
    return { why: "has a shadow of its own", near: root === "shadow" ? tokens.shadows[0]?.name : undefined };
  if (root === "font") {
    if (/^\d{1,4}$/.test(value)) return weightFault(Number(value), tokens);
    return { why: "has a face of its own", near: familyName(value) };
  }
  if (root === "tracking" || root === "leading") return { why: "has a value of its own", near: undefined };
  const [length] = literalLengths(value);
  if (length === undefined) return undefined;
  const px = Math.abs(length.px);
  if (spacingRoots.includes(root)) {
    if (px === 0) return undefined;
    return { why: "has a length of its own", near: px < freePx ? undefined : nearest(px, spacingSteps(tokens)) };
  }
  if (radiusRoots.includes(root)) return { why: "has a radius of its own", near: nearest(px, radiusSteps(tokens)) };
  if (root === "text") return { why: "has a size of its own", near: nearest(px, sizeSteps(tokens)) };
  return undefined;
}

/** A value by name: one of the framework's own scales that the design does not have. */
function namedFault(root: string, value: string, tokens: TokenSet): Found | undefined {
  if (colorRoots.includes(root)) {
    const framework = frameworkColor(value);
    const isOwn = ownColors(tokens).has(value);
    if (framework !== undefined && !isOwn) {
      const color = literalColor(framework);
      if (color && (value === "white" || value === "black") && paletteOf(tokens).hexes.has(color.hex)) return undefined;
      return { why: "is a colour of the framework, not of the design", near: color && colorName(color, tokens) };
    }
  }
  if (spacingRoots.includes(root) && /^\d{1,3}(?:\.5)?$/.test(value)) {
    if (tokens.spacing.some(({ name }) => name === value)) return undefined;
    const px = Number(value) * 4;
    const steps = spacingSteps(tokens);
    if (px < freePx || steps.some((step) => step.px.some((each) => Math.abs(each - px) <= 0.5))) return undefined;
    return { why: `is ${formatDecimal(px)}px, which is on no step of the scale`, near: nearest(px, steps) };
  }
  if (root === "text" && sizeWords.test(value) && !tokens.typography.sizes.some(({ name }) => name === value))
    return { why: "is a size that the design does not have", near: tokens.typography.sizes.at(-1)?.name };
  if (radiusRoots.includes(root) && radiusWords.test(value) && !tokens.radius.steps.some(({ name }) => name === value))
    return { why: "is a radius that the design does not have", near: tokens.radius.steps.at(value === "full" ? -1 : 0)?.name };
  if (root === "shadow" && shadowWords.test(value) && !tokens.shadows.some(({ name }) => name === value))
    return { why: "is a shadow that the design does not have", near: tokens.shadows.at(/^[2x]/.test(value) ? -1 : 0)?.name };
  if (root === "font" && value === "serif") return { why: "is a face that the design does not have", near: "display" };
  if (root === "font" && Object.hasOwn(weights, value) && value !== "medium") return weightFault(weights[value] ?? 400, tokens);
  if (root === "tracking" && trackingWords.test(value))
    return { why: "is a spacing of letters that the design does not have; sizes bring their own", near: undefined };
  if (root === "leading" && leadingWords.test(value))
    return { why: "is a line height that the design does not have; sizes bring their own", near: undefined };
  return undefined;
}

/** A property and value in brackets: only what the design has tokens for is judged. */
function propertyFault(property: string, value: string, tokens: TokenSet): UtilityFault | undefined {
  const color = value.includes("var(") ? undefined : literalColor(value);
  if (!color || !/color|background|fill|stroke/.test(property)) return undefined;
  const name = colorName(color, tokens);
  const root = property === "color" ? "text" : property.startsWith("background") ? "bg" : property;
  return {
    message: `The utility [${property}:${value}] has a colour of its own.`,
    fix: `Use ${root}-${name}.`,
  };
}

/** A weight that the design's text does not have. */
function weightFault(weight: number, tokens: TokenSet): Found | undefined {
  const own = Object.entries(tokens.typography.weights);
  if (own.some(([, each]) => each === weight)) return undefined;
  const [name = "regular"] = [...own].sort(([, one], [, other]) => Math.abs(one - weight) - Math.abs(other - weight))[0] ?? [];
  return { why: "is a weight that the design does not have", near: name === "display" ? "headline" : name };
}

const familyName = (value: string) => (/mono/i.test(value) ? "mono" : "text");

/** The framework's colour of a name such as `red-500`. */
function frameworkColor(name: string): string | undefined {
  const [, family = "", step] = /^([a-z]+)(?:-(\d{2,3}))?$/.exec(name) ?? [];
  if (family === "inherit" || family === "current" || family === "transparent") return undefined;
  const found: unknown = Object.hasOwn(colors, family) ? Object.getOwnPropertyDescriptor(colors, family)?.value : undefined;
  if (typeof found === "string") return step === undefined ? found : undefined;
  if (typeof found !== "object" || found === null || step === undefined) return undefined;
  const shade: unknown = Object.getOwnPropertyDescriptor(found, step)?.value;
  return typeof shade === "string" ? shade : undefined;
}

/** The role whose colour is nearest to another, as the theme's utilities name it. */
function colorName(color: Parameters<typeof nearestColor>[1], tokens: TokenSet): string {
  const { hexes, suggested } = paletteOf(tokens);
  const roles = suggested.filter(([variable]) => !variable.startsWith("--palette-"));
  return nearestColor({ hexes, suggested: roles }, color).variable.slice("--".length);
}

const ownNames = new WeakMap<TokenSet, ReadonlySet<string>>();
function ownColors(tokens: TokenSet): ReadonlySet<string> {
  const names =
    ownNames.get(tokens) ??
    new Set([...colorRoles, ...scaleNames.flatMap((scale) => tokens.scales[scale].map((_, index) => `${scale}-${index + 1}`))]);
  ownNames.set(tokens, names);
  return names;
}

const stepsOf = (lengths: readonly { readonly name: string; readonly px: number }[]): Step[] =>
  lengths.map(({ name, px }) => ({ variable: name, px: [px] }));
const spacingSteps = ({ spacing, sectionGaps }: TokenSet) => [
  ...stepsOf(spacing),
  ...stepsOf(sectionGaps.map(({ name, px }) => ({ name: `section-${name}`, px }))),
];
const radiusSteps = ({ radius }: TokenSet) => stepsOf(radius.steps);
const sizeSteps = ({ typography }: TokenSet): Step[] =>
  typography.sizes.map(({ name, minPx, maxPx }) => ({ variable: name, px: [minPx, maxPx] }));
const nearest = (px: number, steps: readonly Step[]) => nearestStep(px, steps)?.variable;
