import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";

/** Input fields that describe a brand. */
export const brandInput = {
  name: Type.String({ minLength: 1, maxLength: 80, description: "The brand's name" }),
  tagline: Type.Optional(
    Type.String({ maxLength: 200, description: "A short line shown with the name. An empty string removes it." }),
  ),
  description: Type.Optional(Type.String({ maxLength: 600, description: "What the brand offers. An empty string removes it." })),
  website: Type.Optional(
    Type.String({ maxLength: 300, description: "The brand's http or https URL. An empty string removes it." }),
  ),
};

type BrandFields = Partial<Pick<Brand, "name" | "tagline" | "description" | "website">>;

/**
 * Parses a brand's fields. An empty string becomes null. Throws `invalid` for a name without
 * visible characters and for a website that is not an http or https URL.
 */
export function parseBrandInput(input: { [Field in keyof BrandFields]?: string | undefined }): BrandFields {
  const fields: { -readonly [Field in keyof BrandFields]: BrandFields[Field] } = {};
  for (const field of ["tagline", "description", "website"] as const)
    if (input[field] !== undefined) fields[field] = input[field].trim() || null;
  if (input.name !== undefined) fields.name = parseName(input.name);
  if (fields.website && !isWebAddress(fields.website))
    throw new Failure("invalid", "website must be an http or https URL, such as https://example.com.");
  return fields;
}

/** Trims a name. Throws `invalid`, naming the field, unless it has a letter, digit or symbol. */
export function parseName(input: string, field = "name"): string {
  const name = input.trim();
  if (!/[\p{L}\p{N}\p{S}]/u.test(name))
    throw new Failure("invalid", `${field} must contain at least one letter, digit or symbol.`);
  return name;
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
