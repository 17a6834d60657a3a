import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { componentCategories } from "#/model/component";
import { archetypeIds } from "#/model/direction";
import { assetKinds } from "#/model/mark";
import { type ColorRole, colorRoles, type ScaleName, scaleNames } from "#/model/token-set";
import { buttonShapes } from "#/studio/directions/archetype";

const Direction = Type.Object(
  {
    id: StringEnum(archetypeIds, { description: "The archetype that it comes from" }),
    name: Type.String({ description: "Its name" }),
    summary: Type.String({ description: "One sentence that says how it looks" }),
    reasons: Type.Array(Type.String(), { description: "Why it was considered, in the brief's own words where they say it" }),
    typeGenre: Type.String({ description: "What kind of display face it sets" }),
    density: Type.String({ description: "How much room it leaves" }),
    color: Type.String({ description: "How it treats colour" }),
    depth: Type.String({ description: "What sets surfaces apart" }),
    imagery: Type.String({ description: "How its pictures are made" }),
    layout: Type.String({ description: "How its pages are laid out" }),
    voice: Type.String({ description: "How it speaks" }),
    always: Type.Array(Type.String(), { description: "What holds in all work in it" }),
    never: Type.Array(Type.String(), { description: "What it keeps out" }),
  },
  { title: "BoardDirection" },
);

const hex = Type.String({ description: "Hex" });
const Colors = Type.Unsafe<Readonly<Record<ColorRole, string>>>(
  Type.Object(Object.fromEntries(colorRoles.map((role) => [role, hex])), { title: "BoardColors" }),
);
const Scales = Type.Unsafe<Readonly<Record<ScaleName, readonly string[]>>>(
  Type.Object(Object.fromEntries(scaleNames.map((name) => [name, Type.Array(hex)])), {
    title: "BoardScales",
    description: "Twelve steps of every scale, lightest first",
  }),
);

export const PreviewFace = Type.Object(
  {
    family: Type.String({ description: "Family name in CSS" }),
    stack: Type.String({ description: "The value of `font-family`, fallbacks included" }),
    files: Type.Array(
      Type.Object({
        file: Type.String({ description: "Name below `/fonts/`" }),
        weight: Type.String({ description: "The value of `font-weight` in its rule" }),
        style: Type.String({ description: "The value of `font-style`" }),
        unicodeRange: Type.String({ description: "Which characters it holds" }),
      }),
    ),
  },
  { title: "BoardFace" },
);

const Drawing = Type.Object(
  {
    slug: Type.String({ description: "Its name in files" }),
    name: Type.String({ description: "What it is" }),
    kind: StringEnum(assetKinds, { description: "What it is for" }),
    width: Type.Number({ description: "CSS pixels" }),
    height: Type.Number({ description: "CSS pixels" }),
    alt: Type.String({ description: "What it shows, in words" }),
    svg: Type.String({ description: "The drawing" }),
  },
  { title: "BoardDrawing" },
);

const actionHex = Type.Union([hex, Type.Null()], { description: "Hex, or null where there is none" });
const ActionColors = Type.Object({ fill: actionHex, text: hex, outline: actionHex }, { title: "BoardActionColors" });

const MainAction = Type.Object(
  {
    shape: StringEnum(buttonShapes, { description: "How the direction cuts a button" }),
    radiusPx: Type.Number({ description: "Corner radius" }),
    family: StringEnum(["display", "text", "mono"], { description: "The face that its words are set in" }),
    weight: Type.Number({ description: "The value of `font-weight`" }),
    isUppercase: Type.Boolean({ description: "Whether its words are set in capitals" }),
    light: ActionColors,
    dark: ActionColors,
  },
  { title: "BoardMainAction", description: "The main action at rest, as the component Button has it" },
);

const Tokens = Type.Object(
  {
    brandColor: Type.Object({
      given: Type.String({ description: "As the brief gives it, or as the direction chose it" }),
      hex: Type.String({ description: "As every export has it" }),
      isMapped: Type.Boolean({ description: "Whether it had to be brought into sRGB, or laid over white" }),
    }),
    light: Colors,
    dark: Colors,
    scales: Scales,
    faces: Type.Object({ display: PreviewFace, text: PreviewFace, mono: PreviewFace }),
    weights: Type.Object({ display: Type.Number(), regular: Type.Number(), medium: Type.Number(), strong: Type.Number() }),
    ratio: Type.Number({ description: "Ratio of the type scale" }),
    sizes: Type.Array(
      Type.Object({
        name: Type.String(),
        minPx: Type.Number(),
        maxPx: Type.Number(),
        leading: Type.Number(),
        trackingEm: Type.Number(),
      }),
      { description: "Steps of the type scale, smallest first" },
    ),
    spacing: Type.Array(Type.Object({ name: Type.String(), px: Type.Number() }), { description: "Distances" }),
    radii: Type.Array(Type.Object({ name: Type.String(), px: Type.Number() }), { description: "Corner radii" }),
    strokePx: Type.Number({ description: "Width of rules and outlines" }),
    mainAction: MainAction,
    shadows: Type.Array(Type.Object({ name: Type.String(), light: Type.String(), dark: Type.String() }), {
      description: "Values of `box-shadow`",
    }),
    contrast: Type.Object({
      pairs: Type.Integer({ description: "Pairs of colours that were judged" }),
      failing: Type.Integer({ description: "Those below their threshold" }),
      lowest: Nullable(Type.Number({ description: "The lowest ratio of a pair of text" })),
    }),
    moves: Type.Array(
      Type.Object({ mode: Type.String(), role: Type.String(), from: Type.String(), to: Type.String(), reason: Type.String() }),
      { description: "Roles that could not be the brand colour itself, and why" },
    ),
  },
  { title: "BoardTokens" },
);

/**
 * What a design looks like as far as it is made: what a mood board shows, and what the foundation's
 * review looks at.
 */
export const DesignPreview = Type.Object(
  {
    name: Type.String({ description: "The brand's name" }),
    direction: Direction,
    tokens: Type.Optional(Tokens),
    mark: Type.Optional(
      Type.Object({
        concept: Type.String({ description: "The idea in one sentence" }),
        clearSpace: Type.Number({ description: "Free space around it, as a share of the symbol's height" }),
        smallestPx: Type.Object(
          { symbol: Type.Number(), wordmark: Type.Number() },
          { description: "Smallest heights, CSS pixels" },
        ),
        drawings: Type.Array(Drawing),
      }),
    ),
    imagery: Type.Optional(
      Type.Object({ concept: Type.String({ description: "The idea in one sentence" }), drawings: Type.Array(Drawing) }),
    ),
    components: Type.Array(
      Type.Object({
        slug: Type.String(),
        name: Type.String(),
        category: StringEnum(componentCategories),
        summary: Type.String(),
        variants: Type.Array(Type.String(), { description: "Their names, the default first" }),
      }),
      { description: "Empty until they are made" },
    ),
    pages: Type.Array(Type.Object({ slug: Type.String(), name: Type.String(), title: Type.String() }), {
      description: "Empty until they are made",
    }),
  },
  { title: "Board" },
);
export type DesignPreview = Static<typeof DesignPreview>;
