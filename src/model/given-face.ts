import { type Static, Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";

/** One file of a given face: a WOFF2 that Livery wrote, by the SHA-256 of its bytes. */
export const GivenFaceFile = StrictObject({
  hash: Type.String({ pattern: "^[0-9a-f]{64}$", description: "SHA-256 of the WOFF2 file" }),
  fileName: Type.String({ pattern: "^[a-z0-9][a-z0-9-]{0,99}\\.woff2$" }),
  bytes: Type.Integer({ minimum: 1 }),
  /** CSS `font-weight`: one weight, or `100 900` for a variable face. */
  weight: Type.String({ pattern: "^[1-9][0-9]{0,3}( [1-9][0-9]{0,3})?$" }),
  style: StringEnum(["normal", "italic"]),
  /** CSS `unicode-range`. */
  unicodeRange: Type.String({
    pattern: "^U\\+[0-9A-F]{1,6}(-[0-9A-F]{1,6})?(,U\\+[0-9A-F]{1,6}(-[0-9A-F]{1,6})?)*$",
    maxLength: 20_000,
  }),
  /** Average advance of English text in this file, in em. */
  averageWidth: Type.Number({ exclusiveMinimum: 0, maximum: 4 }),
});
export type GivenFaceFile = Static<typeof GivenFaceFile>;

/** A type face that a person brought in. Metrics are in em. */
export const GivenFace = StrictObject({
  family: Type.String({ minLength: 1, maxLength: 80 }),
  /** The kind of its fallback: which system fonts are shown while it loads. */
  generic: StringEnum(["sans-serif", "serif", "monospace"]),
  files: Type.Array(GivenFaceFile, { minItems: 1, maxItems: 20 }),
  metrics: StrictObject({
    ascent: Type.Number(),
    /** Below the baseline, so a positive number in most faces. */
    descent: Type.Number(),
    lineGap: Type.Number(),
    xHeight: Type.Number(),
    capHeight: Type.Number(),
    /**
     * Average advance of English text, spaces included, in the file nearest to the regular weight.
     */
    averageWidth: Type.Number(),
  }),
  axes: Type.Array(
    StrictObject({
      tag: Type.String({ minLength: 4, maxLength: 4 }),
      min: Type.Number(),
      default: Type.Number(),
      max: Type.Number(),
    }),
    { maxItems: 16 },
  ),
  /** What the file itself permits; see OS/2 fsType. */
  embedding: StringEnum(["installable", "editable", "preview-and-print", "restricted"]),
  version: Type.Optional(Type.String({ maxLength: 200, description: "The version that the file states" })),
  licence: Type.Optional(Type.String({ maxLength: 100_000, description: "The licence text or its SPDX identifier" })),
  licenceUrl: Type.Optional(Type.String({ maxLength: 500, description: "Where the file says that its licence is" })),
  reservedNames: Type.Optional(
    Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20, description: "Names that changed versions may not have" }),
  ),
  rightsConfirmed: Type.Boolean({ description: "A person confirmed that the face may be embedded and served" }),
});
export type GivenFace = Static<typeof GivenFace>;
