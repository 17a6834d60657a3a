import { expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { computeFingerprint } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import { getSectionPhrases } from "#/studio/copy/section-phrases";
import { createCopy } from "#/studio/copy/copy";
import { createSystem } from "#test/studio/create-system";

// Designs of a whole set of briefs are made first.
setDefaultTimeout(300_000);

const folder = join(import.meta.dirname, "../unseen/fifth");
const keys = readdirSync(folder).map((name) => name.replace(".json", ""));
const briefs = await Promise.all(keys.map((key): Promise<Brief> => Bun.file(join(folder, `${key}.json`)).json()));

/** Landing pages as the product makes them of briefs that were not written for it. */
const landings = briefs.map((brief, index) => {
  const content = createSystem(brief, brief.seed ?? computeFingerprint(brief.name), brief.archetype);
  const body = content.pages.find(({ slug }) => slug === "landing")?.body ?? "";
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
  return { key: keys[index], brief, content, main };
});

const getText = (markup: string) =>
  markup
    .replace(/<svg\b[\s\S]*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("no landing page shows a slot, save that for the number of those who are called", () => {
  for (const { key, brief, main } of landings) {
    const copy = createCopy(brief);
    const { placeName, addressLines, openFromTo, programmeEntry, programmeDate, newsTitle, personName, quotationSlot } =
      getSectionPhrases(copy);
    const text = getText(main);
    const slots = [placeName, ...addressLines, openFromTo, programmeEntry, programmeDate, newsTitle, personName, quotationSlot];
    expect({ key, found: slots.filter((slot) => text.includes(slot)) }).toEqual({ key, found: [] });
    expect({ key, hasTime: text.includes("00:00") }).toEqual({ key, hasTime: false });
  }
});

test("no picture appears twice on a landing page, nor its subject in the large picture and below it", () => {
  for (const { key, content, main } of landings) {
    const shown = [...main.matchAll(/<use href="#brand-illustration-(\d+)"/g)].map(([, index]) => Number(index));
    expect({ key, shown: new Set(shown).size }).toEqual({ key, shown: shown.length });
    const illustrations = content.imagery.assets.filter(({ kind }) => kind === "illustration");
    const alts = shown.map((index) => illustrations[index]?.alt ?? "");
    expect({ key, alts: new Set(alts).size }).toEqual({ key, alts: alts.length });
    expect({ key, again: alts.includes(content.imagery.concept) }).toEqual({ key, again: false });
  }
});

test("no heading of a landing page says the headline again, and no block has a title alone", () => {
  for (const { key, main } of landings) {
    const list = (level: string) =>
      [...main.matchAll(new RegExp(`<h[${level}]\\b[^>]*>([\\s\\S]*?)</h[${level}]>`, "g"))].map(([, inner = ""]) =>
        getText(inner).toLowerCase(),
      );
    const [headline = ""] = list("1");
    expect({ key, again: list("23").includes(headline) }).toEqual({ key, again: false });
    const bare = /<div class="list list--bare[^"]*">\s*<ul class="(?:blocks|cells|tiles)/.test(main);
    expect({ key, bare }).toEqual({ key, bare: false });
  }
});

test("every landing page has up to nine sections: first view, form, and what the brief and the pictures fill", () => {
  for (const { key, brief, content, main } of landings) {
    const count = main.match(/<section class="(?:hero|part) /g)?.length ?? 0;
    const hasScene = content.imagery.assets.some(({ kind, isVignette }) => kind === "illustration" && isVignette === true);
    const least = 2 + (brief.offer === undefined ? 0 : 1);
    expect({ key, count, fits: count >= least && count <= 9 }).toEqual({ key, count, fits: true });
    // A single scene stands beside the form; more have a section of their own.
    const shown = main.includes('href="#brand-illustration-');
    expect({ key, shown }).toEqual({ key, shown: hasScene });
  }
});
