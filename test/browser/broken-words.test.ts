import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { computeFingerprint } from "#/kernel/random";
import { archetypeIds } from "#/model/direction";
import type { Brief } from "#/model/brief";
import { renderPageDocument } from "#/documents/page-document";
import { launchBrowser } from "#test/browser/launch-browser";
import { createSystem } from "#test/studio/create-system";
import { serveDocuments } from "../../scripts/proof/document-server";

/** Briefs with long words where they are set large, in scripts with letters of different widths. */
const briefs: readonly Brief[] = [
  {
    name: "Hebammenhaus Wimmer",
    industry: "Hebammenpraxis in Linz",
    tagline: "Wochenbettbesuche bei Ihnen daheim",
    offer: "Hausbesuche, Stillberatung, Rückbildung. Wahlhebammen, die Kasse zahlt 80 % vom Tarif zurück. Mammamassagen im Mai.",
  },
  {
    name: "მარანი",
    industry: "ღვინის მარანი კახეთში",
    tagline: "მიწაში დაბადებული",
    offer: "დეგუსტაცია, ექსკურსია, ვახშამი. ქვევრის ღვინოს ვაყენებთ ბაბუის მარანში.",
  },
  {
    name: "Työpaja Väätäjä",
    industry: "Huonekaluverhoomo Tampereella",
    tagline: "Mummonmökkien nojatuolit uusiksi",
    offer: "Verhoilu, entisöinti, kankaat. Kunnostamme tuolit, sohvat ja veneenpehmusteet kolmessa viikossa.",
  },
  {
    name: "முத்து",
    industry: "பாத்திரக் கடை, கும்பகோணம்",
    tagline: "தலைமுறை தாண்டும் பாத்திரங்கள்",
    offer: "குத்துவிளக்கு, வெண்கலப் பானை, அண்டா. ஈயம் பூசுதல் மூன்று நாளில் முடியும்.",
  },
  {
    name: "சலங்கை",
    industry: "நடனப் பள்ளி, யாழ்ப்பாணம்",
    offer: "ஒவ்வொரு அடியும் ஒரு பாடம்.",
    copy: {
      features: ["சிறிய வகுப்புகள்", "பரீட்சைத் தயார்ப்படுத்தல்", "வெளிநாட்டுப் பிள்ளைகளுக்கு"].map((title) => ({
        title,
        body: "ஞாயிற்றுக்கிழமைகளில் மாலை ஆறு மணிக்கு.",
      })),
    },
  },
  {
    name: "Το Μολύβι",
    industry: "Χαρτικά και σχολικά είδη, Δράμα",
    tagline: "Μύτη πάντα",
    offer:
      "Τετράδια από 1,20 €, πένες, χαρτιά με το κιλό, φωτοτυπίες 6 λεπτά, βιβλιοδεσία εργασιών μέσα σε μία μέρα. Ανοιχτά κάθε Σάββατο.",
  },
];

let browser: Browser;
const server = serveDocuments();
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Runs in the browser: words of large texts that stand on more than one line, without a hyphen where they part. */
const listBrokenWords = () =>
  [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, dt, .say, .display)")].flatMap((element) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[\p{L}\p{M}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1 && [...word].length <= 16) broken.push(`<${element.localName} class="${element.className}"> ${word}`);
      }
    return broken;
  });

/** Runs in the browser: words that are partly outside the box to which they are cut. */
const listCutWords = () =>
  [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, dt, dd)")].flatMap((element) => {
    let clip: HTMLElement | null = element;
    while (clip !== null && getComputedStyle(clip).overflowX === "visible") clip = clip.parentElement;
    if (clip === null || clip === document.body || clip === document.documentElement) return [];
    const box = clip.getBoundingClientRect();
    if (box.width <= 1) return [];
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCut = [...range.getClientRects()].some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      return isCut ? [`<${element.localName}> ${node.textContent?.trim()} (cut)`] : [];
    });
  });

test("no word of a large text is broken and no text is cut, in any direction, on wide and on small screens", async () => {
  const broken: string[] = [];
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const [index, id] of archetypeIds.entries())
    for (const turn of [0, 1]) {
      const brief = briefs[(index + turn) % briefs.length] ?? { name: "Wimmer" };
      const content = createSystem(brief, computeFingerprint(brief.name) + turn * 2, id);
      const landing = content.pages.find(({ slug }) => slug === "landing");
      if (landing === undefined) throw new Error("no landing page");
      const url = server.publish(`words-${id}-${turn}`, renderPageDocument(landing, content, { fontsBase: "/fonts/" }));
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(url, { waitUntil: "load" });
        await page.evaluate(() => document.fonts.ready);
        for (const word of [...(await page.evaluate(listBrokenWords)), ...(await page.evaluate(listCutWords))])
          broken.push(`${id} ${brief.name} ${width}px ${word}`);
      }
    }
  await page.close();
  expect(broken).toEqual([]);
}, 240_000);
