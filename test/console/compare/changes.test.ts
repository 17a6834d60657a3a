import { describe, expect, test } from "bun:test";
import { getTokenFamily, groupChanges, summarizeChanges } from "#/console/app/screens/compare/changes";
import { listSubjectChoices, parseSubject, toSubjectKey } from "#/console/app/screens/compare/comparison-state";

const side = { designId: "ds_1", name: "One", version: "1.0.0", bump: null, reasons: [], releaseNotes: null };
const nothing = { from: side, to: side, tokens: [], added: [], removed: [], changed: [], identity: [], edits: [], given: [] };
const token = (name: string, mode: string | null) => ({ name, mode, before: "a", after: "b" });

describe("a difference", () => {
  test("is grouped into pages, components and drawings, with variants under their component and tokens counted once across modes", () => {
    const changes = groupChanges({
      ...nothing,
      tokens: [token("primary", "light"), token("primary", "dark"), token("space-4", null)],
      added: ["component:badge", "component:badge/plain", "page:contact", "component:button/loud"],
      removed: ["asset:hero", "component:card/wide"],
      changed: ["component:button", "page:landing"],
    });
    expect(changes.pages).toEqual([
      { subjectKey: "page:contact", slug: "contact", change: "added", variants: 0 },
      { subjectKey: "page:landing", slug: "landing", change: "changed", variants: 0 },
    ]);
    expect(changes.components).toEqual([
      { subjectKey: "component:badge", slug: "badge", change: "added", variants: 1 },
      { subjectKey: "component:button", slug: "button", change: "changed", variants: 1 },
      { subjectKey: "component:card", slug: "card", change: "changed", variants: 1 },
    ]);
    expect(changes.drawings).toEqual([{ subjectKey: "marks:hero", slug: "hero", change: "removed", variants: 0 }]);
    expect(changes.tokens.map(({ family, count }) => [family, count])).toEqual([
      ["colour", 1],
      ["space", 1],
    ]);
    expect(summarizeChanges(changes)).toBe("2 pages, 3 components, 1 drawing, 2 tokens");
    expect(changes.isEmpty).toBe(false);
  });

  test("between equal versions is empty", () => {
    expect(groupChanges(nothing).isEmpty).toBe(true);
    expect(groupChanges({ ...nothing, tokens: [token("ring", "dark")] }).isEmpty).toBe(false);
  });
});

test.each([
  ["background", "colour"],
  ["chart-1", "colour"],
  ["palette-brand", "palette"],
  ["font-display", "type"],
  ["type-body", "type"],
  ["measure", "type"],
  ["space-1_5", "space"],
  ["container", "space"],
  ["radius", "shape"],
  ["radius-lg", "shape"],
  ["stroke", "shape"],
  ["shadow-md", "shadow"],
  ["ease-out", "motion"],
] as const)("the token %s belongs to the family %s", (name, family) => {
  expect(getTokenFamily(name)).toBe(family);
});

describe("a comparison's subject", () => {
  const component = { slug: "button", name: "Button", category: "actions", summary: "", variants: [] } as const;
  const page = (slug: string, name: string) => ({ slug, name, title: name });
  const choices = listSubjectChoices(
    { pages: [page("landing", "Landing"), page("old", "Old")], components: [component] },
    { pages: [page("landing", "Landing page")], components: [] },
  );

  test("is any that either version has, with the newer name", () => {
    expect(choices.map(({ value, label }) => [value, label])).toEqual([
      ["page:landing", "Landing page"],
      ["page:old", "Old"],
      ["guideline", "Guideline"],
      ["marks", "Mark and imagery"],
      ["component:button", "Button"],
    ]);
  });

  test.each(["page:old", "guideline", "marks", "marks:symbol", "component:button"])(
    "is parsed from %s and formatted back to it",
    (word) => {
      expect(toSubjectKey(parseSubject(word, choices))).toBe(word);
    },
  );

  test.each(["", "page:missing", "component:none", "nonsense", "page:landing:x"])("is the first page for the key %j", (word) => {
    expect(toSubjectKey(parseSubject(word, choices))).toBe("page:landing");
  });
});
