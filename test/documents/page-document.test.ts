import { expect, test } from "bun:test";
import { renderPageDocument } from "#/documents/page-document";
import type { Page } from "#/model/page";
import { findHtmlFaults } from "#test/documents/find-html-faults";
import { contentFixture } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";

const [landing, pricing] = contentFixture.pages;
if (!landing || !pricing) throw new Error("the fixture has two pages");
const renderPage = (page: Page) => renderPageDocument(page, contentFixture, { fontsBase: "../fonts/" });

test("the document is valid HTML with the page's language, title and description", async () => {
  const text = renderPage({ ...landing, lang: "de" });
  expect(await findHtmlFaults(text)).toEqual([]);
  expect(text).toStartWith('<!DOCTYPE html>\n<html lang="de" class="system">');
  expect(text).toContain("<title>Nordhavn &amp; Søn</title>");
  expect(text).toContain('<meta name="description" content="Lenses for lighthouses">');
  expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
});

test("a page links to sibling files, and to the landing page for pages that do not exist", () => {
  expect(renderPage(landing)).toContain('<a href="pricing.html">Prices</a>');
  expect(renderPage(pricing)).toContain('<a href="landing.html">Home</a> <a href="landing.html">Contact</a>');
});

test("the URLs of sibling pages can be overridden", () => {
  const text = renderPageDocument(landing, contentFixture, { fontsBase: "/fonts/", pageHref: (slug) => `./${slug}` });
  expect(text).toContain('<a href="./pricing">Prices</a>');
  expect(text).toContain('url("/fonts/');
});

test("it matches its golden file", () => {
  expectGolden("page-document/landing.html", renderPage(landing));
});
