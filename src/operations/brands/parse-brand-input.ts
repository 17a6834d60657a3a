import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";

/** What people say of a brand. */
export const brandInput = {
  name: Type.String({ minLength: 1, maxLength: 80, description: "The brand's name as it is written" }),
  tagline: Type.Optional(Type.String({ maxLength: 200, description: "A line that goes with the name; empty for none" })),
  description: Type.Optional(Type.String({ maxLength: 600, description: "What the brand offers; empty for none" })),
  website: Type.Optional(Type.String({ maxLength: 300, description: "The brand's own https or http address; empty for none" })),
};

type BrandFields = Partial<Pick<Brand, "name" | "tagline" | "description" | "website">>;

/**
 * Takes in what is said of a brand: control characters are removed, an empty text means none.
 * Throws `invalid` for a name without a letter and for no web address.
 */
export function parseBrandInput(given: { [Field in keyof BrandFields]?: string | undefined }): BrandFields {
  const fields: { -readonly [Field in keyof BrandFields]: BrandFields[Field] } = {};
  for (const field of ["tagline", "description", "website"] as const)
    if (given[field] !== undefined) fields[field] = given[field].trim() || null;
  if (given.name !== undefined) fields.name = parseName(given.name);
  if (fields.website && !isWebAddress(fields.website))
    throw new Failure("invalid", "website must be an address such as https://example.com.");
  return fields;
}

/**
 * A name without outer blanks. Throws `invalid`, naming the field, where nothing of it can be seen.
 */
export function parseName(given: string, field = "name"): string {
  const name = given.trim();
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) throw new Failure("invalid", `${field} must have at least one letter, digit or symbol.`);
  return name;
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
