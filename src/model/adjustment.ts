import { type Static, type TProperties, Type } from "@sinclair/typebox";
import { maxSeed } from "#/kernel/random";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { maxMarkChoices } from "#/model/brief";
import { archetypeIds, densities, depthStrategies } from "#/model/direction";
import { faceIds } from "#/model/face";
import { colorRoles, modes, scaleNames } from "#/model/token-set";

const css = Type.String({ minLength: 1, maxLength: 120, description: "Any CSS colour" });
const slug = (description: string) => Type.String({ pattern: "^[a-z0-9][a-z0-9-]{0,59}$", description });
const seed = (description: string) => Type.Integer({ minimum: 0, maximum: maxSeed, description });
const reason = Type.Optional(Type.String({ minLength: 1, maxLength: 300, description: "Why it was made; it changes no output" }));

/** One kind of edit: its fields, and the reason that people or agents give for it. */
const edit = <const Kind extends string, Properties extends TProperties>(kind: Kind, properties: Properties) =>
  StrictObject({ kind: Type.Literal(kind), ...properties, reason });

/**
 * Parts that can be locked: they keep the seed and the direction that they were locked with while
 * those of the design change.
 */
export const lockableParts = ["mark", "imagery", "palette", "typography", "layout", "copy"] as const;
export type LockablePart = (typeof lockableParts)[number];

/**
 * One edit by hand. Edits are data: generation applies them in order, so that the same brief, seed,
 * direction, given parts and adjustments always make the same bytes. Of two adjustments to the same
 * target the later one counts; see `getAdjustmentTarget`.
 */
export const Adjustment = Type.Union(
  [
    edit("color-role", { mode: StringEnum(modes), role: StringEnum(colorRoles), value: css }),
    edit("color-scale", {
      scale: StringEnum(scaleNames),
      step: Type.Integer({ minimum: 1, maximum: 12 }),
      value: css,
    }),
    edit("brand-color", { value: css }),
    edit("second-color", { value: css }),
    edit("token", {
      token: Type.String({
        minLength: 1,
        maxLength: 200,
        description: "Its name in exports, such as spacing.4, radius.lg, fontSize.xl, shadow.md or own.brand.sand",
      }),
      mode: Type.Optional(slug("The mode, for shadows and own tokens; all modes if it is missing")),
      value: Type.String({ minLength: 1, maxLength: 600, description: "Its value in CSS" }),
    }),
    edit("face", { slot: StringEnum(["display", "text", "mono"]), face: StringEnum(faceIds) }),
    edit("type-ratio", { ratio: Type.Number({ minimum: 1.05, maximum: 1.7 }) }),
    edit("radius", { px: Type.Number({ minimum: 0, maximum: 40 }) }),
    edit("stroke", { px: Type.Number({ minimum: 0, maximum: 8 }) }),
    edit("density", { density: StringEnum(densities) }),
    edit("depth", { depth: StringEnum(depthStrategies) }),
    edit("motion", {
      factor: Type.Number({ minimum: 0, maximum: 4, description: "1 keeps the direction's durations" }),
    }),
    edit("mark", { choice: Type.Integer({ minimum: 1, maximum: maxMarkChoices }) }),
    edit("picture-strategy", { strategy: slug("The imagery strategy") }),
    edit("redraw", {
      part: StringEnum(["mark", "imagery", "palette", "typography", "layout"]),
      seed: seed("The seed that this part is drawn with instead"),
    }),
    edit("lock", {
      part: StringEnum(lockableParts),
      seed: seed("The design's seed when the part was locked"),
      directionId: StringEnum(archetypeIds, { description: "The design's direction when the part was locked" }),
    }),
    edit("picture", {
      slug: slug("The picture"),
      seed: seed("The seed that this picture is drawn with instead"),
    }),
    edit("picture-alt", {
      slug: slug("The picture"),
      alt: Type.String({ minLength: 1, maxLength: 400, description: "Its text alternative" }),
    }),
    edit("layout", { layout: slug("The layout pattern") }),
    edit("section-order", {
      page: slug("The page"),
      sections: Type.Array(slug("A section"), { maxItems: 30, description: "All sections of the page that are shown, in order" }),
    }),
    edit("text", {
      page: Type.Optional(slug("The page; every page and component if it is missing")),
      from: Type.String({ minLength: 1, maxLength: 2000, description: "The whole text as it was generated" }),
      to: Type.String({ maxLength: 2000, description: "What it says instead" }),
    }),
    edit("component-option", {
      component: slug("The component"),
      option: slug("The option"),
      value: Type.String({ maxLength: 120 }),
    }),
  ],
  { title: "Adjustment", description: "One edit by hand." },
);
export type Adjustment = Static<typeof Adjustment>;

/** An adjustment that does not apply to its design, by its place in the list, counted from 0. */
export type AdjustmentConflict = { readonly index: number; readonly adjustment: Adjustment; readonly reason: string };

/** Adjustments that one design can have. */
export const maxAdjustments = 1000;

/**
 * A text as adjustments compare it: without white space around it, one space between words, and without the
 * marks that keep lines from breaking.
 */
export const normalizeText = (text: string): string => text.replaceAll("\u2060", "").trim().split(/\s+/u).join(" ");

/** What an adjustment changes. A later adjustment with the same target replaces an earlier one. */
export function getAdjustmentTarget(adjustment: Adjustment): string {
  switch (adjustment.kind) {
    case "color-role":
      return `color-role ${adjustment.mode} ${adjustment.role}`;
    case "color-scale":
      return `color-scale ${adjustment.scale} ${adjustment.step}`;
    case "token":
      return `token ${adjustment.token} ${adjustment.mode ?? ""}`;
    case "face":
      return `face ${adjustment.slot}`;
    case "redraw":
    case "lock":
      return `${adjustment.kind} ${adjustment.part}`;
    case "picture":
    case "picture-alt":
      return `${adjustment.kind} ${adjustment.slug}`;
    case "section-order":
      return `section-order ${adjustment.page}`;
    case "text":
      return `text ${adjustment.page ?? ""} ${normalizeText(adjustment.from)}`;
    case "component-option":
      return `component-option ${adjustment.component} ${adjustment.option}`;
    default:
      return adjustment.kind;
  }
}

/**
 * The adjustments that count: of each target the last one, in the order in which they were made.
 */
export function listEffectiveAdjustments(adjustments: readonly Adjustment[]): readonly Adjustment[] {
  const last = new Map(adjustments.map((adjustment, index) => [getAdjustmentTarget(adjustment), index]));
  return adjustments.filter((adjustment, index) => last.get(getAdjustmentTarget(adjustment)) === index);
}

/**
 * The adjustments that count, by their target: what applies them so gives the same bytes for any
 * order of different targets, and applies none twice.
 */
export function sortByTarget(adjustments: readonly Adjustment[]): readonly Adjustment[] {
  const targeted = listEffectiveAdjustments(adjustments).map((adjustment) => ({
    adjustment,
    target: getAdjustmentTarget(adjustment),
  }));
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return targeted.sort((one, other) => compare(one.target, other.target)).map(({ adjustment }) => adjustment);
}
