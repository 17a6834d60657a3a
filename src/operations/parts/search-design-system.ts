import { type Static, Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import {
  findPartSource,
  loadPartSubject,
  sourceName,
  sourceArgument,
  versionArgument,
  anyResult,
  sourceNotFoundMessage,
  sourceTarget,
  sourceVersion,
} from "#/operations/parts/resolve";
import { partKinds } from "#/operations/parts/part-kind";
import type { WordMatch } from "#/operations/parts/search-by-words";
import { briefReadOnlyHints, defineTool } from "#/operations/tool";

/** The most results, and the most characters of a description. */
const maxResults = 14;
const maxAboutLength = 180;

const query = Type.String({ description: "Words or a value: primary button, #0b5d6b, 12px", minLength: 1, maxLength: 200 });
const kind = Type.Optional(StringEnum(partKinds, { description: "Only this kind" }));

const Output = Type.Object(
  {
    system: Type.String(),
    version: Type.String(),
    results: Type.Array(
      Type.Object({
        kind: StringEnum(partKinds),
        name: Type.String(),
        about: Type.String({ description: "What it is, or its value" }),
        distance: Type.Optional(Type.String({ description: "How far its value is from the one in the query" })),
        get: Type.Optional(Type.String({ description: "The call that returns it, without the system" })),
      }),
    ),
    note: Type.Optional(Type.String()),
  },
  { title: "SearchResults" },
);
type Result = Static<typeof Output>["results"][number];

export const searchDesignSystem = defineOperation({
  name: "search_design_system",
  title: "Search a design system",
  summary: "Finds components, tokens, icons, marks, pictures, pages and rules by words, and tokens by value.",
  tag: "Systems",
  access: "public",
  variesByCaller: true,
  input: StrictObject({ name: sourceName, query, kind, version: sourceVersion }),
  output: Output,
  example: { input: { name: "nordhavn-optik", query: "primary button" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/search", anyOrigin: true },
  tool: defineTool({
    description: "Finds components, tokens, icons, marks, pictures, pages and rules by words, and the nearest token to a value.",
    auth: "optional",
    hints: briefReadOnlyHints,
    target: sourceTarget,
    input: StrictObject({ system: sourceArgument, query, version: versionArgument }),
    output: anyResult,
  }),
  notFoundMessage: sourceNotFoundMessage,
  find: findPartSource,
  async run(context, { query, kind, version }, source) {
    const { content, facts } = await loadPartSubject(context, source, version, []);
    const { findByValue, findByWords, listSearchEntries } = await import("#/operations/parts/part-lookup");
    const system = { system: facts.slug, version: facts.version };
    const nearest = kind === undefined || kind === "token" ? findByValue(content.tokens, query) : undefined;
    if (nearest) {
      const results = nearest.map(({ name, value, distance }): Result => ({ kind: "token", name, about: value, distance }));
      return { ...system, results, note: describeNearest(results) };
    }
    const entries = listSearchEntries(content).filter((entry) => kind === undefined || entry.kind === kind);
    const results = findByWords(entries, query).slice(0, maxResults).map(toResult);
    return {
      ...system,
      results,
      ...(results.length === 0 && { note: "Nothing matches. Try one other word, or get_design_context for everything." }),
    };
  },
});

function describeNearest([first]: readonly Result[]): string {
  if (!first) return "No token is near. Use the closest role and report the missing token.";
  return first.distance === "same"
    ? "Use the token whose role fits, as var(), not the value."
    : "No token has this value. Use the nearest whose role fits; do not write the value.";
}

function toResult({ entry, variant }: WordMatch): Result {
  const { kind, name, about, variants } = entry;
  const listed = variants === undefined || variants.length < 2 ? "" : ` Variants: ${variants.join(", ")}.`;
  const short = about.length > maxAboutLength ? `${about.slice(0, maxAboutLength)}…` : about;
  const get = toCall(kind, name, variant);
  return { kind, name, about: short + listed, ...(get !== undefined && { get }) };
}

/** The call that returns a part; rules are part of `get_design_context`. */
function toCall(kind: Result["kind"], name: string, variant?: string): string | undefined {
  const write = (tool: string, input: Readonly<Record<string, string>>) => `${tool} ${JSON.stringify(input)}`;
  switch (kind) {
    case "component":
      return write("get_component", { component: name, ...(variant !== undefined && { variant }) });
    case "token":
      return undefined;
    case "icon":
    case "asset":
      return write("get_asset", { asset: name });
    case "page":
      return write("get_page_recipe", { page: name });
    case "rule":
      return undefined;
  }
}
