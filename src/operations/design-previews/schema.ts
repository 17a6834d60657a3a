import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { componentCategories } from "#/model/component";
import { archetypeIds } from "#/model/direction";
import { assetKinds } from "#/model/mark";
import { type ColorRole, colorRoles, type ScaleName, scaleNames } from "#/model/token-set";
import { buttonShapes } from "#/model/component-style";

const Direction = Type.Object(
  {
    id: StringEnum(archetypeIds, { description: "The direction's archetype" }),
    name: Type.String({ description: "The direction's name" }),
    summary: Type.String({ description: "Its look in one sentence" }),
    reasons: Type.Array(Type.String(), { description: "Why it fits the brief, in the brief's own words where possible" }),
    typeGenre: Type.String({ description: "Genre of its display typeface" }),
    density: Type.String({ description: "Its spacing density" }),
    color: Type.String({ description: "How it uses colour" }),
    depth: Type.String({ description: "How it separates surfaces" }),
    imagery: Type.String({ description: "Style of its imagery" }),
    layout: Type.String({ description: "Its page layout" }),
    voice: Type.String({ description: "Its tone of voice" }),
    always: Type.Array(Type.String(), { description: "Rules to always follow" }),
    never: Type.Array(Type.String(), { description: "What to avoid" }),
  },
  { title: "BoardDirection" },
);

const hex = Type.String({ description: "Hex colour" });
/** Semantic colours as hex, by role. */
export const PreviewColors = Type.Unsafe<Readonly<Record<ColorRole, string>>>(
  Type.Object(Object.fromEntries(colorRoles.map((role) => [role, hex])), { title: "BoardColors" }),
);
const Scales = Type.Unsafe<Readonly<Record<ScaleName, readonly string[]>>>(
  Type.Object(Object.fromEntries(scaleNames.map((name) => [name, Type.Array(hex)])), {
    title: "BoardScales",
    description: "Twelve steps per colour scale, lightest first",
  }),
);

export const PreviewFace = Type.Object(
  {
    family: Type.String({ description: "Family name in CSS" }),
    stack: Type.String({ description: "The value of `font-family`, fallbacks included" }),
    files: Type.Array(
      Type.Object({
        family: Type.String({ description: "Family that the file belongs to: the face, or a companion for another script" }),
        file: Type.String({ description: "File name below `/fonts/`" }),
        weight: Type.String({ description: "The value of `font-weight` in its `@font-face` rule" }),
        style: Type.String({ description: "The value of `font-style`" }),
        unicodeRange: Type.String({ description: "The value of `unicode-range`" }),
      }),
    ),
  },
  { title: "BoardFace" },
);

const Drawing = Type.Object(
  {
    slug: Type.String({ description: "The drawing's slug, used in file names" }),
    name: Type.String({ description: "The drawing's name" }),
    kind: StringEnum(assetKinds, { description: "Kind of the drawing" }),
    width: Type.Number({ description: "Width in CSS pixels" }),
    height: Type.Number({ description: "Height in CSS pixels" }),
    alt: Type.String({ description: "Text alternative" }),
    svg: Type.String({ description: "The drawing as SVG" }),
  },
  { title: "BoardDrawing" },
);

const actionHex = Type.Union([hex, Type.Null()], { description: "Hex colour; null for none" });
const ActionColors = Type.Object({ fill: actionHex, text: hex, outline: actionHex }, { title: "BoardActionColors" });

const MainAction = Type.Object(
  {
    shape: StringEnum(buttonShapes, { description: "Shape of the button" }),
    radiusPx: Type.Number({ description: "Corner radius in CSS pixels" }),
    family: StringEnum(["display", "text", "mono"], { description: "Typeface of its label" }),
    weight: Type.Number({ description: "The value of `font-weight`" }),
    isUppercase: Type.Boolean({ description: "Whether its label is in capitals" }),
    light: ActionColors,
    dark: ActionColors,
  },
  { title: "BoardMainAction", description: "The main action in its default state, as in the Button component" },
);

