import { expect, test } from "bun:test";
import { adjustedBrief } from "#test/studio/adjustments/adjusted-brief";
import { createSystem } from "#test/studio/create-system";
import type { Adjustment } from "#/model/adjustment";
import type { DesignContent } from "#/model/design-content";
import { listEditableTexts } from "#/studio/adjustments/list-editable-texts";
import { replaceTexts } from "#/studio/adjustments/replace-texts";
import { scanTexts } from "#/studio/adjustments/scan-texts";
import { createTextLookup } from "#/studio/adjustments/text-edits";

const create = (adjustments: readonly Adjustment[] = [], brief = adjustedBrief) =>
  createSystem(brief, 7, "swiss", { adjustments });
const original = create();
const getBody = ({ pages }: DesignContent, slug = "landing") => pages.find((page) => page.slug === slug)?.body ?? "";

const edit = (markup: string, from: string, to: string) => replaceTexts(markup, createTextLookup([{ kind: "text", from, to }]));

test("a text without a page is edited on every page and in every component, and the old one is gone", () => {
  const to = `Reserve <b> & "see"`;
  const { pages, components } = create([{ kind: "text", from: " Book an  eye test ", to }]);
  expect(getBody(original)).toContain(">Book an eye test<");
  for (const { body } of pages) expect(body).not.toContain(">Book an eye test<");
  for (const { variants } of components) for (const { html } of variants) expect(html).not.toContain(">Book an eye test<");
  expect(pages[0]?.body).toContain(">Reserve &lt;b&gt; &amp; &quot;see&quot;<");
  expect(pages[0]?.body).not.toContain("Reserve <b>");
});

test("a text of one page stays on all others, and counts more than an edit of all pages in any order", () => {
  const all: Adjustment = { kind: "text", from: "Pricing", to: "Everywhere" };
  const here: Adjustment = { kind: "text", page: "landing", from: "Pricing", to: "Here" };
  const one = create([all, here]);
  expect(getBody(one)).toContain(">Here<");
  expect(getBody(one)).not.toContain(">Everywhere<");
  expect(getBody(one, "contact")).toContain(">Everywhere<");
  expect(create([here, all])).toEqual({ ...one, adjustments: [here, all] });
  expect(getBody(create([here]), "contact")).toBe(getBody(original, "contact"));
});

test("texts are exchanged at once, so that edits never follow one another", () => {
  const { pages } = create([
    { kind: "text", from: "Eye tests", to: "Frames" },
    { kind: "text", from: "Frames", to: "Eye tests" },
  ]);
  const [before, after] = [original.pages[0]?.body ?? "", pages[0]?.body ?? ""];
  expect(after.indexOf(">Frames</h3>")).toBe(before.indexOf(">Eye tests</h3>"));
});

test("the headline is fitted to what it says, and names the page", () => {
  const to = "See the day clearly from the first light of the morning until the last page of the night";
  const [page] = create([{ kind: "text", page: "landing", from: "See the day clearly", to }]).pages;
  const [asBrief] = create([], { ...adjustedBrief, copy: { ...adjustedBrief.copy, headline: to } }).pages;
  const getHero = (css = "") => css.slice(css.indexOf(".hero h1"), css.indexOf(".hero__trade"));
  expect(getHero(page?.css)).toBe(getHero(asBrief?.css));
  expect(getHero(page?.css)).not.toBe(getHero(original.pages[0]?.css));
  expect(page?.title).toBe(`Nordhavn Optik: ${to}`);
});

test("title and description are edited by their own text", () => {
  const [first] = original.pages;
  const [page] = create([
    { kind: "text", from: first?.title ?? "", to: "Own title" },
    { kind: "text", from: first?.description ?? "", to: "Own description" },
  ]).pages;
  expect(page).toMatchObject({ title: "Own title", description: "Own description" });
});

test("a text that inline elements divide is found whole, and markup around all of it stays", () => {
  expect(edit('<p><bdi lang="de">Guten Tag</bdi></p>', "Guten Tag", "Hallo")).toBe('<p><bdi lang="de">Hallo</bdi></p>');
  expect(edit("<p>See <em>the</em> day</p>", "See the day", "Now & then")).toBe("<p>Now &amp; then</p>");
  expect(edit("<td><strong>$9</strong> each</td>", "$9 each", "Free")).toBe("<td>Free</td>");
  expect(edit("<h1>two<wbr>words</h1>", "twowords", "one")).toBe("<h1>one</h1>");
  expect(edit("<p><b>One</b></p><p>Two</p>", "One Two", "x")).toBe("<p><b>One</b></p><p>Two</p>");
});

