import { ValueErrorType, type ValueError } from "@sinclair/typebox/errors";

/**
 * The number of errors to read. An input can be wrong in a million places, each of which costs
 * memory, and later errors do not change the message.
 */
const maxErrors = 20;

/**
 * Describes what is wrong with an input in one sentence that names the field and the expected
 * value.
 */
export function describeValidationErrors(errors: Iterable<ValueError>): string {
  const all = [...Iterator.from(errors).take(maxErrors)];
  const unknown = all.filter(({ type }) => type === ValueErrorType.ObjectAdditionalProperties);
  if (unknown.length > 0) {
    const names = unknown.slice(0, 5).map(({ path }) => `"${formatFieldPath(path)}"`);
    return unknown.length === 1
      ? `${names.join(", ")} is not a known field. Remove or correct it.`
      : `${names.join(", ")} are not known fields. Remove or correct them.`;
  }
  const [first] = all.filter(({ type }) => type !== ValueErrorType.ObjectMinProperties);
  const [tooFew] = all;
  if (!first && tooFew) return `The request is empty. Send at least one of: ${listOptionalProperties(tooFew.schema).join(", ")}.`;
  return first ? `${formatFieldPath(first.path) || "The input"} ${describeExpectation(first)}.` : "The input is not valid.";
}

const listOptionalProperties = ({ properties = {}, required = [] }: ValueError["schema"]): readonly string[] =>
  Object.keys(properties).filter((name) => !required.includes(name));

/** Formats `/copy/plans/0/name` as `copy.plans[0].name`, cut to 120 characters. */
function formatFieldPath(path: string): string {
  const words = path
    .slice(0, 500)
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  return words
    .map((word, index) => (/^\d+$/.test(word) ? `[${word}]` : `${index ? "." : ""}${word}`))
    .join("")
    .slice(0, 120);
}

function describeExpectation({ type, schema, value }: ValueError): string {
  switch (type) {
    case ValueErrorType.ObjectRequiredProperty:
      return Array.isArray(schema.enum) ? `is required and must be one of: ${schema.enum.join(", ")}` : "is required";
    case ValueErrorType.StringMinLength:
      return schema.minLength === 1 ? "must not be empty" : `must have at least ${schema.minLength} characters`;
    case ValueErrorType.StringMaxLength:
      return `must have at most ${schema.maxLength} characters`;
    case ValueErrorType.StringPattern:
      return `has an invalid format${schema.description ? `; expected: ${schema.description.replace(/\.$/, "")}` : ""}`;
    case ValueErrorType.ArrayMinItems:
      return `must have at least ${schema.minItems} ${schema.minItems === 1 ? "entry" : "entries"}`;
    case ValueErrorType.ArrayMaxItems:
      return `must have at most ${schema.maxItems} entries`;
    case ValueErrorType.IntegerMinimum:
    case ValueErrorType.NumberMinimum:
      return `must be at least ${schema.minimum}`;
    case ValueErrorType.IntegerMaximum:
    case ValueErrorType.NumberMaximum:
      return `must be at most ${schema.maximum}`;
    default: {
      const expected = `must be ${addArticle(String(schema.type ?? "value"))}`;
      if (!Array.isArray(schema.enum)) return expected;
      const words = schema.enum.join(", ");
      return typeof value === "string" ? `must be one of: ${words}` : `${expected}, one of: ${words}`;
    }
  }
}

const addArticle = (noun: string) => (noun === "string" ? "text" : `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`);
