import { expect, test } from "bun:test";
import fc from "fast-check";
import { recognizeFiles } from "#/brand-import/recognize-files";
import { createDesignMd, formatDesignMd } from "#/documents/design-md";
import { createDtcgModeFiles } from "#/formats/dtcg";
import { companionFormats, tokenFormats } from "#/formats/index";
import { getTokenPart, uncarriedParts } from "#/formats/uncarried-parts";
import { listUncarriedTokens } from "#/formats/uncarried-tokens";
import { createPartnerKitFiles } from "#/kits/partner-kit/partner-kit";
import { createTokenFiles } from "#/kits/token-files";
import type { Adjustment } from "#/model/adjustment";
import { archetypeIds } from "#/model/direction";
import type { CustomToken } from "#/model/custom-token";
import { getCustomValue } from "#/model/custom-value";
import { listCustomDeclarations } from "#/model/custom-variables";
import type { DesignContent } from "#/model/design-content";
import type { GivenTokens } from "#/model/given";
import { modes, type TokenSet } from "#/model/token-set";
import { createTokens } from "#/studio/create-tokens";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { flattenGiven, flattenTokens } from "#test/brand-import/flat-tokens";
import { customTokens } from "#test/studio/arbitrary-custom-tokens";
import { givenTokens } from "#test/studio/arbitrary-given-tokens";

type File = { readonly path: string; readonly text: string };
type Export = { readonly name: string; readonly write: (content: DesignContent) => readonly File[] };

/** Every export that has tokens; that of components has none. */
const exports: readonly Export[] = [
  ...[...tokenFormats, ...companionFormats]
    .filter(({ format }) => format !== "components-json")
    .map(
      (format): Export => ({
        name: format.format,
        write: (content) => [{ path: format.fileName("nordhavn"), text: format.write(content, metadataFixture) }],
      }),
    ),
  {
    name: "dtcg-modes",
    write: (content) => createDtcgModeFiles(content).map((file) => ({ path: file.path, text: String(file.content) })),
  },
  {
    name: "bundle",
    write: (content) =>
      createTokenFiles(content, metadataFixture).map((file) => ({ path: `nordhavn/${file.path}`, text: String(file.content) })),
  },
  {
    name: "partner-kit",
    write: (content) =>
      createPartnerKitFiles(content, metadataFixture).flatMap((file) =>
        file.path.endsWith(".css") ? [{ path: file.path, text: String(file.content) }] : [],
      ),
  },
  {
    name: "design-md",
    write: (content) => {
      const text = formatDesignMd(createDesignMd(content, metadataFixture, "tokens/globals.css"));
      return [{ path: "DESIGN.md", text }];
    },
  },
];

const briefs = [
  { name: "Aoraki Cycles", brandColor: "#0f766e" },
  { name: "Tinta Negra", brandColor: "oklch(0.62 0.21 24)", secondaryColor: "#fbbf24" },
  { name: "مقهى الزيتون", brandColor: "#4d7c0f" },
  { name: "東京和紙", brandColor: "rgb(120 20 60)" },
];
const adjustments: readonly Adjustment[][] = [
  [],
  [
    { kind: "color-role", mode: "light", role: "primary", value: "oklch(0.45 0.2 300 / 0.9)" },
    { kind: "color-scale", scale: "brand", step: 9, value: "#123456" },
    { kind: "type-ratio", ratio: 1.37 },
    { kind: "radius", px: 7 },
    { kind: "motion", factor: 1.5 },
  ],
];

const system = fc.record({
  brief: fc.constantFrom(...briefs),
  archetype: fc.constantFrom(...archetypeIds),
  seed: fc.integer({ min: 0, max: 9999 }),
  edits: fc.constantFrom(...adjustments),
  given: fc.oneof(fc.constant<GivenTokens>({}), givenTokens),
  custom: fc.oneof(fc.constant<readonly CustomToken[]>([]), customTokens),
});
type System = typeof system extends fc.Arbitrary<infer Value> ? Value : never;

/** The tokens of a system, or those of a design that is created from what was read. */
function create({ brief, archetype, seed, edits, given, custom }: System, read?: GivenTokens): TokenSet {
  const direction = chooseDirection(brief, seed, archetype);
  const tokens = read ?? { ...given, ...(custom.length > 0 && { custom: [...custom] }) };
  return createTokens({ brief, given: { tokens }, adjustments: read ? [] : edits, seed }, direction);
}

