import type { Random } from "#/kernel/random";
import { randomSize, type JsonSchema, type OpenApi } from "./request";

const oddTexts = [
  "",
  " ",
  "\u0000",
  "\u202e\u2066",
  "\ud800",
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "'; DROP TABLE systems; --",
  "%",
  "{{7*7}}",
  "</script><script>alert(1)</script>",
  "2026-02-30T25:61:61.000Z",
  "javascript:alert(1)",
  "http://169.254.169.254/latest",
  "https://127.0.0.1:1/x",
  "#ff00zz",
  "oklch(0.5 0.1 none)",
  "NaN",
  "1e400",
] as const;
const oddNumbers = [0, -0, -1, 1e308, 5e-324, Number.MAX_SAFE_INTEGER, 2 ** 32, 0.1] as const;
/** Patterns for long texts on which super-linear matchers are slow. */
const repeats = [
  "a",
  " ",
  "\t\n",
  "(",
  "[",
  "{",
  "<",
  "<a ",
  "&#",
  "/*",
  "url(#",
  "--",
  "\\",
  '"',
  "é",
  "\u{1f600}",
  "a,",
  "0.",
  "../",
  "%2e",
  "#",
  "-",
  "_a",
  "*/",
];

export function randomText(random: Random, maxLength = 2_000): string {
  if (random.next() < 0.4) return random.pick(oddTexts);
  const part = random.pick(repeats);
  return random.pick(["", "x", "url(", "<p>"]) + part.repeat(Math.ceil(randomSize(random, maxLength) / part.length));
}

/** A random JSON value, nested at most `depth` levels. */
export function randomValue(random: Random, depth = 3): unknown {
  switch (random.integer(0, depth > 0 ? 7 : 4)) {
    case 0:
      return null;
    case 1:
      return random.next() < 0.5;
    case 2:
      return random.pick(oddNumbers);
    case 3:
    case 4:
      return randomText(random);
    case 5:
      return Array.from({ length: randomSize(random, 30) }, () => randomValue(random, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: randomSize(random, 12) }, () => [randomText(random, 20), randomValue(random, depth - 1)]),
      );
  }
}

/** A value for a schema; one in ten does not match it. */
export function randomValueFor(schema: JsonSchema | undefined, random: Random, openapi: OpenApi, depth = 6): unknown {
  if (schema === undefined || depth === 0 || random.next() < 0.1) return randomValue(random, 2);
  if (schema.$ref !== undefined)
    return randomValueFor(openapi.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""], random, openapi, depth - 1);
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return randomValueFor(random.pick(choices), random, openapi, depth - 1);
  switch (typeof schema.type === "string" ? schema.type : schema.type?.[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random.next() < 0.8)
          .map(([name, property]) => [name, randomValueFor(property, random, openapi, depth - 1)]),
      );
    case "array":
      return Array.from({ length: random.integer(0, 4) }, () => randomValueFor(schema.items, random, openapi, depth - 1));
    case "integer":
    case "number":
      return random.next() < 0.5 ? random.integer(0, 20) : random.pick(oddNumbers);
    case "boolean":
      return random.next() < 0.5;
    default:
      return randomText(random);
  }
}

/** JSON text that is slow, memory-hungry or ambiguous for careless parsers. */
export function randomOddJson(random: Random): string {
  const size = randomSize(random, 1_500_000);
  switch (random.integer(0, 6)) {
    case 0:
      return "[".repeat(Math.min(size, 500_000));
    case 1:
      return `${'{"a":'.repeat(Math.min(size, 100_000))}1${"}".repeat(Math.min(size, 100_000))}`;
    case 2:
      return `{${Array.from({ length: Math.min(size, 60_000) }, (_, index) => `"k${index}":0`).join(",")}}`;
    case 3:
      return `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"name":${JSON.stringify(randomText(random))}}`;
    case 4:
      return `{"a":1e400,"a":-1e400,"a":"\\ud800"}`;
    case 5:
      return `\ufeff{"name":"${"x".repeat(size)}"}`;
    default:
      return `[${"{},".repeat(Math.min(size, 300_000))}{}]`;
  }
}
