import { defaultMode, type FoundToken } from "#/brand-import/found-token";
import { splitWords } from "#/brand-import/mode-name";
import { sizeNames } from "#/brand-import/roles/own-names";
import { baseRadius, type Match, type Target } from "#/brand-import/roles/target";

const steps: ReadonlyMap<string, string> = new Map<string, string>([
  ...sizeNames.map((name): [string, string] => [name, name]),
  ["md", "base"],
  ["x2l", "2xl"],
  ["xxl", "2xl"],
  ["xxxl", "3xl"],
]);

const byName = (target: Target, reason: string, score = 10): Match => ({ target, certainty: "by-name", reason, score });

/** A name as one text: its parts with hyphens between. */
const join = (path: readonly string[], prefixes: ReadonlySet<string>) => {
  const [first = "", ...rest] = path;
  const words = splitWords(first);
  const [word = ""] = words;
  const isPrefix = prefixes.has(word) && (words.length > 1 || rest.length > 0);
  const own = isPrefix ? first.slice(word.length).replace(/^[-_.]{1,3}/, "") : first;
  return [...(own === "" ? [] : [own]), ...rest].join("-");
};

/** What follows a prefix in a name: `sm` for `border-radius-sm`. */
function readSuffix(name: string, prefix: RegExp): string | undefined {
  const [found] = prefix.exec(name) ?? [];
  if (found === undefined) return undefined;
  const rest = name.slice(found.length).replace(/^[-_.]{1,3}/, "");
  // A group and its tokens may both be called so, as in `borderRadius.radius-sm`.
  const [again = ""] = prefix.exec(rest) ?? [];
  return again.length < rest.length ? rest.slice(again.length).replace(/^[-_.]{1,3}/, "") : rest;
}

const sizePrefix = /^(?:text-size|font-?sizes?|text|typography-size|type-size)(?=[-_.]|$)/i;
const leadingSuffix = /^(?:font-?line-?heights?|line-?heights?|leading)(?=[-_.]|$)/i;
const trackingPrefix = /^(?:letter-?spacings?|tracking)(?=[-_.]|$)/i;
const weightPrefix = /^(?:font-?weights?|weights?|fontweight)(?=[-_.]|$)/i;
const spacingPrefix = /^(?:spacing|space|spaces)(?=[-_.]|\d|$)/i;
const radiusPrefix = /^(?:border-?radius|border-?radii|radius|radii|rounded|corner-?radius)(?=[-_.]|\d|$)/i;
const shadowPrefix = /^(?:box-?shadows?|shadows?|elevation)(?=[-_.]|\d|$)/i;
const durationPrefix = /^(?:motion-duration|transition-duration|animation-duration|duration|durations|motion)(?=[-_.]|$)/i;
const easingPrefix = /^(?:motion-easing|ease|easing|easings|animation-ease|transition-timing-function)(?=[-_.]|$)/i;

const weights: ReadonlyMap<string, readonly [name: "display" | "regular" | "medium" | "strong", score: number]> = new Map([
  ["regular", ["regular", 10]],
  ["normal", ["regular", 9]],
  ["book", ["regular", 6]],
  ["medium", ["medium", 10]],
  ["strong", ["strong", 10]],
  ["bold", ["strong", 9]],
  ["semibold", ["strong", 7]],
  ["display", ["display", 10]],
  ["headline", ["display", 10]],
  ["heading", ["display", 9]],
] as const);

const families: ReadonlyMap<string, readonly [name: "display" | "text" | "mono", score: number]> = new Map([
  ["sans", ["text", 9]],
  ["body", ["text", 10]],
  ["text", ["text", 10]],
  ["base", ["text", 7]],
  ["default", ["text", 7]],
  ["primary", ["text", 6]],
  ["", ["text", 6]],
  ["heading", ["display", 10]],
  ["headings", ["display", 10]],
  ["headline", ["display", 10]],
  ["title", ["display", 8]],
  ["display", ["display", 10]],
  ["mono", ["mono", 10]],
  ["monospace", ["mono", 10]],
  ["code", ["mono", 9]],
] as const);
const familyNoise: ReadonlySet<string> = new Set([
  "font",
  "fonts",
  "family",
  "families",
  "stack",
  "fontstack",
  "typeface",
  "type",
  "typography",
]);

const durations: ReadonlyMap<string, "fast" | "base" | "slow"> = new Map([
  ["fast", "fast"],
  ["short", "fast"],
  ["base", "base"],
  ["normal", "base"],
  ["default", "base"],
  ["medium", "base"],
  ["slow", "slow"],
  ["long", "slow"],
]);