function read(files: readonly File[]): GivenTokens {
  const { given, left, notices } = recognizeFiles(
    files.map(({ path, text }) => ({ path, bytes: new TextEncoder().encode(text) })),
  );
  // The other files of a bundle repeat its tokens.
  const unexpected = left.filter(({ reason }) => !reason.startsWith("They belong to a bundle"));
  expect({ unexpected, notices }).toEqual({ unexpected: [], notices: [] });
  return given.tokens ?? {};
}

const toContent = (tokens: TokenSet): DesignContent => ({ ...contentFixture, tokens });

/** Compares all that an export carries, and returns the parts of which it does not carry all. */
function compareTokens(name: string, tokens: TokenSet, given: GivenTokens): ReadonlySet<string> {
  const [expected, found] = [flattenTokens(tokens), flattenGiven(given)];
  const approximated = new Set(
    listUncarriedTokens(name, tokens).flatMap(({ kind, token }) => (kind === "approximated" ? [token] : [])),
  );
  const uncarried = uncarriedParts[name] ?? {};
  const parts = new Set<string>();
  for (const [token, value] of expected) {
    const part = getTokenPart(token) ?? "";
    const isSame = found.get(token) === value;
    if (isSame) continue;
    if (Object.hasOwn(uncarried, part)) parts.add(part);
    else if (!approximated.has(token) && !isApproximatedShadow(name, token))
      expect([name, token, found.get(token)]).toEqual([name, token, value]);
  }
  for (const token of found.keys()) if (!expected.has(token)) expect([name, token]).toEqual([name, "one of the design's"]);
  return parts;
}

/** Colours of shadows are those of the format, like all others. */
const isApproximatedShadow = (name: string, token: string) => name === "tokens-penpot" && token.startsWith("shadow.");

/** Formats in CSS, which have a custom token as the text of its variables. */
const inCss = /^(?:globals-css|partner-kit|utility-theme|utility-theme-v4|registry-item|theme-json)$/;
const sortKeys = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sortKeys)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted()
            .map(([key, inner]) => [key, sortKeys(inner)]),
        )
      : value;
const listDeclarations = (tokens: TokenSet) =>
  modes.flatMap((mode) => listCustomDeclarations(tokens, mode).map(([name, css]) => `${mode} ${name}: ${css}`)).sort();

/** Compares the custom tokens of an export that has them as data, with their paths, types and values by mode. */
function compareCustom(name: string, tokens: TokenSet, given: GivenTokens): void {
  const uncarried = new Map(listUncarriedTokens(name, tokens).map((one) => [one.token, one]));
  const found = new Map((given.custom ?? []).map((token) => [token.path.join("."), token]));
  for (const token of tokens.custom ?? []) {
    const path = token.path.join(".");
    if (uncarried.has(path) && uncarried.get(path)?.kind !== "renamed") continue;
    if (uncarried.has(path) && !found.has(path)) continue;
    const toValues = (one: CustomToken | undefined) =>
      one && [one.type, one.description, modes.map((mode) => JSON.stringify(sortKeys(getCustomValue(one, mode))) ?? null)];
    if (token.type !== "css" || modes.some((mode) => getCustomValue(token, mode) !== undefined))
      expect([name, path, toValues(found.get(path))]).toEqual([name, path, toValues(token)]);
  }
}

const noCustom = /^(?:colors-ts|spacing-ts|typography-ts|design-md)$/;
const partsSeen = new Map<string, Set<string>>();

test("every export imports into the tokens that it carries, and import, export and import again is a fixed point", () => {
  fc.assert(
    fc.property(system, (source) => {
      const tokens = create(source);
      for (const { name, write } of exports) {
        const first = read(write(toContent(tokens)));
        const seen = partsSeen.get(name) ?? new Set<string>();
        for (const part of compareTokens(name, tokens, first)) seen.add(part);
        partsSeen.set(name, seen);
        if (!inCss.test(name) && !noCustom.test(name)) compareCustom(name, tokens, first);
        const second = create(source, first);
        const again = read(write(toContent(second)));
        expect([name, [...flattenGiven(again)].sort()]).toEqual([name, [...flattenGiven(first)].sort()]);
        expect([name, sortKeys(again.custom)]).toEqual([name, sortKeys(first.custom)]);
        if (name === "globals-css") expect(listDeclarations(second)).toEqual(listDeclarations(tokens));
      }
    }),
    { numRuns: 8, seed: 15, endOnFailure: true, includeErrorInReport: true },
  );
}, 60_000);

test("what exports do not carry is listed, and nothing that they do carry is", () => {
  for (const { name } of exports)
    expect([name, [...(partsSeen.get(name) ?? [])].sort()]).toEqual([name, Object.keys(uncarriedParts[name] ?? {}).sort()]);
});
