import { type Static, Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { colorRoles, modes, scaleNames, type TextStyleName, textStyleNames } from "#/model/token-set";
import { GivenFace } from "#/model/given-face";
import { CustomToken } from "#/model/custom-token";
import { assetKinds } from "#/model/mark";

const css = (description: string) => Type.String({ minLength: 1, maxLength: 120, description });
const hash = (description: string) => Type.String({ pattern: "^[0-9a-f]{64}$", description });
const px = (description: string) => Type.Number({ minimum: 0, maximum: 10_000, description });

const RoleColors = Type.Partial(
  StrictObject(
    Object.fromEntries(colorRoles.map((role) => [role, css("Any CSS colour")])) as Record<
      (typeof colorRoles)[number],
      ReturnType<typeof css>
    >,
  ),
  { additionalProperties: false },
);

const Length = StrictObject({ name: Type.String({ minLength: 1, maxLength: 40 }), px: px("Length in CSS pixels") });

const ShadowLayer = StrictObject({
  x: Type.Number(),
  y: Type.Number(),
  blur: Type.Number({ minimum: 0 }),
  spread: Type.Number(),
  color: css("Any CSS colour, its alpha included"),
});

const TextStyle = Type.Partial(
  StrictObject({
    family: StringEnum(["display", "text", "mono"]),
    size: Type.String({ minLength: 1, maxLength: 20, description: "A step of the type scale; another name changes nothing" }),
    weight: Type.Integer({ minimum: 1, maximum: 1000 }),
    leading: Type.Number({ minimum: 0.5, maximum: 4 }),
    trackingEm: Type.Number({ minimum: -1, maximum: 2 }),
  }),
  { additionalProperties: false },
);

/** Design tokens that are kept exactly. What is missing is completed around them. */
export const GivenTokens = Type.Partial(
  StrictObject({
    /** Steps of the primitive scales, `1` (lightest) to `12` (darkest). */
    scales: Type.Partial(
      StrictObject(
        Object.fromEntries(
          scaleNames.map((name) => [name, Type.Record(Type.String({ pattern: "^([1-9]|1[0-2])$" }), css("Any CSS colour"))]),
        ) as Record<(typeof scaleNames)[number], ReturnType<typeof Type.Record>>,
      ),
      { additionalProperties: false },
    ),
    /** Semantic colours by mode. */
    colors: Type.Partial(
      StrictObject(
        Object.fromEntries(modes.map((mode) => [mode, RoleColors])) as Record<(typeof modes)[number], typeof RoleColors>,
      ),
      { additionalProperties: false },
    ),
    sizes: Type.Array(
      StrictObject({
        name: Type.String({ minLength: 1, maxLength: 20 }),
        minPx: px("Font size in the narrowest viewport"),
        maxPx: px("Font size in the widest viewport"),
        leading: Type.Optional(Type.Number({ minimum: 0.5, maximum: 4 })),
        trackingEm: Type.Optional(Type.Number({ minimum: -1, maximum: 2 })),
      }),
      { maxItems: 8, description: "Steps of the type scale, by the names xs to 4xl" },
    ),
    weights: Type.Partial(
      StrictObject({
        display: Type.Integer({ minimum: 1, maximum: 1000 }),
        regular: Type.Integer({ minimum: 1, maximum: 1000 }),
        medium: Type.Integer({ minimum: 1, maximum: 1000 }),
        strong: Type.Integer({ minimum: 1, maximum: 1000 }),
      }),
      { additionalProperties: false },
    ),
    /**
     * Family stacks of faces that are named only, without a file: names first, generic family last.
     */
    stacks: Type.Partial(
      StrictObject({
        display: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { minItems: 1, maxItems: 20 }),
        text: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { minItems: 1, maxItems: 20 }),
        mono: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { minItems: 1, maxItems: 20 }),
      }),
      { additionalProperties: false },
    ),
    spacing: Type.Array(Length, { maxItems: 80 }),
    radius: Type.Partial(StrictObject({ basePx: px("The base radius"), steps: Type.Array(Length, { maxItems: 20 }) }), {
      additionalProperties: false,
    }),
    shadows: Type.Array(
      StrictObject({
        name: Type.String({ minLength: 1, maxLength: 40 }),
        light: Type.Array(ShadowLayer, { maxItems: 8 }),
        dark: Type.Optional(Type.Array(ShadowLayer, { maxItems: 8 })),
      }),
      { maxItems: 20 },
    ),
    durations: Type.Partial(StrictObject({ fast: px("Milliseconds"), base: px("Milliseconds"), slow: px("Milliseconds") }), {
      additionalProperties: false,
    }),
    easings: Type.Partial(
      StrictObject({
        out: Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }),
        "in-out": Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }),
      }),
      { additionalProperties: false },
    ),
    sectionGaps: Type.Array(Length, {
      maxItems: 20,
      description: "Vertical distances between page sections; pages use those named tight, base and loose",
    }),
    strokePx: px("Width of rules and control outlines"),
    measureCh: Type.Number({ minimum: 10, maximum: 400, description: "Longest comfortable line, in ch" }),
    layout: Type.Partial(
      StrictObject({ containerPx: px("Widest content"), gutterPx: px("Between columns"), marginPx: px("Beside the content") }),
      { additionalProperties: false },
    ),
    /** Text styles, or parts of them. */
    styles: Type.Partial(
      StrictObject(
        Object.fromEntries(textStyleNames.map((name) => [name, TextStyle])) as Record<TextStyleName, typeof TextStyle>,
      ),
      { additionalProperties: false },
    ),
    custom: Type.Array(CustomToken, { maxItems: 5000 }),
  }),
  { additionalProperties: false },
);
export type GivenTokens = Static<typeof GivenTokens>;