/**
 * The target of a token that is no colour, by its name and type; undefined if it has none, which is
 * usual for values of single components. `prefixes` are words that every name of its source begins
 * with.
 */
export function matchScalar(token: FoundToken, prefixes: ReadonlySet<string>): Match | undefined {
  const name = join(token.path, prefixes);
  switch (token.type) {
    case "fontFamily":
      return matchFamily(name);
    case "fontWeight":
    case "number":
      return matchNumber(name);
    case "dimension":
    case "css":
      return matchLength(name, /(?:px|rem)$/i.test(getMainCss(token)) || getMainCss(token) === "0");
    case "shadow": {
      const shadow = readSuffix(name, shadowPrefix);
      return shadow && shadow.length <= 40
        ? byName({ kind: "shadow", name: shadow }, "Its name says a step of the shadows.")
        : undefined;
    }
    case "duration": {
      const duration = durations.get(readSuffix(name, durationPrefix)?.toLowerCase() ?? "?");
      return duration && byName({ kind: "duration", name: duration }, "Its name says a duration of motion.");
    }
    case "cubicBezier": {
      const easing = readSuffix(name, easingPrefix)?.toLowerCase();
      return easing === "out" || easing === "in-out"
        ? byName({ kind: "easing", name: easing }, "Its name says an easing of motion.")
        : undefined;
    }
    default:
      return undefined;
  }
}

function matchFamily(name: string): Match | undefined {
  const words = splitWords(name);
  const rest = words.filter((word) => !familyNoise.has(word));
  if (rest.length > 1 || rest.length === words.length) return undefined;
  const [family, score] = families.get(rest[0] ?? "") ?? [];
  return (
    family &&
    byName(
      { kind: "stack", name: family },
      `Its name says the face of ${family === "display" ? "headings" : family === "mono" ? "code" : "text"}.`,
      score,
    )
  );
}

function matchNumber(name: string): Match | undefined {
  const weight = readSuffix(name, weightPrefix);
  if (weight !== undefined) {
    const [target, score] = weights.get(weight.toLowerCase()) ?? [];
    return target && byName({ kind: "weight", name: target }, "Its name says a weight of type.", score);
  }
  const leading = readSuffix(name, leadingSuffix);
  const step = steps.get(leading?.toLowerCase() ?? "");
  if (step !== undefined)
    return byName({ kind: "leading", name: step }, "Its name says the line height of a step of the type scale.", 7);
  return matchStepPart(name);
}

const getMainCss = ({ values }: FoundToken) => (values.get(defaultMode) ?? values.values().next().value)?.css ?? "";

/** The line height or tracking of a step, as `text-sm--line-height`. */
function matchStepPart(name: string): Match | undefined {
  const [first = "", part] = name.split("--");
  const step = steps.get(readSuffix(first, sizePrefix)?.toLowerCase() ?? "");
  if (step === undefined || (part !== "line-height" && part !== "letter-spacing")) return undefined;
  return byName(
    { kind: part === "line-height" ? "leading" : "tracking", name: step },
    "Its name says a part of a step of the type scale.",
  );
}

/** `isLength` is false for relative lengths and computed ones, which only sizes can be. */
function matchLength(name: string, isLength: boolean): Match | undefined {
  const size = readSuffix(name, sizePrefix)?.toLowerCase();
  const step = steps.get(size ?? "");
  if (step !== undefined)
    return byName({ kind: "size", name: step }, "Its name says a step of the type scale.", size === step ? 10 : 9);
  const tracking = readSuffix(name, trackingPrefix);
  const trackingStep = steps.get(tracking?.toLowerCase() ?? "");
  if (trackingStep !== undefined)
    return byName({ kind: "tracking", name: trackingStep }, "Its name says the tracking of a step of the type scale.", 7);
  const part = matchStepPart(name);
  if (part || !isLength) return part;
  const radius = readSuffix(name, radiusPrefix);
  if (radius !== undefined) {
    const isBase = radius === "" || /^(?:base|default)$/i.test(radius);
    if (isBase) return byName({ kind: "radius", name: baseRadius }, "Its name says the radius.", radius === "" ? 10 : 9);
    return isStepName(radius) ? byName({ kind: "radius", name: radius }, "Its name says a step of the radii.") : undefined;
  }
  const spacing = readSuffix(name, spacingPrefix);
  return spacing !== undefined && isStepName(spacing)
    ? byName({ kind: "spacing", name: spacing }, "Its name says a step of the spacing.")
    : undefined;
}

/** Whether what follows a prefix is the name of a step and not that of a component or a side. */
const isStepName = (name: string) => /^[\w.-]{1,20}$/.test(name) && splitWords(name).length <= 2;
