import { describe, expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { demoBriefs } from "#data/briefs/index";
import { createDesignContent } from "#test/design-content";

/** A complete brief in Latin script, and one in a script that no bundled font supports. */
const briefs = [demoBriefs[0], demoBriefs[2]].flatMap((brief) => (brief ? [brief] : []));
const listOpenFindings = (content: ReturnType<typeof createDesignContent>) =>
  content.audit.findings
    .filter(({ severity }) => severity !== "info")
    .map(({ rule, subject, place, message }) => [rule, subject, place, message]);

/**
 * Edge cases: white, black, violet, red and wide-gamut brand colours, long names, and markup as
 * text.
 */
const edgeCases: readonly Brief[] = [
  { name: "X", brandColor: "#ffffff" },
  { name: "A name that goes on and on and does not come to its end for quite some time", brandColor: "#000000" },
  { name: "Violet", brandColor: "#7c3aed", secondaryColor: "#e11d48" },
  { name: "Grau", brandColor: "#808080" },
  { name: "Gelb", brandColor: "#ffff00" },
  { name: "Müller", brandColor: "#dc2626" },
  { name: "Neon", brandColor: "color(display-p3 0 1 0)" },
  {
    name: '<b>Ø</b> & "Co"',
    tagline: "</style><script>alert(1)</script>",
    brandColor: "#ff0000",
    copy: { headline: "🚀 Fast", cta: "Read more" },
  },
];

describe("a design from an edge-case brief has no errors, and warnings only for the brief's own copy", () => {
  test.each(archetypeIds.map((id, index) => [id, edgeCases[index % edgeCases.length] ?? { name: "X" }] as const))(
    "%s, %o",
    (directionId, brief) => {
      const own = brief.copy ? new Set(["no-emoji-icons", "link-says-where"]) : new Set<unknown>();
      const open = listOpenFindings(createDesignContent(brief, { directionId }));
      expect(open.filter(([rule]) => !own.has(rule))).toEqual([]);
    },
  );
});

describe("a generated design has neither errors nor warnings", () => {
  test.each(archetypeIds.flatMap((id) => briefs.map((brief) => [id, brief.name, brief] as const)))(
    "%s, %s",
    (directionId, _, brief) => {
      expect(listOpenFindings(createDesignContent(brief, { directionId }))).toEqual([]);
    },
  );

  test.each(demoBriefs.map((brief) => [brief.name, brief] as const))("the demo brief %s", (_, brief) => {
    expect(listOpenFindings(createDesignContent(brief, { directionId: brief.archetype ?? "swiss" }))).toEqual([]);
  });
});