/** The lockups that a mark can be brought in as. */
export const givenLockups = [
  "symbol",
  "wordmark",
  "lockup-horizontal",
  "lockup-stacked",
  "symbol-black",
  "symbol-white",
  "reversed",
] as const;

/** One given lockup: a cleaned SVG document, trimmed to its ink. */
export const GivenLockup = StrictObject({
  lockup: StringEnum(givenLockups),
  svg: Type.String({ minLength: 1, maxLength: 512_000 }),
  width: Type.Number({ exclusiveMinimum: 0 }),
  height: Type.Number({ exclusiveMinimum: 0 }),
  /** The colours of its fills, strokes and gradients as hex, the largest area first. */
  colors: Type.Array(Type.String({ pattern: "^#[0-9a-f]{6}$" }), { maxItems: 64 }),
  /** False if it has live text, which is only seen where its font is installed. */
  outlined: Type.Boolean(),
  /**
   * How it can be shown in one colour without losing a part: with every colour replaced, or with
   * white parts cut out. Absent if parts would merge.
   */
  flat: Type.Optional(StringEnum(["plain", "knockout"])),
  /** Smallest height at which its parts and holes stay apart, CSS pixels. */
  smallestPx: Type.Number({ minimum: 1 }),
});
export type GivenLockup = Static<typeof GivenLockup>;

/** A given mark. At least one lockup, each once. */
export const GivenMark = StrictObject({
  lockups: Type.Array(GivenLockup, { minItems: 1, maxItems: givenLockups.length }),
  /** The drawing of its symbol, or of the lockup nearest to a square, on a 48 × 48 grid. */
  symbol: StrictObject({
    shapes: Type.Array(
      StrictObject({
        path: Type.String({ minLength: 1, maxLength: 400_000 }),
        color: Type.String({ pattern: "^#[0-9a-f]{6}$" }),
        rule: Type.Optional(StringEnum(["evenodd"])),
      }),
      { maxItems: 2000 },
    ),
    /** False if it has lines, gradients, opacity or clips, which the shapes only approximate. */
    isExact: Type.Boolean(),
  }),
});
export type GivenMark = Static<typeof GivenMark>;

/** The kinds that a picture among the files of a brand can be of. */
export const givenPictureKinds = [
  "photo",
  "hero",
  "hero-dark",
  "illustration",
  "illustration-dark",
  "pattern",
  "pattern-dark",
  "texture",
  "texture-dark",
  "example",
  "favicon",
  "app-icon",
  "social-card",
] as const;

/**
 * A given picture: cleaned SVG; or pixels by the hash of their PNG, with a drawing that embeds a
 * smaller copy of them, which pages show. A photograph has the id of the slot that it fills as its
 * slug.
 */
export const GivenPicture = StrictObject({
  slug: Type.String({ pattern: "^[a-z0-9][a-z0-9-]{0,59}$" }),
  name: Type.String({ minLength: 1, maxLength: 80 }),
  kind: StringEnum([...assetKinds, "photo"]),
  alt: Type.String({ maxLength: 400 }),
  width: Type.Number({ exclusiveMinimum: 0 }),
  height: Type.Number({ exclusiveMinimum: 0 }),
  svg: Type.Optional(Type.String({ minLength: 1, maxLength: 512_000 })),
  hash: Type.Optional(hash("SHA-256 of the PNG")),
  webpHash: Type.Optional(hash("SHA-256 of its WebP")),
  thumbnailHash: Type.Optional(hash("SHA-256 of its thumbnail")),
});
export type GivenPicture = Static<typeof GivenPicture>;

/** How the brand speaks, as people wrote it. */
export const GivenVoice = Type.Partial(
  StrictObject({
    tone: Type.String({ maxLength: 600 }),
    use: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems: 100 }),
    avoid: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems: 100 }),
    boilerplate: Type.String({ maxLength: 4000 }),
    /**
     * Pairs of what to do and what not; a picture is named by its slug. A given picture of the kind
     * `example` is shown there only.
     */
    pairs: Type.Array(
      StrictObject({
        do: Type.String({ minLength: 1, maxLength: 600 }),
        avoid: Type.String({ minLength: 1, maxLength: 600 }),
        doPicture: Type.Optional(Type.String({ maxLength: 60 })),
        avoidPicture: Type.Optional(Type.String({ maxLength: 60 })),
      }),
      { maxItems: 40 },
    ),
  }),
  { additionalProperties: false },
);
export type GivenVoice = Static<typeof GivenVoice>;

/**
 * The parts of a design that people brought in. They are kept exactly; generation completes what is
 * missing around them.
 */
export const Given = Type.Partial(
  StrictObject({
    tokens: GivenTokens,
    faces: Type.Partial(StrictObject({ display: GivenFace, text: GivenFace, mono: GivenFace }), { additionalProperties: false }),
    mark: GivenMark,
    pictures: Type.Array(GivenPicture, { maxItems: 60 }),
    icons: Type.Array(
      StrictObject({
        name: Type.String({ pattern: "^[a-z0-9][a-z0-9-]{0,59}$" }),
        svg: Type.String({ minLength: 1, maxLength: 64_000 }),
      }),
      { maxItems: 400 },
    ),
    voice: GivenVoice,
  }),
  { additionalProperties: false, title: "Given", description: "Parts that people brought in, kept exactly." },
);
export type Given = Static<typeof Given>;

/** What a design has to which nothing was brought. */
export const emptyGiven: Given = {};
