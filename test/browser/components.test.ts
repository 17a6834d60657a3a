import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { renderComponentDocument } from "#/documents/component-document";
import { readFontFile } from "#/kits/font-files";
import type { DesignContent } from "#/model/design-content";
import { fullBrief } from "#test/studio/briefs";
import { expectCount } from "#test/browser/expect-count";
import { renderComponentSheet } from "#test/studio/component-sheet";
import { createSystem } from "#test/studio/create-system";
import { waitUntil } from "#test/wait-until";
import { launchBrowser } from "#test/browser/launch-browser";

let document = "";
let browser: Browser;
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/fonts/"))
      return new Response(document, { headers: { "content-type": "text/html; charset=utf-8" } });
    const bytes = readFontFile(pathname.slice("/fonts/".length));
    return bytes === undefined
      ? new Response("", { status: 404 })
      : new Response(bytes, { headers: { "content-type": "font/woff2" } });
  },
});

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop(true);
});

async function opened(html: string, width = 1280, scripts = true): Promise<Page> {
  document = html;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${server.port}/`, { waitUntil: "load" });
  if (scripts) await page.evaluate(() => window.document.fonts.ready.then(() => undefined));
  return page;
}

const only = (content: DesignContent, slug: string) => {
  const component = content.components.find((candidate) => candidate.slug === slug);
  if (component === undefined) throw new Error(`no component ${slug}`);
  return renderComponentDocument(component, content, { fontsBase: "/fonts/" });
};
const swiss = createSystem(fullBrief, 3, "swiss");

/** A German brief with very long words. */
const longWords = {
  ...fullBrief,
  tagline: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz für die Werkstatt",
  values: ["Verantwortungsbewusstsein", "Nachhaltigkeitsberichterstattungspflicht"],
  adjectives: ["unternehmensübergreifend"],
  offer: "Donaudampfschifffahrtsgesellschaftskapitänsmützen für die Aufgabe und den Hafen",
  copy: {
    ...fullBrief.copy,
    cta: "Geschwindigkeitsüberschreitung anfechten",
    navigation: ["Kraftfahrzeughaftpflichtversicherung", "Nahrungsmittelunverträglichkeiten"],
    features: [{ title: "Oberflächeninstandsetzungsbescheinigung", body: "Mit Lebensabschnittspartnerschaftsvertrag." }],
  },
};

describe("without any script", () => {
  test("a menu opens from its button, is reachable by Tab and closes with Escape", async () => {
    const page = await opened(only(swiss, "menu"), 1280, false);
    const sheet = page.locator("[id^=lv-menu-live]").first();
    expect(await sheet.isVisible()).toBe(false);
    await page.locator("[popovertarget]").first().press("Enter");
    await sheet.waitFor();
    await page.keyboard.press("Tab");
    await expectCount(sheet.locator("button:focus"), 1);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.context().close();
  });

  test("a dialog opens over the page, traps the focus, and closes with its button and with Escape", async () => {
    const page = await opened(only(swiss, "dialog"), 1280, false);
    const sheet = page.locator("dialog[id^=lv-dialog-live]").first();
    const trigger = page.locator("[command=show-modal]").first();
    await trigger.press("Enter");
    await sheet.waitFor();
    await expectCount(sheet.locator(":focus"), 1);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await trigger.and(page.locator(":focus")).waitFor();
    await trigger.press("Enter");
    await sheet.locator("button").last().press("Enter");
    await sheet.waitFor({ state: "hidden" });
    await page.context().close();
  });

  test("a drawer opens at the end of the line, within the window, and its close button closes it", async () => {
    for (const width of [320, 1280]) {
      const page = await opened(only(swiss, "drawer"), width, false);
      await page.locator("[popovertarget]").first().click();
      const sheet = page.locator("[id^=lv-drawer-live][popover]").first();
      await sheet.waitFor();
      const box = await sheet.boundingBox();
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(width);
      expect(box?.x ?? 0).toBeGreaterThanOrEqual(0);
      await sheet.locator("[popovertargetaction=hide]").first().click();
      await sheet.waitFor({ state: "hidden" });
      await page.context().close();
    }
  });

  test("a toast appears and disappears by its buttons", async () => {
    const page = await opened(only(swiss, "toast"), 1280, false);
    await page.locator("[popovertarget]").first().click();
    const strip = page.locator("[popover][role=status]").first();
    await strip.waitFor();
    await strip.locator("button").click();
    await strip.waitFor({ state: "hidden" });
    await page.context().close();
  });

  test("a tooltip shows on focus and hover, and stays while the pointer is on it", async () => {
    const page = await opened(only(swiss, "tooltip"), 1280, false);
    const tip = page.locator(".lv-tooltip--hover .lv-tooltip__bubble").first();
    const trigger = page.locator(".lv-tooltip--hover button").first();
    expect(await tip.isVisible()).toBe(false);
    for (let presses = 0; presses < 9 && !(await trigger.evaluate((node) => node.matches(":focus"))); presses++)
      await page.keyboard.press("Tab");
    await tip.waitFor();
    await page.keyboard.press("Tab");
    await tip.waitFor({ state: "hidden" });
    await trigger.hover();
    await tip.waitFor();
    await tip.hover();
    expect(await tip.isVisible()).toBe(true);
    await page.context().close();
  });

  test("arrow keys move a slider, the space bar selects a tag", async () => {
    const slider = await opened(only(swiss, "slider"), 1280, false);
    const control = slider.locator("input[type=range]").first();
    const before = Number(await control.inputValue());
    await control.press("ArrowRight");
    await waitUntil(async () => Number(await control.inputValue()) === before + 1);
    await slider.context().close();
    const tag = await opened(only(swiss, "tag"), 1280, false);
    const choice = tag.locator(".lv-tag--choice > input:enabled").first();
    expect(await choice.isChecked()).toBe(false);
    await choice.press("Space");
    await waitUntil(() => choice.isChecked());
    await tag.context().close();
  });
});

/** One archetype for each style of buttons, fields, tables and corners. */
const looks = ["editorial", "brutalist", "soft", "technical", "luxury", "industrial", "retro", "arcade"] as const;

describe.each([...looks])("%s", (id) => {
  test("controls are at least 24 pixels high and wide, except inline links and native fields in a label", async () => {
    const page = await opened(renderComponentSheet(createSystem(fullBrief, 3, id), "/fonts/"), 390);
    const small = await page.evaluate(() =>
      [...window.document.querySelectorAll("a[href], button, input, select, textarea, summary")]
        .map((node) => node.closest("label") ?? node)
        .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches("p a, .lv-card__link"))
        .map((node) => ({ node: node.className, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ node, box }) => `${node} ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
    await page.context().close();
  });

  test("long words fit a window of 320 pixels, left to right and right to left", async () => {
    const sheet = renderComponentSheet(createSystem(longWords, 3, id), "/fonts/");
    for (const html of [sheet, sheet.replace("<html ", '<html dir="rtl" ')]) {
      const page = await opened(html, 320);
      const wide = await page.evaluate(() => {
        const edge = window.innerWidth;
        return [...window.document.querySelectorAll("main *")]
          .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("svg") && node.scrollWidth > 0)
          .filter((node) => {
            const { left, right, width } = node.getBoundingClientRect();
            const scrolls = node.parentElement?.closest(
              ".lv-table, .lv-chart__scroll, .lv-code-block__scroll, .lv-carousel__track, .lv-scroll-area__view--across",
            );
            return width > 1 && !scrolls && (right > edge + 1 || left < -1);
          })
          .map((node) => `${node.className} ${node.textContent?.slice(0, 30)}`);
      });
      expect(wide).toEqual([]);
      await page.context().close();
    }
  });
});
