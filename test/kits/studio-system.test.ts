import { expect, test } from "bun:test";
import { lexer } from "css-tree";
import { renderComponentDocument } from "#/documents/component-document";
import { renderPageDocument } from "#/documents/page-document";
import { globalsCss } from "#/formats/globals-css";
import { companionFormats, tokenFormats } from "#/formats/index";
import type { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { findHtmlFaults } from "#test/documents/find-html-faults";
import { metadataFixture } from "#test/formats/content-fixture";
import { readRules } from "#test/formats/read-rules";
import { createStudioContent } from "#test/kits/studio-content";

const brief: Brief = { name: "Nordhavn & Søn", brandColor: "#0f5fd0", offer: "Lenses for lighthouses", industry: "Optics" };
/** The markup of components is covered by their own tests. */
const studioOwn = ["prefer-native-element"];
const systems = archetypeIds.map((archetype) => [archetype, createStudioContent(brief, 7, archetype)] as const);

for (const [archetype, content] of systems) {
  test(`${archetype}: the document of every component is valid HTML`, async () => {
    const faults: string[] = [];
    for (const component of content.components) {
      const text = renderComponentDocument(component, content, { fontsBase: "../fonts/" });
      faults.push(...(await findHtmlFaults(text, studioOwn)).map((fault) => `${component.slug} ${fault}`));
    }
    expect(content.components.length).toBeGreaterThan(13);
    expect(faults).toEqual([]);
  });

  test(`${archetype}: a page document loads only its fonts and resolves every link`, () => {
    for (const page of content.pages) {
      const text = renderPageDocument(page, content, { fontsBase: "../fonts/" });
      expect(text).not.toContain("{{page:");
      for (const [, address] of text.matchAll(/url\("([^"#]+)"\)/g))
        expect(address).toMatch(/^(\.\.\/fonts\/[\w-]+\.woff2|data:image\/)/);
      expect(text).not.toMatch(/<script|<link|@import/i);
    }
  });

  test(`${archetype}: every export has content and only valid values`, () => {
    for (const format of [...tokenFormats, ...companionFormats]) {
      const text = format.write(content, metadataFixture);
      expect(text.length).toBeGreaterThan(1000);
      if (format.format !== "components-json")
        expect(text).not.toMatch(/NaN|Infinity|undefined|\[object|\d\.(?:\d{11,}|\d*(?:0{6}|9{6})\d)/);
    }
    const [shared] = readRules(globalsCss.write(content, metadataFixture));
    const colors = [...(shared?.declarations ?? [])].filter(([name]) => name.startsWith("--palette-"));
    expect(colors.length).toBe(84);
    for (const [, value] of colors) expect(lexer.match("<color>", value).error).toBeNull();
  });
}
