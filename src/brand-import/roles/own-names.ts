import { colorRoles, scaleNames, textStyleNames } from "#/model/token-set";
import { baseRadius, type Target } from "#/brand-import/roles/target";

const roles: ReadonlySet<string> = new Set(colorRoles);
const scales: ReadonlySet<string> = new Set(scaleNames);
const styles: ReadonlySet<string> = new Set(textStyleNames);
export const sizeNames = ["xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl"] as const;
const sizes: ReadonlySet<string> = new Set(sizeNames);

const weights = new Map<string, "display" | "regular" | "medium" | "strong">([
  ["display", "display"],
  ["headline", "display"],
  ["regular", "regular"],
  ["medium", "medium"],
  ["strong", "strong"],
]);
const stacks = new Map<string, "display" | "text" | "mono">([
  ["display", "display"],
  ["text", "text"],
  ["mono", "mono"],
  ["sans", "text"],
]);

/** What a length's name was before it became the name of a variable or token: `0_5` is `0.5`. */
const restoreDots = (name: string) => name.replace(/^(\d{1,4})_(\d{1,4})$/, "$1.$2");

/** The names that the exports of this product begin with, longest first, and what follows them. */
const groups: readonly (readonly [prefix: string, read: (name: string) => Target | undefined])[] = [
  ["transition-duration-", readDuration],
  ["font-weight-", readWeight],
  ["spacing-section-", (name) => ({ kind: "section", name })],
  ["letterSpacing-", (name) => ({ kind: "tracking", name })],
  ["container-page", (name) => (name === "" ? { kind: "layout", name: "container" } : undefined)],
  ["container-measure", (name) => (name === "" ? { kind: "measure" } : undefined)],
  ["border-width-stroke", (name) => (name === "" ? { kind: "stroke" } : undefined)],
  ["fontFamily-", readStack],
  ["fontWeight-", readWeight],
  ["lineHeight-", (name) => ({ kind: "leading", name })],
  ["typography-", (name) => (styles.has(name) ? { kind: "style", name, field: "all" } : undefined)],
  ["elevation-", (name) => ({ kind: "shadow", name: restoreDots(name) })],
  ["duration-", readDuration],
  ["tracking-", (name) => ({ kind: "tracking", name })],
  ["fontSize-", (name) => ({ kind: "size", name })],
  ["palette-", readScale],
  ["leading-", (name) => ({ kind: "leading", name })],
  ["section-", (name) => ({ kind: "section", name })],
  ["spacing-", readSpacing],
  ["easing-", readEasing],
  ["layout-", readLayout],
  ["shadow-", (name) => ({ kind: "shadow", name: restoreDots(name) })],
  ["radius-", (name) => ({ kind: "radius", name: restoreDots(name) })],
  ["weight-", readWeight],
  ["color-", (name) => readRole(name) ?? readScale(name)],
  ["space-", readSpacing],
  ["font-", readStack],
  ["text-", readText],
  ["type-", readStyle],
  ["ease-", readEasing],
];

function readRole(name: string): Target | undefined {
  return roles.has(name) ? { kind: "color", role: name as (typeof colorRoles)[number] } : undefined;
}
function readScale(name: string): Target | undefined {
  const at = name.lastIndexOf("-");
  const scale = name.slice(0, at);
  const step = Number(name.slice(at + 1));
  return scales.has(scale) && Number.isInteger(step) && step >= 1 && step <= 12
    ? { kind: "scale", scale: scale as (typeof scaleNames)[number], step }
    : undefined;
}
function readWeight(name: string): Target | undefined {
  const weight = weights.get(name);
  return weight && { kind: "weight", name: weight };
}
function readStack(name: string): Target | undefined {
  const stack = stacks.get(name);
  return stack && { kind: "stack", name: stack };
}
function readDuration(name: string): Target | undefined {
  return name === "fast" || name === "base" || name === "slow" ? { kind: "duration", name } : undefined;
}
function readEasing(name: string): Target | undefined {
  return name === "out" || name === "in-out" ? { kind: "easing", name } : undefined;
}
function readLayout(name: string): Target | undefined {
  return name === "container" || name === "gutter" || name === "margin" || name === "columns"
    ? { kind: "layout", name }
    : undefined;
}
function readSpacing(name: string): Target {
  return name === "gutter" || name === "margin" ? { kind: "layout", name } : { kind: "spacing", name: restoreDots(name) };
}
function readText(name: string): Target | undefined {
  const [first = "", part] = name.split("--");
  if (styles.has(first) && !sizes.has(first)) {
    if (part === undefined) return { kind: "style", name: first, field: "size" };
    if (part === "line-height") return { kind: "style", name: first, field: "leading" };
    if (part === "letter-spacing") return { kind: "style", name: first, field: "tracking" };
    return part === "font-weight" ? { kind: "style", name: first, field: "weight" } : undefined;
  }
  if (part === undefined) return { kind: "size", name: first };
  return part === "line-height" || part === "letter-spacing"
    ? { kind: part === "line-height" ? "leading" : "tracking", name: first }
    : undefined;
}
function readStyle(name: string): Target | undefined {
  const at = name.lastIndexOf("-");
  const style = name.slice(0, at);
  const field = name.slice(at + 1);
  const isField = field === "family" || field === "size" || field === "weight" || field === "leading" || field === "tracking";
  return styles.has(style) && isField ? { kind: "style", name: style, field } : undefined;
}

/**
 * The target of a name in an export of this product, or undefined if it is a token of the person's
 * own.
 */
export function findOwnTarget(path: readonly string[]): Target | undefined {
  const name = path.join("-");
  if (name === "radius" || name === "radius-base") return { kind: "radius", name: baseRadius };
  if (name === "stroke") return { kind: "stroke" };
  if (name === "measure") return { kind: "measure" };
  if (path.length === 1) {
    const found = readLayout(name) ?? readRole(name);
    if (found) return found;
  }
  for (const [prefix, read] of groups) {
    if (!name.startsWith(prefix)) continue;
    const found = read(name.slice(prefix.length));
    if (found) return found;
  }
  return undefined;
}

/** Whether a name of an export of this product only repeats a default of the utility framework. */
export const isFrameworkDefault = (path: readonly string[]): boolean => path.join("-") === "spacing";

/** Names that shadcn's themes share with the roles of this product, and its radius. */
export function findShadcnTarget(path: readonly string[]): Target | undefined {
  const name = path.join("-").replace(/^color-/, "");
  if (name === "radius") return { kind: "radius", name: baseRadius };
  return shadcnRoles.has(name) ? readRole(name) : undefined;
}
const shadcnPattern = /^(?:card|popover|primary|secondary|muted|accent|destructive|sidebar)(?:-[a-z-]{1,30})?$|^chart-[1-5]$/;
const shadcnRoles: ReadonlySet<string> = new Set(
  colorRoles.filter((role) => ["background", "foreground", "border", "input", "ring"].includes(role) || shadcnPattern.test(role)),
);
