import { describe, expect, test } from "bun:test";
import type { AuditedDesign } from "#/audit/rule";
import { addToLandingPage, listFindings, soundDesign } from "#test/audit/sound-design";

/** The sound design as if its pages were in Polish, with text in its own landmark. */
const onPolishPage = (body: string): AuditedDesign => ({
  ...soundDesign,
  pages: soundDesign.pages
    .filter(({ slug }) => slug === "landing")
    .map((page) => ({ ...page, lang: "pl", body: `<main><h1>Straż</h1>${body}</main>`, css: "" })),
});
const avoiding = (avoid: string[]): AuditedDesign => ({
  ...soundDesign,
  brief: { ...soundDesign.brief, avoid },
  mark: { ...soundDesign.mark, concept: "A lighthouse in the counter of the letter A." },
});
const clipped = (css: string) => addToLandingPage({ body: '<p class="z">Text</p>', css: `.z{overflow:hidden;${css}}` });
const add = (body: string) => addToLandingPage({ body });
const before = new Set(listFindings(soundDesign));
const textRules = ["text-unclipped", "language-of-page", "sample-marked", "avoided-left-out"];
const listOwn = (design: AuditedDesign) =>
  listFindings(design).filter((finding) => !before.has(finding) && textRules.some((rule) => finding.startsWith(`${rule} `)));

describe("a fault of a text is the only finding of its kind, and a near miss has none", () => {
  test.each<[string, AuditedDesign, AuditedDesign]>([
    ["language-of-page warning", onPolishPage("<p>Read more</p>"), onPolishPage("<p>Czytaj dalej</p>")],
    [
      "language-of-page warning",
      onPolishPage("<p>See what the brigade does</p>"),
      onPolishPage('<p lang="en">See the brigade</p>'),
    ],
    [
      "language-of-page warning",
      onPolishPage('<nav aria-label="Main navigation"><a href="#a">Menu</a></nav>'),
      onPolishPage('<nav aria-label="Menu"><a href="#a">Menu</a></nav><code>read the file</code>'),
    ],
    [
      "language-of-page warning",
      { ...soundDesign, brief: { ...soundDesign.brief, language: "pl" } },
      { ...soundDesign, brief: { ...soundDesign.brief, language: "en" } },
    ],
    ["sample-marked warning", add("<p>From € 1,250.50 a month</p>"), add("<p data-sample>From € 1,250.50 a month</p>")],
    ["sample-marked warning", add("<p>anna@acme.test</p>"), add("<p>name@example.com</p>")],
    ["sample-marked warning", add("<p>Call +44 20 7946 0000</p>"), add("<p>Call us in 2026</p>")],
    ["sample-marked warning", add("<p>Open from 8:30</p>"), add("<p>A ratio of 4:3 and version 1.8:30</p>")],
    ["text-unclipped warning", clipped("height:16px;font-size:2rem"), clipped("height:48px;font-size:2rem")],
    ["text-unclipped warning", clipped("line-height:.85"), clipped("line-height:.95")],
    ["avoided-left-out warning", avoiding(["lighthouses"]), avoiding(["anchors", "illustrations"])],
  ])("%s: %#", (rule, fault, nearMiss) => {
    expect(listOwn(fault)).toEqual([rule]);
    expect(listOwn(nearMiss)).toEqual([]);
  });
});

test("amounts that the brief states need no mark", () => {
  const { brief } = soundDesign;
  expect(listOwn({ ...add("<p>From £95</p>"), brief: { ...brief, offer: "Accounts from £95, all year" } })).toEqual([]);
});