const Tokens = Type.Object(
  {
    brandColor: Type.Object({
      given: Type.String({ description: "The colour in the brief, or chosen by the direction" }),
      hex: Type.String({ description: "The colour in every export" }),
      isMapped: Type.Boolean({ description: "Whether the colour was mapped to sRGB or flattened on white" }),
    }),
    light: PreviewColors,
    dark: PreviewColors,
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
    spacing: Type.Array(Type.Object({ name: Type.String(), px: Type.Number() }), { description: "Steps of the spacing scale" }),
    radii: Type.Array(Type.Object({ name: Type.String(), px: Type.Number() }), { description: "Corner radii" }),
    strokePx: Type.Number({ description: "Width of rules and outlines in CSS pixels" }),
    mainAction: MainAction,
    shadows: Type.Array(Type.Object({ name: Type.String(), light: Type.String(), dark: Type.String() }), {
      description: "Values of `box-shadow`",
    }),
    contrast: Type.Object({
      pairs: Type.Integer({ description: "Number of colour pairs that were checked" }),
      failing: Type.Integer({ description: "Number of pairs below their threshold" }),
      lowest: Nullable(Type.Number({ description: "The lowest contrast ratio of a text pair; null without text pairs" })),
    }),
    moves: Type.Array(
      Type.Object({ mode: Type.String(), role: Type.String(), from: Type.String(), to: Type.String(), reason: Type.String() }),
      { description: "Roles whose colour was changed from the brand colour, with the reason" },
    ),
  },
  { title: "BoardTokens" },
);

const MarkChoice = Type.Object(
  {
    number: Type.Integer({ description: "The value for the brief's `mark`, from 1" }),
    idea: Type.String({ description: "Name of the idea, such as `motif-in-letter`" }),
    concept: Type.String({ description: "The concept in one sentence" }),
    svg: Type.String({ description: "The symbol as SVG, 48 × 48" }),
  },
  { title: "BoardMarkChoice" },
);

/** A preview of a design so far. Mood boards and the foundation review show it. */
export const DesignPreview = Type.Object(
  {
    name: Type.String({ description: "The brand's name" }),
    direction: Direction,
    tokens: Type.Optional(Tokens),
    mark: Type.Optional(
      Type.Object({
        concept: Type.String({ description: "The concept in one sentence" }),
        clearSpace: Type.Number({ description: "Clear space around the mark, as a fraction of the symbol's height" }),
        smallestPx: Type.Object(
          { symbol: Type.Number(), wordmark: Type.Number() },
          { description: "Minimum heights in CSS pixels" },
        ),
        drawings: Type.Array(Drawing),
        chosen: Type.Integer({ description: "Number of the mark in `choices` that the design uses, from 1" }),
        choices: Type.Array(MarkChoice, {
          description: "Marks to choose from. Set the brief's `mark` to the number of another one to use it instead",
        }),
      }),
    ),
    imagery: Type.Optional(
      Type.Object({ concept: Type.String({ description: "The concept in one sentence" }), drawings: Type.Array(Drawing) }),
    ),
    components: Type.Array(
      Type.Object({
        slug: Type.String(),
        name: Type.String(),
        category: StringEnum(componentCategories),
        summary: Type.String(),
        variants: Type.Array(Type.String(), { description: "Names of the variants, default first" }),
      }),
      { description: "Empty until the project creates them" },
    ),
    pages: Type.Array(Type.Object({ slug: Type.String(), name: Type.String(), title: Type.String() }), {
      description: "Empty until the project creates them",
    }),
  },
  { title: "Board" },
);
export type DesignPreview = Static<typeof DesignPreview>;

/** Example in the API reference. */
export const designPreviewExample: DesignPreview = {
  name: "Nordhavn Optik",
  direction: {
    id: "swiss",
    name: "Swiss",
    summary: "One grid, one flat field of colour, and type that carries everything.",
    reasons: ["The brief asks for precise."],
    typeGenre: "grotesque",
    density: "medium",
    color: "White and one flat field of the brand colour.",
    depth: "border",
    imagery: "cropped-letterforms",
    layout: "flush-left",
    voice: "Short sentences that say one thing.",
    always: ["Set text flush left."],
    never: ["Round a corner."],
  },
  components: [],
  pages: [],
};
