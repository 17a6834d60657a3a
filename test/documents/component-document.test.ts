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

test("the frame has no fault, around a small component and around a landmark with ids", async () => {
  for (const component of [button, navigation]) expect(await findHtmlFaults(renderComponent(component))).toEqual([]);
});

test("every variant stands under its name in a light and in a dark field", () => {
  const text = renderComponent(button);
  for (const { name } of button.variants) expect(text).toContain(`>${name}</h2>`);
  expect(text.match(/class="frame-panel light"/g)).toHaveLength(2);
  expect(text.match(/class="frame-panel dark"/g)).toHaveLength(2);
  expect(text.match(/>Order<\/button>/g)).toHaveLength(4);
});

test("the document asks for nothing but its fonts, where it is told that they are", () => {
  const text = renderComponent(button);
  const addresses = [...text.matchAll(/url\("?([^")]+)/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !/^\.\.\/fonts\/[\w-]+\.woff2$/.test(address))).toEqual([]);
  expect(text).not.toMatch(/<script|<link|@import|https?:/i);
});

test("the first copy keeps the component's own markup to the byte", () => {
  expect(renderComponent(navigation)).toContain(navigation.variants[0].html);
});

test("text of a hostile brief and of a component's own name is text", async () => {
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

test("a style sheet cannot end its element", () => {
  const css = ".lv-button::before{content:'</style><script>alert(1)</script>'}";
  expect(renderComponent({ ...button, css })).not.toContain("</style><script>");
});

test("it is written as its golden file", () => {
  expectGolden("component-document/navigation-bar.html", renderComponent(navigation));
});
