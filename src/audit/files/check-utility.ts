import { chooseColor, type ColorRequest, type ColorUse } from "#/audit/choose-color";
import { findFrameworkColor, getFrameworkColor, parseFrameworkName } from "#/audit/framework-colors";
import { type Choice, formatChoices } from "#/audit/edit";
import { parseLengths, findNearestStep, getStepDistance, type ScaleStep } from "#/audit/lengths";
import { parseLiteralColor, getPalette } from "#/audit/palette";
import type { Color } from "#/color/color";
import { formatDecimal } from "#/kernel/decimal";
import { memoize } from "#/kernel/memoize";
import { type ColorRole, colorRoles, scaleNames, type TokenSet } from "#/model/token-set";

/**
 * What is wrong with a utility class. `replacement` is the class of the theme that means the same, if
 * that is certain; `choices` are the nearest otherwise. `role` is the colour role of the replacement.
 */
export type UtilityFault = {
  readonly message: string;
  readonly fix: string;
  readonly replacement?: string;
  readonly choices?: readonly Choice[];
  readonly role?: ColorRole;
};

/** What is known about a class list: the ground under its text, and whether it has one accent. */
export type UtilityContext = Pick<ColorRequest, "ground" | "isOnlyAccent" | "hasInverseGround"> & {
  /** Whether another class sets the ground in dark mode. */
  readonly hasDarkGround?: boolean;
};
const noContext: UtilityContext = { isOnlyAccent: true, hasDarkGround: true };

/** The part of a utility's name before its value, by what the utility sets. */
const colorRoots = (
  "bg text border border-x border-y border-t border-r border-b border-l border-s border-e divide outline ring " +
  "ring-offset inset-ring fill stroke accent caret decoration shadow inset-shadow drop-shadow text-shadow from via to " +
  "placeholder"
).split(" ");
const spacingRoots = (
  "p px py pt pr pb pl ps pe m mx my mt mr mb ml ms me gap gap-x gap-y space-x space-y scroll-m scroll-mx scroll-my " +
  "scroll-mt scroll-mr scroll-mb scroll-ml scroll-p scroll-px scroll-py scroll-pt scroll-pr scroll-pb scroll-pl"
).split(" ");
const radiusRoots = (
  "rounded rounded-t rounded-r rounded-b rounded-l rounded-s rounded-e rounded-tl rounded-tr rounded-br rounded-bl " +
  "rounded-ss rounded-se rounded-ee rounded-es"
).split(" ");

const roots = [...new Set([...colorRoots, ...spacingRoots, ...radiusRoots, "font", "leading", "tracking"])].sort(
  (one, other) => other.length - one.length,
);

/** Names in the framework's default scales, which a theme may replace. */
const sizeNamePattern = /^(?:xs|sm|base|lg|xl|[2-9]xl)$/;
const radiusNamePattern = /^(?:xs|sm|md|lg|xl|[2-4]xl|full)$/;
const shadowNamePattern = /^(?:2xs|xs|sm|md|lg|xl|2xl|inner)$/;
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
const trackingNamePattern = /^(?:tighter|tight|wide|wider|widest)$/;
const leadingNamePattern = /^(?:tight|snug|relaxed|loose)$/;
/** Lengths below the unit of the spacing scale are optical corrections. */
const minScalePx = 4;

/** A class name in parts: `hover:` + `p` + `4` + `!`, for example. */
type Utility = { readonly before: string; readonly root: string; readonly value: string; readonly after: string };

/** The most variants that one class name may have. */
const maxVariants = 8;

/**
 * The offset at which the variants of a class name, such as `dark:` or `data-[state=open]:`, end:
 * after the last colon outside brackets. Undefined if there are too many variants.
 */
function findVariantsEnd(name: string): number | undefined {
  let depth = 0;
  let end = 0;
  let count = 0;
  for (let at = 0; at < name.length; at++) {
    const letter = name.charAt(at);
    if (letter === "[" || letter === "(") depth++;
    else if (letter === "]" || letter === ")") depth--;
    else if (letter === ":" && depth === 0) {
      end = at + 1;
      if (++count > maxVariants) return undefined;
    }
  }
  return end;
}

