import { describe, expect, test } from "bun:test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { archetypeIds, type ArchetypeId } from "#/model/direction";
import { getLiterals } from "#/studio/components/literals";
import { bareBrief, fullBrief, hostileBrief } from "#test/studio/briefs";
import { renderComponentSheet } from "#test/studio/component-sheet";
import { createSystem } from "#test/studio/create-system";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      "no-inline-style": "error",
      // The list of a combobox is one that the reader filters.
      "prefer-native-element": ["error", { exclude: ["listbox"] }],
      "void-style": "off",
      "heading-level": "off",
      "doctype-style": "off",
      "long-title": "off",
    },
  }),
);

const whole = (
  "button link menu badge tag avatar card stat feature pricing-card testimonial input textarea select " +
  "search checkbox radio-group switch slider form-field alert toast progress skeleton empty-state " +
  "tooltip dialog drawer tabs accordion breadcrumb pagination navigation-bar sidebar footer table " +
  "data-list chart code-block toggle separator kbd timeline number-field one-time-code rating popover " +
  "hover-card stepper calendar carousel combobox command context-menu file-upload menubar navigation-menu " +
  "resizable scroll-area tree"
).split(" ");
const withDisabled = new Set([
  "button",
  "menu",
  "tag",
  "input",
  "textarea",
  "select",
  "search",
  "checkbox",
  "radio-group",
  "switch",
  "slider",
  "tabs",
  "pagination",
  "toggle",
  "number-field",
  "one-time-code",
  "rating",
  "calendar",
  "combobox",
  "context-menu",
  "file-upload",
]);
const withError = new Set([
  "input",
  "textarea",
  "select",
  "checkbox",
  "radio-group",
  "form-field",
  "number-field",
  "one-time-code",
]);
const withLoading = new Set(["button", "search", "form-field", "skeleton", "progress", "file-upload"]);

/** The full brief's components in every archetype, created once. */
const systems = new Map(archetypeIds.map((id) => [id, createSystem(fullBrief, 3, id)]));
const listComponents = (id: ArchetypeId) => systems.get(id)?.components ?? [];

