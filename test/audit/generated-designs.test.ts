import { describe, expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { demoBriefs } from "#data/briefs/index";
import { contentOf } from "#test/content";

/** A brief in Latin letters with everything said, and one of a script that no bundled face has. */
const briefs = [demoBriefs[0], demoBriefs[2]].flatMap((brief) => (brief ? [brief] : []));
const openIn = (content: ReturnType<typeof contentOf>) =>
  content.audit.findings
    .filter(({ severity }) => severity !== "info")
    .map(({ rule, subject, place, message }) => [rule, subject, place, message]);

describe("a generated design has neither errors nor warnings", () => {
  test.each(archetypeIds.flatMap((id) => briefs.map((brief) => [id, brief.name, brief] as const)))(
    "%s, %s",
    (directionId, _, brief) => {
      expect(openIn(contentOf(brief, { directionId }))).toEqual([]);
    },
  );

  test.each(demoBriefs.map((brief) => [brief.name, brief] as const))("the demo brief %s", (_, brief) => {
    expect(openIn(contentOf(brief, { directionId: brief.archetype ?? "swiss" }))).toEqual([]);
  });
});
