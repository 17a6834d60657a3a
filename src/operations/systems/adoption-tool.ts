import { type Static, Type } from "@sinclair/typebox";
import { AdoptionManifest } from "#/documents/adoption-manifest-schema";
import { details } from "#/documents/handoff/detail";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { frameUri } from "#/operations/agents/agent-resources";
import { systemName, systemTarget } from "#/operations/systems/resolve";
import { readOnlyHints, defineTool } from "#/operations/tool";

const sections = Object.keys(AdoptionManifest.properties);

/**
 * The length of a result beyond which its lists are cut, characters of JSON: fewer than 20,000
 * tokens. Only systems with hundreds of components are longer.
 */
const maxResponseLength = 54_000;

const Shortened = Type.Object({
  section: Type.String({ description: "The list that was shortened" }),
  entries: Type.Integer({ description: "Number of entries in the full list" }),
  shown: Type.Integer({ description: "Number of entries in this result" }),
  bytes: Type.Integer({ description: "Size of the full list, bytes" }),
  arguments: Type.Object({}, { additionalProperties: true, description: "Arguments that return the full list" }),
});

/** The tool that returns the adoption manifest: in full, unless it is too long for one result. */
export const adoptionTool = defineTool({
  description:
    "Returns the adoption manifest of a published system: tokens, components, pages, brand asset URLs, export " +
    "formats, and the design direction, which is binding for all work with the brand. For systems with " +
    "hundreds of components, the longest lists are shortened and named in `shortened`.",
  auth: "public",
  hints: readOnlyHints,
  target: systemTarget,
  frameUri: frameUri,
  input: StrictObject({
    name: systemName,
    sections: Type.Optional(
      Type.Array(StringEnum(sections), {
        description: "Sections of the manifest to return; all if omitted",
        minItems: 1,
        maxItems: sections.length,
      }),
    ),
    detail: Type.Optional(StringEnum(details, { description: "full: return all lists in full length", default: "summary" })),
  }),
  output: Type.Object({
    ...Type.Partial(AdoptionManifest).properties,
    shortened: Type.Optional(Type.Array(Shortened, { description: "Lists that were shortened" })),
  }),
  toInput: ({ name }) => ({ name }),
  toOutput(manifest: AdoptionManifest, { name, sections: requestedSections, detail }) {
    const parts = Object.entries(manifest).filter(
      ([section]) => requestedSections === undefined || requestedSections.includes(section),
    );
    if (detail === "full") return Object.fromEntries(parts);
    const shown = new Map<string, unknown>(parts);
    const shortened: Static<typeof Shortened>[] = [];
    const getExcessLength = () => getJsonLength([...shown]) - maxResponseLength;
    for (const { section, entries, withEntries: cutTo } of findShortenableLists(parts).sort(
      (one, other) => getJsonLength(other.entries) - getJsonLength(one.entries),
    )) {
      if (getExcessLength() <= 0) break;
      const first = takeWhileFits(entries, Math.max(getJsonLength(entries) - getExcessLength(), 0));
      shown.set(section, cutTo(first));
      shortened.push({
        section,
        entries: entries.length,
        shown: first.length,
        bytes: Buffer.byteLength(JSON.stringify(entries)),
        arguments: { name, sections: [section], detail: "full" },
      });
    }
    return { ...Object.fromEntries(shown), ...(shortened.length > 0 && { shortened }) };
  },
});

type ShortenableList = {
  readonly section: string;
  readonly entries: readonly unknown[];
  /** Returns the section with these entries in place of its own. */
  withEntries(entries: readonly unknown[]): unknown;
};

/**
 * Finds the lists that can be long: sections that are lists, and the components of the previews.
 */
const findShortenableLists = (parts: readonly (readonly [string, unknown])[]): ShortenableList[] =>
  parts.flatMap(([section, value]): ShortenableList[] => {
    if (Array.isArray(value)) return [{ section, entries: value, withEntries: (entries) => entries }];
    const isObject = typeof value === "object" && value !== null && "components" in value;
    if (!isObject || !Array.isArray(value.components)) return [];
    return [{ section, entries: value.components, withEntries: (components) => ({ ...value, components }) }];
  });

const getJsonLength = (value: unknown) => JSON.stringify(value).length;

/** The first entries that fit into `maxLength`. */
function takeWhileFits(entries: readonly unknown[], maxLength: number): readonly unknown[] {
  let remaining = maxLength;
  const end = entries.findIndex((entry) => {
    remaining -= JSON.stringify(entry).length + 1;
    return remaining < 0;
  });
  return entries.slice(0, end < 0 ? entries.length : end);
}
