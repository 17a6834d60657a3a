import { Type } from "@sinclair/typebox";
import { AdoptionManifest } from "#/documents/adoption-manifest";
import { details } from "#/documents/handoff/live-inventory";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { frameUri } from "#/operations/agents/agent-resources";
import { systemName, systemTarget } from "#/operations/systems/name-input";
import { reading, tool } from "#/operations/tool";

const sections = Object.keys(AdoptionManifest.properties);

/** How much of a list the summary of a large system shows, characters of JSON. */
const listShown = 7000;

const Shortened = Type.Object({
  section: Type.String({ description: "The list that is cut" }),
  entries: Type.Integer({ description: "How many it has" }),
  shown: Type.Integer({ description: "How many are here" }),
  bytes: Type.Integer({ description: "Its size when it is whole" }),
  arguments: Type.Object({}, { additionalProperties: true, description: "Arguments that fetch it whole" }),
});

/** How agents get the adoption manifest: whole, but for lists that would fill their memory. */
export const adoptionTool = tool({
  description:
    "The full adoption manifest of a published system: tokens, components, pages, brand asset addresses, export formats, and the binding design direction that all work with the brand keeps. Needs no key. Lists that are very long are cut and named in shortened.",
  auth: "public",
  hints: reading,
  target: systemTarget,
  frame: frameUri,
  input: StrictObject({
    name: systemName,
    sections: Type.Optional(
      Type.Array(StringEnum(sections), {
        description: "Only these parts of the manifest; all when absent",
        minItems: 1,
        maxItems: sections.length,
      }),
    ),
    detail: Type.Optional(StringEnum(details, { description: "full: no list is cut", default: "summary" })),
  }),
  output: Type.Object({
    ...Type.Partial(AdoptionManifest).properties,
    shortened: Type.Optional(Type.Array(Shortened, { description: "Lists that are cut here" })),
  }),
  given: ({ name }: { name?: unknown }) => ({ name }),
  shown(manifest: AdoptionManifest, { name, sections: asked, detail }) {
    const parts = Object.entries(manifest).filter(([section]) => asked === undefined || asked.includes(section));
    if (detail === "full") return Object.fromEntries(parts);
    const shortened: unknown[] = [];
    const shown = parts.map(([section, value]) => {
      if (!Array.isArray(value)) return [section, value];
      const whole = JSON.stringify(value);
      if (whole.length <= listShown) return [section, value];
      const first = beginningOf(value);
      shortened.push({
        section,
        entries: value.length,
        shown: first.length,
        bytes: Buffer.byteLength(whole),
        arguments: { name, sections: [section], detail: "full" },
      });
      return [section, first];
    });
    return { ...Object.fromEntries(shown), ...(shortened.length > 0 && { shortened }) };
  },
});

/** The first entries, as many as there is room for. */
function beginningOf(entries: readonly unknown[]): readonly unknown[] {
  let room = listShown;
  const end = entries.findIndex((entry) => {
    room -= JSON.stringify(entry).length + 1;
    return room < 0;
  });
  return entries.slice(0, end < 0 ? entries.length : end);
}