describe("components", () => {
  test("every system has all components with unique slugs and variant names", () => {
    for (const brief of [fullBrief, bareBrief]) {
      const { components } = createSystem(brief, 3, "swiss");
      expect(components.map(({ slug }) => slug).toSorted()).toEqual([...whole].toSorted());
      for (const { slug, variants } of components) {
        const names = variants.map(({ name }) => name);
        expect({ slug, names: new Set(names).size }).toEqual({ slug, names: names.length });
        for (const { html } of variants) expect(html.length).toBeGreaterThan(20);
      }
    }
  });

  test("interactive components have hover, active and focus states; fields have disabled and error states", () => {
    for (const id of archetypeIds) {
      for (const { slug, css, variants } of listComponents(id)) {
        const markup = variants.map(({ html }) => html).join("");
        if (/<(a|button|input|select|textarea|summary)\b/.test(markup))
          for (const state of [":hover", ":active", ":focus-visible"])
            expect({ slug, state, shown: css.includes(state) }).toEqual({ slug, state, shown: true });
        if (withDisabled.has(slug))
          expect({ slug, disabled: /\s(disabled|aria-disabled="true")/.test(markup) }).toEqual({ slug, disabled: true });
        if (withError.has(slug)) expect({ slug, error: markup.includes('aria-invalid="true"') }).toEqual({ slug, error: true });
        if (withLoading.has(slug))
          expect({ slug, busy: /aria-busy="true"|<progress[^>]*>/.test(markup) }).toEqual({ slug, busy: true });
      }
    }
  });

  test("motion stops for readers who prefer reduced motion", () => {
    for (const id of archetypeIds)
      for (const { slug, css } of listComponents(id))
        if (/transition:|animation:/.test(css))
          expect({ slug, still: css.includes("prefers-reduced-motion: reduce") }).toEqual({ slug, still: true });
  });

  test("every figure of a chart is in its table and comes from the tokens", () => {
    const { components, tokens } = createSystem(fullBrief, 3, "swiss");
    const [bars, lines] = components.find(({ slug }) => slug === "chart")?.variants ?? [];
    for (const { name, minPx, maxPx } of tokens.typography.sizes) {
      expect(bars?.html).toContain(`<th scope="row">${name}</th>`);
      for (const px of [minPx, maxPx]) expect(bars?.html).toContain(`>${Math.round(px)}</td>`);
    }
    expect(lines?.html.match(/<td /g)).toHaveLength(36);
    expect(lines?.html).not.toMatch(/NaN|Infinity|-0%|e-\d/);
  });

  test("a testimonial contains no name, number or word of the brief", () => {
    for (const brief of [fullBrief, bareBrief]) {
      const variants = createSystem(brief, 3, "swiss").components.find(({ slug }) => slug === "testimonial")?.variants ?? [];
      for (const { html } of variants) expect(html.replace(/<[^>]*>/g, "")).not.toMatch(new RegExp(`\\d|${brief.name}`));
    }
  });

  test("physical sides are only used together with a right-to-left rule", () => {
    for (const id of archetypeIds)
      for (const { slug, css } of listComponents(id))
        if (/[;{\s](margin|padding)-(left|right):|text-align: (left|right)/.test(css))
          expect({ slug, rtl: css.includes('[dir="rtl"]') }).toEqual({ slug, rtl: true });
  });

  test("html-validate accepts all variants of a full, a bare and a hostile brief", async () => {
    const sheets = [
      ...(["swiss", "arcade", "editorial", "industrial", "craft"] as const).map((id) => createSystem(fullBrief, 3, id)),
      createSystem(bareBrief, 3, "luxury"),
      createSystem(hostileBrief, 3, "soft"),
    ];
    for (const content of sheets) {
      const report = await validator.validateString(renderComponentSheet(content, "/fonts/"));
      const found = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
      );
      expect({ id: content.direction.id, found }).toEqual({ id: content.direction.id, found: [] });
    }
  }, 60_000);

  test("a component's rules start with its own class and read system variables only through private ones with a fallback", () => {
    for (const id of archetypeIds) {
      const { components, tokens } = systems.get(id) ?? createSystem(fullBrief, 3, id);
      const known = getLiterals(tokens);
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

  test("literal colours only occur as fallbacks", () => {
    for (const id of archetypeIds) {
      for (const { slug, css } of listComponents(id)) {
        const rest = css.replace(/--_[a-z0-9_-]+: var\(--[a-z0-9_-]+, [^;]+\);/g, "");
        expect({ slug, raw: rest.match(/#[0-9a-f]{3,8}\b|\brgb|\boklch/g) }).toEqual({ slug, raw: null });
      }
    }
  });

  test("every focusable component shows its focus and keeps its outline", () => {
    for (const { slug, css, variants } of createSystem(fullBrief, 3, "civic").components) {
      const focusable = variants.some(({ html }) => /<(a|button|input|select|textarea|summary)\b|tabindex/.test(html));
      if (focusable) expect({ slug, focus: /:focus-visible/.test(css) }).toEqual({ slug, focus: true });
      expect(css).not.toMatch(/outline: (none|0)/);
    }
  });

  test("text of a hostile brief is escaped", () => {
    for (const { variants, css } of createSystem(hostileBrief, 3, "swiss").components) {
      expect(css).not.toContain("alert(1)");
      for (const { html } of variants) expect(html).not.toMatch(/<script|<img/);
    }
  });

  test("no two archetypes have the same style sheets", () => {
    const sheets = archetypeIds.map((id) =>
      createSystem({ ...fullBrief, brandColor: "#0b5d6b" }, 3, id)
        .components.map(({ css }) => css.replace(/--_[^;]+;/g, ""))
        .join(""),
    );
    expect(new Set(sheets).size).toBe(archetypeIds.length);
  });

  test("the same input gives the same bytes", () => {
    expect(createSystem(fullBrief, 9, "craft").components).toEqual(createSystem(fullBrief, 9, "craft").components);
  });
});
