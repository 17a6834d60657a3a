import { expect, test } from "bun:test";
import { renderComponentDocument } from "#/documents/component-document";
import type { Component } from "#/model/component";
import { findHtmlFaults } from "#test/documents/find-html-faults";
import { contentFixture, hostileContent, hostileText } from "#test/formats/content-fixture";
import { expectGolden } from "#test/formats/golden";

const [button, navigation] = contentFixture.components;
if (!button || !navigation) throw new Error("the fixture has two components");
const renderComponent = (component: Component, content = contentFixture) =>
  renderComponentDocument(component, content, { fontsBase: "../fonts/" });

test("the document is valid HTML for a small component and for a landmark with ids", async () => {
  for (const component of [button, navigation]) expect(await findHtmlFaults(renderComponent(component))).toEqual([]);
});

test("every variant has its name and a light and a dark panel", () => {
  const text = renderComponent(button);
  for (const { name } of button.variants) expect(text).toContain(`>${name}</h2>`);
  expect(text.match(/class="frame-panel light"/g)).toHaveLength(2);
  expect(text.match(/class="frame-panel dark"/g)).toHaveLength(2);
  expect(text.match(/>Order<\/button>/g)).toHaveLength(4);
});

test("the document loads only its fonts, from the given base", () => {
  const text = renderComponent(button);
  const addresses = [...text.matchAll(/url\("?([^")]+)/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !/^\.\.\/fonts\/[\w-]+\.woff2$/.test(address))).toEqual([]);
  expect(text).not.toMatch(/<script|<link|@import|https?:/i);
});

test("the first copy has the component's markup unchanged", () => {
  expect(renderComponent(navigation)).toContain(navigation.variants[0].html);
});

test("text of a hostile brief and component name is escaped", async () => {
  const named: Component = {
    ...button,
    name: hostileText,
    summary: hostileText,
    variants: [{ name: hostileText, html: button.variants[0].html }],
  };
  const text = renderComponent(named, hostileContent);
  expect(text).not.toContain("<script");
  expect(text.match(/<\/style>/g)).toHaveLength(text.match(/<style>/g)?.length ?? 0);
  expect((await findHtmlFaults(text)).filter((fault) => !/long-title|trailing-whitespace/.test(fault))).toEqual([]);
});

test("a style sheet cannot close its style element", () => {
  const css = ".lv-button::before{content:'</style><script>alert(1)</script>'}";
  expect(renderComponent({ ...button, css })).not.toContain("</style><script>");
});

test("it matches its golden file", () => {
  expectGolden("component-document/navigation-bar.html", renderComponent(navigation));
});
