import { afterAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { renderToString } from "react-dom/server";
import { createElement, type ComponentType } from "react";
import { baseCss } from "#/documents/base-css";
import { renderGlobalsRules } from "#/formats/globals-css";
import { getComponentName, listVariantKeys } from "#/formats/react/identifiers";
import type { Component } from "#/model/component";
import type { ArchetypeId } from "#/model/direction";
import type { TokenSet } from "#/model/token-set";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { createTokenSet } from "#/studio/token-set";
import { createStudioComponents } from "#test/formats/react/create-studio-components";
import { launchBrowser } from "#test/browser/launch-browser";
import { createReactFolder } from "#test/formats/react/react-folder";
import { fullBrief } from "#test/studio/briefs";

const browser = await launchBrowser();
afterAll(() => browser.close());

/** An app that shows every variant of some components, written to their folder. */
const appOf = (components: readonly Component[]): string => `
${components.map((component) => `import { ${getComponentName(component)} } from "./react/${component.slug}";`).join("\n")}
export function App() {
  return <>${components
    .flatMap((component) =>
      listVariantKeys(component).map(
        (key) =>
          "<section " +
          `className="shown"><${getComponentName(component)}${component.variants.length > 1 ? ` variant="${key}"` : ""} ` +
          "/></section>",
      ),
    )
    .join("\n")}</>;
}
`;
const client = `import { hydrateRoot } from "react-dom/client";
import { useEffect } from "react";
import { App } from "./app";
import { launchBrowser } from "#test/browser/launch-browser";
function Alive() {
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => document.body.setAttribute("data-ready", "")));
  }, []);
  return <App />;
}
const root = document.getElementById("root");
if (root) hydrateRoot(root, <Alive />, { onRecoverableError: (error) => console.error("recovered", String(error)) });
`;

const documentOf = (tokens: TokenSet, css: string, body: string, script = "") =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>T</title>' +
  `<style>${renderGlobalsRules(tokens)}${baseCss}.shown{padding:16px;overflow:hidden}</style>` +
  `<style>${css}</style></head><body><div id="root">${body}</div>${script}</body></html>`;

async function pictureOf(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html);
  if (html.includes("<script")) await page.waitForSelector("body[data-ready]");
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/**
 * The number of pixels that differ by more than 8 of 255 in a channel; all of them if the sizes
 * differ.
 */
const differing = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ([first = "", second = ""]) => {
      const read = async (base64: string) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = [await read(first), await read(second)];
      if (!a || !b || a.width !== b.width || a.height !== b.height) return Number.MAX_SAFE_INTEGER;
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 8)) count++;
      return count;
    },
    [one.toString("base64"), other.toString("base64")],
  );

const archetypes: readonly ArchetypeId[] = ["brutalist", "soft"];
const groupSize = 10;

for (const archetype of archetypes) {
  test(`${archetype}: React looks like the HTML fragments, hydrates without warnings, and requests nothing`, async () => {
    const tokens = createTokenSet({
      brandColor: fullBrief.brandColor,
      secondaryColor: undefined,
      direction: chooseDirection(fullBrief, 7, archetype),
      seed: 7,
    });
    const all = createStudioComponents(fullBrief, archetype);
    const page = await browser.newPage({ viewport: { width: 1024, height: 800 }, reducedMotion: "reduce" });
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => /^https?:/.test(request.url()) && complaints.push(request.url()));
    for (let start = 0; start < all.length; start += groupSize) {
      const components = all.slice(start, start + groupSize);
      const folder = createReactFolder(components);
      writeFileSync(join(folder, "app.tsx"), appOf(components));
      writeFileSync(join(folder, "client.tsx"), client);
      const { App }: { App: ComponentType } = await import(join(folder, "app.tsx"));
      const built = await Bun.build({
        entrypoints: [join(folder, "client.tsx")],
        target: "browser",
        define: { "process.env.NODE_ENV": '"development"' },
      });
      const text = async (kind: string) => (await built.outputs.find(({ path }) => path.endsWith(kind))?.text()) ?? "";
      const script = `<script>${(await text(".js")).replaceAll("</script", "<\\/script")}</script>`;
      const live = await pictureOf(page, documentOf(tokens, await text(".css"), renderToString(createElement(App)), script));
      const fragments = components.flatMap(({ variants }) =>
        variants.map(({ html }) => `<section class="shown">${html}</section>`),
      );
      const css = components.map((component) => component.css).join("\n");
      const still = await pictureOf(page, documentOf(tokens, css, fragments.join("")));
      if (Bun.env.SCREENSHOTS) writeFileSync(join(Bun.env.SCREENSHOTS, `react-${archetype}-${start}.png`), live);
      // A text and the space before it are two nodes in React, which may move a glyph by a fraction
      // of a pixel: a few dozen of some four million.
      expect(await differing(page, live, still)).toBeLessThanOrEqual(200);
    }
    expect(complaints).toEqual([]);
    await page.close();
  }, 120_000);
}

test("the comparison detects a different colour", async () => {
  const page = await browser.newPage({ viewport: { width: 200, height: 100 } });
  const one = await pictureOf(page, "<!DOCTYPE html><p style='background:#fff'>A</p>");
  const other = await pictureOf(page, "<!DOCTYPE html><p style='background:#eee'>A</p>");
  expect(await differing(page, one, other)).toBeGreaterThan(1000);
  expect(await differing(page, one, one)).toBe(0);
  await page.close();
});
