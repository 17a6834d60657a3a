import { type Static, Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createLazyValidator } from "#/kernel/lazy-validator";
import { parseJson } from "#/kernel/parse-json";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { givenLockups } from "#/model/given";
import { describeValidationErrors } from "#/operations/describe-validation-errors";

/** The file in an archive that holds what a person says about the others. */
export const importOptionsFile = "livery-import.json";

const faceSlots = ["display", "text", "mono"] as const;
export type FaceSlot = (typeof faceSlots)[number];

const Name = Type.String({ minLength: 1, maxLength: 400 });

/** What a person says about the files that they bring. Everything is optional. */
export const ImportOptions = StrictObject({
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: "The brand's name" })),
  licence: Type.Optional(Type.String({ maxLength: 100_000, description: "The licence of the fonts in words" })),
  rightsConfirmed: Type.Optional(Type.Boolean({ description: "Confirms the right to embed and serve the fonts" })),
  lockups: Type.Optional(Type.Record(Name, StringEnum(givenLockups), { description: "Which lockup an SVG file is" })),
  faces: Type.Optional(Type.Record(Name, StringEnum(faceSlots), { description: "What a font family is used for, by its name" })),
  pictures: Type.Optional(
    Type.Record(
      Name,
      StrictObject({
        name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
        alt: Type.Optional(Type.String({ minLength: 1, maxLength: 400, description: "The text alternative" })),
      }),
      { description: "Names and text alternatives of pictures, by their paths" },
    ),
  ),
  corrections: Type.Optional(
    Type.Array(StrictObject({ source: Name, target: Name }), {
      maxItems: 5000,
      description:
        "Other targets for single values, by their source; `custom` keeps the own name, `leave` takes nothing. A drawing or " +
        "picture, by its path, becomes `mark.symbol`, `icon.bell`, `picture.hero` or `picture.photo-work`; a section of a " +
        "text, by its path and heading, `voice.avoid`",
    }),
  ),
});
export type ImportOptions = Static<typeof ImportOptions>;

const getValidator = createLazyValidator(ImportOptions);

/** Parses the options of an import. Throws `invalid`, naming the field. */
export function parseImportOptions(bytes: Uint8Array): ImportOptions {
  const value = parseJson(bytes, importOptionsFile);
  const validator = getValidator();
  if (validator.Check(value)) return value;
  throw new Failure("invalid", `${importOptionsFile}: ${describeValidationErrors(validator.Errors(value))}`);
}
