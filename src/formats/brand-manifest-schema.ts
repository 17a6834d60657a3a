import { Type, type Static } from "@sinclair/typebox";
import { StringEnum, StrictObject } from "#/kernel/schema";
import { assetKinds } from "#/model/mark";
import { platforms } from "#/model/platform";
import { colorRoles, modes, scaleNames, textStyleNames } from "#/model/token-set";
import { ExportParentSchema } from "#/formats/export-metadata";

const Hex = Type.String({ pattern: "^#[0-9a-f]{6}$", description: "sRGB colour" });
const Pixels = Type.Number({ description: "CSS pixels" });
const Lengths = Type.Record(Type.String(), Pixels);
const Family = StrictObject({
  name: Type.String({ description: "Family name in CSS" }),
  stack: Type.Array(Type.String(), { description: "The family and its fallbacks, generic last" }),
});
export const families = ["display", "text", "mono"] as const;
export const mapNames = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

const Size = StrictObject({
  minPx: Pixels,
  maxPx: Pixels,
  css: Type.String({ description: "The fluid size as CSS" }),
  leading: Type.Number({ description: "Line height, unitless" }),
  trackingEm: Type.Number(),
});
const Style = StrictObject({
  family: StringEnum(families),
  size: Type.String({ description: "Name of a size" }),
  weight: Type.Number(),
  leading: Type.Number(),
  trackingEm: Type.Number(),
});
const Asset = StrictObject({
  name: Type.String(),
  kind: StringEnum(assetKinds),
  mediaType: Type.Literal("image/svg+xml"),
  width: Pixels,
  height: Pixels,
  outlined: Type.Boolean({ description: "False if the name is live text" }),
  alt: Type.String(),
  url: Type.String({ format: "uri" }),
});

/** A brand's colours, typography, spacing and marks as plain values in one JSON file. */
export const BrandManifest = StrictObject(
  {
    $schema: Type.String({ format: "uri" }),
    name: Type.String(),
    slug: Type.String(),
    parent: Type.Optional(ExportParentSchema),
    version: Type.String(),
    tagline: Type.Optional(Type.String()),
    industry: Type.Optional(Type.String()),
    platform: StringEnum(platforms),
    brandColor: StrictObject({
      hex: Hex,
      given: Type.String({ description: "The colour as written in the brief" }),
      mapped: Type.Boolean({ description: "Whether it was outside sRGB and was mapped into the gamut" }),
    }),
    direction: StrictObject({ id: Type.String(), name: Type.String(), summary: Type.String(), voice: Type.String() }),
    colors: StrictObject({
      modes: StrictObject(mapNames(modes, () => StrictObject(mapNames(colorRoles, () => Hex)))),
      palette: StrictObject(mapNames(scaleNames, () => Type.Array(Hex, { minItems: 12, maxItems: 12 }))),
      exact: Type.Optional(
        Type.Record(Type.String(), Type.String(), {
          description: "Given colours that hex cannot hold, in CSS, such as `palette.brand.9` or `light: primary`",
        }),
      ),
    }),
    typography: StrictObject({
      families: StrictObject(mapNames(families, () => Family)),
      weights: Type.Record(Type.String(), Type.Number()),
      ratio: Type.Number(),
      sizes: Type.Record(Type.String(), Size),
      styles: StrictObject(mapNames(textStyleNames, () => Style)),
      measureCh: Type.Number(),
    }),
    spacing: StrictObject({ scale: Lengths, sections: Lengths }),
    radius: Lengths,
    strokePx: Pixels,
    shadows: Type.Record(Type.String(), StrictObject({ light: Type.String(), dark: Type.String() })),
    motion: StrictObject({
      durationsMs: Type.Record(Type.String(), Type.Number()),
      easings: Type.Record(Type.String(), Type.Array(Type.Number(), { minItems: 4, maxItems: 4 })),
    }),
    layout: StrictObject({ containerPx: Pixels, columns: Type.Number(), gutterPx: Pixels, marginPx: Pixels }),
    mark: StrictObject({
      concept: Type.String(),
      clearSpace: Type.Number({ description: "Free space around the mark, as a share of the symbol's height" }),
      smallestPx: StrictObject({ symbol: Pixels, wordmark: Pixels }),
    }),
    assets: Type.Array(Asset),
    contrastFailures: Type.Optional(
      Type.Array(
        StrictObject({
          mode: StringEnum(modes),
          foreground: StringEnum(colorRoles),
          background: StringEnum(colorRoles),
          ratio: Type.Number(),
          threshold: Type.Number(),
          nearest: Type.Record(Type.String(), Hex, { description: "The nearest values that pass, by role" }),
        }),
        { description: "Pairs with given colours that do not reach the contrast that WCAG 2.2 requires" },
      ),
    ),
    given: Type.Optional(
      Type.Array(Type.String(), { description: "The tokens whose values people gave, such as `palette.brand.9`" }),
    ),
    custom: Type.Optional(
      Type.Array(
        StrictObject({
          path: Type.Array(Type.String()),
          type: Type.String(),
          values: Type.Record(Type.String(), Type.Unknown()),
          description: Type.Optional(Type.String()),
        }),
        { description: "Tokens under their own names, in the format of the Design Tokens Community Group" },
      ),
    ),
  },
  { title: "Brand manifest", description: "A brand's design system as plain values." },
);
export type BrandManifest = Static<typeof BrandManifest>;