/** Parses a class name as a utility with a value. Undefined for other names. */
function parseUtility(name: string): Utility | undefined {
  const start = findVariantsEnd(name);
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

/**
 * Checks a class name against the theme of a design. Returns undefined if it is valid or is not a
 * utility with a value.
 */
export function checkUtility(name: string, tokens: TokenSet, context = noContext): UtilityFault | undefined {
  const property = /^(?:[\w-]+:){0,8}!?\[([a-z-]{1,40}):(\S{1,200})\]!?$/.exec(name);
  if (property) return checkArbitraryProperty(property[1] ?? "", unescapeSpaces(property[2] ?? ""), tokens);
  const utility = parseUtility(name);
  if (!utility) return undefined;
  const { root, value } = utility;
  const arbitrary = /^\[(.{1,200})\]$/.exec(value)?.[1];
  const found =
    arbitrary === undefined
      ? checkNamedValue(utility, tokens, context)
      : checkArbitraryValue(root, unescapeSpaces(arbitrary), tokens);
  if (!found) return undefined;
  const message = `The utility ${name} ${found.reason}.`;
  if (found.color) return { message, ...replaceColor(utility, found.color, tokens, context) };
  const toName = (value: string) => `${utility.before}${root}-${value}${utility.after}`;
  const replacement = found.nearest === undefined ? undefined : toName(found.nearest);
  if (replacement !== undefined) return { message, fix: `Use ${replacement}.`, replacement };
  const choices = (found.choices ?? []).map(({ use, distance }) => ({ use: toName(use), distance }));
  return {
    message,
    fix: formatChoices(choices) ?? found.advice ?? "Use a utility of the theme.",
    ...(choices.length > 0 && { choices }),
  };
}

/** The use of a colour by the utility that sets it. */
function getColorUse(root: string): ColorUse {
  if (root === "bg") return "ground";
  if (/^(?:text|placeholder|caret|decoration|fill|stroke|accent)$/.test(root)) return "text";
  if (/^(?:ring|outline|ring-offset|inset-ring)$/.test(root)) return "ring";
  return /^(?:border|divide)/.test(root) ? "line" : "any";
}

/** A hairline in a translucent dark colour, such as `ring-gray-900/5`. */
const hairlinePattern = /^\/(?:[1-9]|1\d|20)(!?)$/;

function replaceColor(
  { before, root, after }: Utility,
  { color, name }: UtilityColor,
  tokens: TokenSet,
  context: UtilityContext,
): Pick<UtilityFault, "fix" | "replacement" | "choices" | "role"> {
  const use = getColorUse(root);
  const hairline = use === "line" || use === "ring" ? hairlinePattern.exec(after) : null;
  if (hairline && color.c <= 0.05) {
    const replacement = `${before}${root}-border${hairline[1] ?? ""}`;
    return { fix: `Use ${replacement}.`, replacement, role: "border" };
  }
  const { role, choices } = chooseColor(
    {
      color,
      use,
      mode: /(?:^|:)dark:/.test(before) ? "dark" : "light",
      state: /hover:/.test(before) ? "hover" : /(?:^|:)(?:group-|peer-)?active:/.test(before) ? "active" : undefined,
      framework: name === undefined ? findFrameworkColor(color) : parseFrameworkName(name),
      ...context,
    },
    tokens,
  );
  const toName = (value: ColorRole) => `${before}${root}-${value}${after}`;
  if (role !== undefined) return { fix: `Use ${toName(role)}.`, replacement: toName(role), role };
  const listed = choices.map((choice) => ({ use: toName(choice.role), distance: `ΔE ${choice.difference.toFixed(0)}` }));
  return { fix: formatChoices(listed) ?? "Use a colour of the theme.", choices: listed };
}

/**
 * The colour of a utility's ground or text by its role, and the names that these depend on. Undefined
 * for a class name that sets no colour.
 */
export function parseUtilityColor(
  name: string,
): { readonly variants: string; readonly use: ColorUse; readonly value: string; readonly offset: number } | undefined {
  const utility = parseUtility(name);
  if (!utility || !colorRoots.includes(utility.root)) return undefined;
  const variants = name.slice(0, findVariantsEnd(name) ?? 0);
  return {
    variants,
    use: getColorUse(utility.root),
    value: utility.value,
    offset: utility.before.length + utility.root.length + 1,
  };
}

/** In arbitrary values an underscore is a space. */
const unescapeSpaces = (value: string) => value.replaceAll("_", " ");

/** The colour of a value, and its name if it is one of the framework's. */
type UtilityColor = { readonly color: Color; readonly name?: string };
type ValueFault = {
  readonly reason: string;
  /** The name in the theme that replaces the value, if that is certain. */
  readonly nearest?: string | undefined;
  readonly choices?: readonly Choice[];
  readonly color?: UtilityColor;
  /** What to do where no name replaces the value. */
  readonly advice?: string;
};

/** Checks a value in brackets where the theme has named values of its kind. */
function checkArbitraryValue(root: string, arbitraryValue: string, tokens: TokenSet): ValueFault | undefined {
  const [, hint, value = ""] = /^(?:(color|length|percentage|number|family-name|shadow):)?([\s\S]*)$/.exec(arbitraryValue) ?? [];
  if (value.includes("var(--")) return undefined;
  const color = colorRoots.includes(root) && hint !== "length" ? parseLiteralColor(value) : undefined;
  if (color) return { reason: "uses an arbitrary colour", color: { color } };
  if (root === "shadow" || root === "drop-shadow")
    return { reason: "uses an arbitrary shadow", nearest: root === "shadow" ? tokens.shadows[0]?.name : undefined };
  if (root === "font") {
    if (/^\d{1,4}$/.test(value)) return checkWeight(Number(value), tokens);
    return { reason: "uses an arbitrary font", nearest: getFamilyName(value) };
  }
  if (root === "tracking" || root === "leading") return { reason: "uses an arbitrary value", nearest: undefined };
  const [length] = parseLengths(value);
  if (length === undefined) return undefined;
  const px = Math.abs(length.px);
  if (spacingRoots.includes(root)) {
    if (px === 0) return undefined;
    return {
      reason: "uses an arbitrary length",
      ...(px >= minScalePx && chooseStep(px, listSpacingSteps(tokens))),
    };
  }
  if (radiusRoots.includes(root))
    return { reason: "uses an arbitrary radius", nearest: findNearestStep(px, listRadiusSteps(tokens))?.variable };
  if (root === "text") return { reason: "uses an arbitrary size", ...chooseStep(px, listSizeSteps(tokens)) };
  return undefined;
}

/**
 * Checks a named value: names of the framework's default scales are valid only if the theme has
 * them.
 */
function checkNamedValue(
  { before, root, value }: Utility,
  tokens: TokenSet,
  { hasDarkGround = false }: UtilityContext,
): ValueFault | undefined {
  if (colorRoots.includes(root)) {
    const framework = getFrameworkColor(value);
    const isOwn = getOwnColors(tokens).has(value);
    if (framework !== undefined && !isOwn) {
      const color = parseLiteralColor(framework);
      if (color && (value === "white" || value === "black") && getPalette(tokens).hexes.has(color.hex))
        return root === "bg" && !hasDarkGround && !before.includes("dark:")
          ? { reason: `stays ${value} in dark mode`, color: { color, name: value } }
          : undefined;
      return {
        reason: "is a default colour of the framework, which the theme does not have",
        ...(color && { color: { color, name: value } }),
      };
    }
  }
  if (spacingRoots.includes(root) && /^\d{1,3}(?:\.5)?$/.test(value)) {
    if (tokens.spacing.some(({ name }) => name === value)) return undefined;
    const px = Number(value) * 4;
    const steps = listSpacingSteps(tokens);
    if (px < minScalePx || steps.some((step) => step.px.some((each) => Math.abs(each - px) <= 0.5))) return undefined;
    return { reason: `is ${formatDecimal(px)}px, which is not a step of the scale`, ...chooseStep(px, steps) };
  }
  if (root === "text" && sizeNamePattern.test(value) && !tokens.typography.sizes.some(({ name }) => name === value))
    return { reason: "is a size that the theme does not have", nearest: tokens.typography.sizes.at(-1)?.name };
  if (radiusRoots.includes(root) && radiusNamePattern.test(value) && !tokens.radius.steps.some(({ name }) => name === value))
    return {
      reason: "is a radius that the theme does not have",
      nearest: tokens.radius.steps.at(value === "full" ? -1 : 0)?.name,
    };
  if (root === "shadow" && shadowNamePattern.test(value) && !tokens.shadows.some(({ name }) => name === value))
    return {
      reason: "is a shadow that the theme does not have",
      nearest: tokens.shadows.at(/^[2x]/.test(value) ? -1 : 0)?.name,
    };
  if (root === "font" && value === "serif") return { reason: "is a font that the theme does not have", nearest: "display" };
  if (root === "font" && Object.hasOwn(weights, value) && value !== "medium") return checkWeight(weights[value] ?? 400, tokens);
  if (root === "tracking" && trackingNamePattern.test(value))
    return { reason: "is a letter spacing that the theme does not have", advice: "Remove it: sizes set their own." };
  if (root === "leading" && leadingNamePattern.test(value))
    return { reason: "is a line height that the theme does not have", advice: "Remove it: sizes set their own." };
  return undefined;
}

/** Checks a property and value in brackets. Only colours are checked. */
function checkArbitraryProperty(property: string, value: string, tokens: TokenSet): UtilityFault | undefined {
  const color = value.includes("var(") ? undefined : parseLiteralColor(value);
  if (!color || !/color|background|fill|stroke/.test(property)) return undefined;
  const root = property === "color" ? "text" : property.startsWith("background") ? "bg" : property.replace(/-color$/, "");
  const { fix } = replaceColor({ before: "", root, value, after: "" }, { color }, tokens, noContext);
  return { message: `The utility [${property}:${value}] uses an arbitrary colour.`, fix };
}

/** Checks a font weight against those of the design. */
function checkWeight(weight: number, tokens: TokenSet): ValueFault | undefined {
  const own = Object.entries(tokens.typography.weights);
  if (own.some(([, each]) => each === weight)) return undefined;
  const [name = "regular"] = [...own].sort(([, one], [, other]) => Math.abs(one - weight) - Math.abs(other - weight))[0] ?? [];
  return { reason: "is a weight that the theme does not have", nearest: name === "display" ? "headline" : name };
}

const getFamilyName = (value: string) => (/mono/i.test(value) ? "mono" : "text");

const getOwnColors = memoize(
  ({ scales }: TokenSet): ReadonlySet<string> =>
    new Set([...colorRoles, ...scaleNames.flatMap((scale) => scales[scale].map((_, index) => `${scale}-${index + 1}`))]),
);

const toSteps = (lengths: readonly { readonly name: string; readonly px: number }[]): ScaleStep[] =>
  lengths.map(({ name, px }) => ({ variable: name, px: [px] }));
const listSpacingSteps = ({ spacing, sectionGaps }: TokenSet) => [
  ...toSteps(spacing),
  ...toSteps(sectionGaps.map(({ name, px }) => ({ name: `section-${name}`, px }))),
];
const listRadiusSteps = ({ radius }: TokenSet) => toSteps(radius.steps);
const listSizeSteps = ({ typography }: TokenSet): ScaleStep[] =>
  typography.sizes.map(({ name, minPx, maxPx }) => ({ variable: name, px: [minPx, maxPx] }));
/** A step further away than this, as a share of the length, is another size. */
const maxRelativeDistance = 0.3;

/** The nearest step, which replaces a length unless it is far away. */
function chooseStep(px: number, steps: readonly ScaleStep[]): Pick<ValueFault, "nearest" | "choices"> {
  const step = findNearestStep(px, steps);
  if (!step) return {};
  const distance = getStepDistance(px, step);
  if (distance <= px * maxRelativeDistance) return { nearest: step.variable };
  return { choices: [{ use: step.variable, distance: `${formatDecimal(distance, 1)}px` }] };
}
