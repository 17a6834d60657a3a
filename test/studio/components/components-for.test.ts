import { describe, expect, test } from "bun:test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { archetypeIds } from "#/model/direction";
import { literalsOf } from "#/studio/components/literals";
import { bareBrief, fullBrief, hostileBrief } from "#test/studio/briefs";
import { componentSheet } from "#test/studio/component-sheet";
import { systemFor } from "#test/studio/system-for";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      "no-inline-style": "error",
      "void-style": "off",
      "heading-level": "off",
      "doctype-style": "off",
      "long-title": "off",
    },
  }),
);

describe("components", () => {
  test("every system has at least twenty-five, each with its own slug and every category but none empty", () => {
    const { components } = systemFor(fullBrief, 3, "swiss");
    expect(components.length).toBeGreaterThanOrEqual(25);
    expect(new Set(components.map(({ slug }) => slug)).size).toBe(components.length);
    for (const { variants } of components) for (const { html } of variants) expect(html.length).toBeGreaterThan(20);
  });

  test("html-validate finds nothing on a sheet of all variants, for a full, a bare and a hostile brief", async () => {
    const sheets = [
      systemFor(fullBrief, 3, "swiss"),
      systemFor(fullBrief, 3, "arcade"),
      systemFor(bareBrief, 3, "luxury"),
      systemFor(hostileBrief, 3, "soft"),
    ];
    for (const content of sheets) {
      const report = await validator.validateString(componentSheet(content, "/fonts/"));
      const found = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
      );
      expect({ id: content.direction.id, found }).toEqual({ id: content.direction.id, found: [] });
    }
  }, 60_000);

  test("a component's rules begin with its own class and read the system's variables only through private ones with a fallback", () => {
    for (const id of archetypeIds) {
      const { components, tokens } = systemFor(fullBrief, 3, id);
      const known = literalsOf(tokens);
      for (const { slug, css } of components) {
        for (const [, name, fallback] of css.matchAll(/var\(--(?!_|lv-)([a-z0-9_-]+)(, [^;]+)?\)/g)) {
          expect(known.has(`--${name}`)).toBe(true);
          expect({ slug, name, fallback: fallback !== undefined }).toEqual({ slug, name, fallback: true });
        }
        const declared = new Set([...css.matchAll(/(--_[a-z0-9_-]+):/g)].map((match) => match[1]));
        for (const [, used] of css.matchAll(/var\((--_[a-z0-9_-]+)\)/g)) expect(declared.has(used)).toBe(true);
        const selectors = [...css.matchAll(/(?:^|\n)([^\s@{}][^{}]*)\{/g)].map((match) => match[1] ?? "");
        for (const selector of selectors)
          expect({ slug, selector, scoped: selector.includes(`.lv-${slug}`) }).toEqual({ slug, selector, scoped: true });
      }
    }
  });

  test("colours stand in no rule but as fallbacks", () => {
    for (const id of archetypeIds) {
      for (const { slug, css } of systemFor(fullBrief, 3, id).components) {
        const rest = css.replace(/--_[a-z0-9_-]+: var\(--[a-z0-9_-]+, [^;]+\);/g, "");
        expect({ slug, raw: rest.match(/#[0-9a-f]{3,8}\b|\brgb|\boklch/g) }).toEqual({ slug, raw: null });
      }
    }
  });

  test("everything that can be focused shows it, and nothing takes the outline away", () => {
    for (const { slug, css, variants } of systemFor(fullBrief, 3, "civic").components) {
      const focusable = variants.some(({ html }) => /<(a|button|input|select|textarea|summary)\b|tabindex/.test(html));
      if (focusable) expect({ slug, focus: /:focus-visible/.test(css) }).toEqual({ slug, focus: true });
      expect(css).not.toMatch(/outline: (none|0)/);
    }
  });

  test("text of a hostile brief ends as text", () => {
    for (const { variants, css } of systemFor(hostileBrief, 3, "swiss").components) {
      expect(css).not.toContain("alert(1)");
      for (const { html } of variants) expect(html).not.toMatch(/<script|<img/);
    }
  });

  test("no two archetypes give the same style sheets", () => {
    const sheets = archetypeIds.map((id) =>
      systemFor({ ...fullBrief, brandColor: "#0b5d6b" }, 3, id)
        .components.map(({ css }) => css.replace(/--_[^;]+;/g, ""))
        .join(""),
    );
    expect(new Set(sheets).size).toBeGreaterThanOrEqual(14);
  });

  test("the same input gives the same bytes", () => {
    expect(systemFor(fullBrief, 9, "craft").components).toEqual(systemFor(fullBrief, 9, "craft").components);
  });
});
