import { expect, spyOn, test } from "bun:test";
import { listVariantKeys } from "#/formats/react/identifiers";
import { createReactFiles } from "#/kits/react-files";
import type { ArchetypeId } from "#/model/direction";
import { outlineDom } from "#test/formats/react/outline-dom";
import { loadComponent, createReactFolder, renderComponent } from "#test/formats/react/react-folder";
import { fullBrief, hostileBrief } from "#test/studio/briefs";
import { createStudioComponents } from "#test/formats/react/create-studio-components";

const archetypes: readonly ArchetypeId[] = ["swiss", "brutalist", "soft", "technical", "editorial", "arcade"];

for (const archetype of archetypes) {
  test(`${archetype}: every variant renders the elements, attributes and texts of its fragment without React warnings`, async () => {
    const complaints = spyOn(console, "error");
    const components = createStudioComponents(fullBrief, archetype);
    const folder = createReactFolder(components);
    for (const component of components)
      for (const [index, variant] of listVariantKeys(component).entries()) {
        const props = component.variants.length > 1 ? { variant } : {};
        const outline = outlineDom(await renderComponent(folder, component, props));
        expect([component.slug, variant, ...outline]).toEqual([
          component.slug,
          variant,
          ...outlineDom(component.variants[index]?.html ?? ""),
        ]);
      }
    expect(components.length).toBeGreaterThan(35);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  }, 60_000);
}

test("the check detects a missing attribute, another text and an unresolved id", () => {
  const outline = outlineDom('<p><label for="a">A</label><input id="a" disabled></p>');
  expect(outlineDom('<p><label for="x">A</label><input disabled="" id="x"></p>')).toEqual(outline);
  expect(outlineDom('<p><label for="x">A</label><input id="x"></p>')).not.toEqual(outline);
  expect(outlineDom('<p><label for="x">B</label><input disabled id="x"></p>')).not.toEqual(outline);
  expect(outlineDom('<p><label for="x">A</label><input disabled id="y"></p>')).not.toEqual(outline);
});

test("hostile texts are rendered as text", async () => {
  const components = createStudioComponents(hostileBrief, "swiss");
  const folder = createReactFolder(components);
  for (const component of components)
    for (const [index, variant] of listVariantKeys(component).entries()) {
      const markup = await renderComponent(folder, component, component.variants.length > 1 ? { variant } : {});
      expect([component.slug, ...outlineDom(markup)]).toEqual([
        component.slug,
        ...outlineDom(component.variants[index]?.html ?? ""),
      ]);
      expect(markup).not.toMatch(/<script|<img|<b>|<i>/);
    }
}, 60_000);

const components = createStudioComponents(fullBrief, "swiss");
const folder = createReactFolder(components);

test("a file imports only React and its own style sheet, and works on the server", () => {
  for (const { path, content } of createReactFiles({ components })) {
    if (!path.endsWith(".tsx")) continue;
    const targets = [...String(content).matchAll(/^import (?:.* from )?"([^"]+)";$/gm)].map(([, target]) => target);
    expect(targets.filter((target, index) => targets.indexOf(target) === index)).toEqual([
      "react",
      `./${path.slice("react/".length, -".tsx".length)}.css`,
    ]);
    const hooks = [...String(content).matchAll(/\buse[A-Z]\w*\(/g)].map(([hook]) => hook);
    expect([path, ...new Set(hooks)].slice(1)).toEqual(hooks.length === 0 ? [] : ["useId("]);
    expect([path, /"use client"|dangerouslySet/.test(String(content))]).toEqual([path, false]);
  }
});

test("two instances on one page share no ids, and an id prop is used", async () => {
  const { createElement } = await import("react");
  const { renderToStaticMarkup } = await import("react-dom/server");
  const idsIn = (markup: string) => [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  for (const component of components) {
    const shown = await loadComponent(folder, component);
    const ids = idsIn(renderToStaticMarkup(createElement("div", null, createElement(shown), createElement(shown))));
    expect([component.slug, new Set(ids).size]).toEqual([component.slug, ids.length]);
    expect(idsIn(await renderComponent(folder, component, { id: "mine" }))).toContain("mine");
  }
});

test("props replace the sample content", async () => {
  const card = await renderComponent(
    folder,
    { slug: "card" },
    { title: "Own title", linkProps: { href: "/own" }, className: "more", lang: "da" },
  );
  expect(card).toContain('<h3 class="lv-card__title">Own title</h3>');
  expect(card).toContain('<a class="lv-card__link" href="/own">');
  expect(card).toMatch(/^<article [^>]*class="lv-card more"[^>]* lang="da"/);
  const bar = await renderComponent(folder, { slug: "navigation-bar" }, { links: [{ href: "/a", children: "Alpha" }] });
  expect([...bar.matchAll(/<li>.*?<\/li>/g)].map(([item]) => item)).toEqual([
    '<li><a class="lv-navigation-bar__link" href="/a">Alpha</a></li>',
  ]);
  expect(await renderComponent(folder, { slug: "button" }, { variant: "secondary", children: "Own", disabled: true })).toBe(
    '<button type="button" class="lv-button lv-button--secondary" disabled="">Own</button>',
  );
});

test("a field passes attributes to its control and classes and styles to its root, and a value overrides the sample", async () => {
  const given = {
    variant: "error",
    name: "mail",
    id: "mail",
    className: "wide",
    style: { margin: 0 },
    value: "me@example.com",
    readOnly: true,
  };
  const field = await renderComponent(folder, { slug: "input" }, given);
  expect(field).toMatch(/^<div class="lv-input wide" style="margin:0"><label class="lv-input__label" for="mail">/);
  expect(field).toMatch(/<input [^>]*id="mail"[^>]* value="me@example.com"/);
  expect(field).toMatch(/<input [^>]* name="mail"/);
  expect(field).toContain('aria-describedby="mail-text"');
  expect(field).not.toContain("name.example.com");
});

test("the same design produces the same files", () => {
  expect(createReactFiles({ components: structuredClone(components) })).toEqual(createReactFiles({ components }));
});