test("phrases of a script without spaces are split again", () => {
  const brief = { name: "北の眼鏡", language: "ja" as const, copy: { headline: "毎日をはっきりと見るための眼鏡" } };
  const headline = brief.copy.headline;
  const to = "新しい一日をもっと美しくする眼鏡を作ります";
  const body = getBody(createSystem(brief, 3, "swiss", { adjustments: [{ kind: "text", from: headline, to }] }));
  const heading = /<h1[^>]*>(.{0,2000}?)<\/h1>/.exec(body)?.[1] ?? "";
  expect(heading.replace(/<[^>]*>/g, "")).toBe(to);
  expect(heading).toContain("<wbr>");
});

test("attributes that people read or hear are edited, and those of machines never", () => {
  const markup =
    '<img alt="Send" src="Send"><input type="submit" value="Send"><input type="text" value="Send" placeholder="Send" name="Send">' +
    '<a title="Send" aria-label="Send" class="Send" href="#Send">Send</a>';
  expect(edit(markup, "Send", '"Go"')).toBe(
    '<img alt="&quot;Go&quot;" src="Send"><input type="submit" value="&quot;Go&quot;">' +
      '<input type="text" value="Send" placeholder="&quot;Go&quot;" name="Send">' +
      '<a title="&quot;Go&quot;" aria-label="&quot;Go&quot;" class="Send" href="#Send">&quot;Go&quot;</a>',
  );
  expect(edit("<style>a</style><!-- a --><p>a</p>", "a", "b")).toBe("<style>a</style><!-- a --><p>b</p>");
});

test("every text that is listed can be edited on its own, and undone to the same bytes", () => {
  for (const page of original.pages)
    for (const { from, kind, section } of listEditableTexts(page)) {
      const lookup = createTextLookup([{ kind: "text", page: page.slug, from, to: "Θ edited Θ" }], page.slug);
      const shown = kind === "title" || kind === "description" ? lookup(from) : replaceTexts(page.body, lookup);
      expect([from, kind, section, shown?.includes("Θ edited Θ")]).toEqual([from, kind, section, true]);
    }
  expect({ ...create([{ kind: "text", from: "not on any page", to: "x" }]).components }).toEqual({ ...original.components });
});

test("listed texts are in reading order, with their section and what they are", () => {
  const [page] = original.pages;
  if (page === undefined) throw new Error("there is no page");
  const texts = listEditableTexts(page);
  const find = (text: string) =>
    texts.findIndex((one) => one.text === text && one.kind !== "title" && one.kind !== "description");
  expect(texts[0]).toMatchObject({ kind: "title", text: "Nordhavn Optik: See the day clearly" });
  expect(find("See the day clearly")).toBeLessThan(find("Thirty minutes with an optometrist."));
  expect(texts).toContainEqual({ text: "See the day clearly", from: "See the day clearly", section: "hero", kind: "heading" });
  expect(texts).toContainEqual({ text: "Choose Pro", from: "Choose Pro", section: "prices", kind: "link" });
  const label = "Phone number or email address";
  expect(texts).toContainEqual({ text: label, from: label, section: "contact", kind: "label" });
});

test("a text that was edited before is listed with what was generated", () => {
  const adjustments: Adjustment[] = [{ kind: "text", page: "landing", from: "Calm", to: "Quiet" }];
  const [page] = create(adjustments).pages;
  if (page === undefined) throw new Error("there is no page");
  expect(listEditableTexts(page, adjustments)).toContainEqual({ text: "Quiet", from: "Calm", section: "values", kind: "text" });
});

test("reading takes time in proportion to the markup, whatever it is", () => {
  const measure = (count: number) => {
    const hostile = ["<b>", "<p", ' title="', "&", "<a b='>", "</i>"].map((part) => part.repeat(count));
    const started = performance.now();
    for (const markup of hostile) for (const _ of scanTexts(markup));
    return performance.now() - started;
  };
  measure(2000);
  expect(measure(64_000)).toBeLessThan(Math.max(400, measure(8000) * 40));
});
