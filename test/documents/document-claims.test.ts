import { describe, expect, test } from "bun:test";
import { lint } from "@google/design.md/linter";
import postcss from "postcss";
import tools from "#data/tools.json";
import { demoBriefs } from "#data/briefs/index";
import { globalsCss } from "#/formats/globals-css";
import { createBundleFiles } from "#/kits/bundle";
import { createPartnerKitFiles } from "#/kits/partner-kit/partner-kit";
import { createExtraRuleFiles, createRuleFiles } from "#/kits/rules-pack/rules-pack";
import type { DesignContent } from "#/model/design-content";
import { archetypeIds } from "#/model/direction";
import { latitudeLevels, getLatitude } from "#/model/latitude";
import { colorRoles } from "#/model/token-set";
import { createDesignContent } from "#test/design-content";
import { listAgentDocuments } from "#test/documents/agent-documents";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { metadataFixture } from "#test/formats/content-fixture";

/** Every custom property of the style sheet of the design, with its value in light mode. */
function listVariables(content: DesignContent): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  postcss.parse(globalsCss.write(content, metadataFixture)).walkDecls((declaration) => {
    if (declaration.prop.startsWith("--") && !found.has(declaration.prop)) found.set(declaration.prop, declaration.value);
  });
  return found;
}

/**
 * The declarations of a component's style sheet for an element in light mode, read with another
 * parser than the documents use. Later rules and states win.
 */
function getStyleSheets({ components }: DesignContent, slug: string, selectors: readonly string[]): ReadonlyMap<string, string> {
  const css = components.find((component) => component.slug === slug)?.css ?? "";
  const values = new Map<string, string>();
  for (const selector of selectors)
    postcss.parse(css).walkRules((rule) => {
      if (rule.parent?.type !== "root" || !rule.selectors.includes(selector)) return;
      rule.walkDecls(({ prop, value }) => void values.set(prop, value));
    });
  for (const [property, value] of values)
    values.set(
      property,
      value
        .replace(/var\((--lv-[\w-]+)\)/g, (_, own: string) => values.get(own) ?? "")
        .replace(/var\(--_/g, "var(--")
        .replace(/\s+/g, " "),
    );
  return values;
}

const claimForms: Readonly<Record<string, readonly [slug: string, ...selectors: string[]]>> = {
  "primary button": ["button", ".lv-button"],
  "primary button on hover": ["button", ".lv-button", ".lv-button:hover"],
  "secondary button": ["button", ".lv-button", ".lv-button--secondary"],
  "text field": ["input", ".lv-input__control"],
  card: ["card", ".lv-card"],
  badge: ["badge", ".lv-badge"],
  "keyboard focus": ["button", ".lv-button:focus-visible"],
};

/** Values of each subject in all documents, with the documents that state them. */
class Claims {
  readonly found = new Map<string, Map<string, Set<string>>>();
  add(subject: string, value: string, document: string) {
    const values = this.found.get(subject) ?? new Map<string, Set<string>>();
    this.found.set(subject, values);
    values.set(value, (values.get(value) ?? new Set()).add(document));
  }
  get contradictions() {
    return [...this.found].filter(([, values]) => values.size > 1).map(([subject, values]) => [subject, ...values.keys()]);
  }
  valueOf = (subject: string) => [...(this.found.get(subject)?.keys() ?? [])];
}

/** Statements whose subject must have the same value in every document. */
const listStatements: readonly (readonly [subject: string, pattern: RegExp])[] = [
  ["smallest symbol", /symbol is at least ([\d.]+px)/g],
  ["smallest wordmark", /wordmark at least ([\d.]+px)/g],
  ["clear space", /with ([\d.]+) of the symbol's height/g],
  ["focus", /(outline: [\w ]+ solid var\([\w-]+\); outline-offset: \w+)/g],
  ["surface", /(A surface is [^.]*)\./g],
  ["text field", /(A text field has [^.]*)\./g],
  ["corners", /Corners: ([^.]*(?:\.\d[^.]*)*)\. /g],
  ["families", /Use only these font families: ([^.]*)\./g],
  ["measure", /([\d.]+)ch /g],
  ["main split", /main split (?:is )?(\d+ to \d+ of \d+ columns)/g],
  ["centred", /((?:no|at most one) section of a page is centred)/g],
  // "Command palette" is the name of a component, which says nothing about colours.
  ["palette", /([^.:;|\n]*(?<!-|\bcommand )\bpalette\b(?!-)[^.;|\n]*)/gi],
  ["fallbacks", /(a literal colour is allowed only [^:]*):/g],
  ["copy", /([^.\n]*rewrite[^.\n]*)\./g],
  ["inline styles", /([^.\n"]*(?:styles? inline|inline styles|written inline)[^.\n"]*)\./g],
];

const removeMarkup = (text: string) => text.replaceAll("`", "").replaceAll("\\", "");

function listClaims(content: DesignContent): Claims {
  const claims = new Claims();
  for (const { name, text } of listAgentDocuments(content, metadataFixture)) {
    if (text.startsWith("{")) continue;
    const plain = removeMarkup(text);
    for (const [subject, pattern] of listStatements)
      for (const [, value = ""] of plain.matchAll(pattern)) claims.add(subject, value.trim(), name);
    for (const [, variable = "", value = ""] of plain.matchAll(/(--[a-z][\w-]*) \(([\d.]+px)\)/g))
      claims.add(variable, value, name);
    for (const [, role = "", light = "", dark = ""] of plain.matchAll(
      /--([a-z][\w-]*)(?: \([^)\n]*\):| \| [^|\n]* \||) (#[0-9a-f]{6})(?: light,| \||) (#[0-9a-f]{6})/g,
    )) {
      claims.add(`light ${role}`, light, name);
      claims.add(`dark ${role}`, dark, name);
    }
  }
  return claims;
}

const listFiles = (content: DesignContent) => ({
  "adoption-guide": createBundleFiles(content, metadataFixture).map(({ path }) => path),
  "partner-kit": createPartnerKitFiles(content, metadataFixture).map(({ path }) => path),
  repository: [...createRuleFiles(content, metadataFixture), ...createExtraRuleFiles(content, metadataFixture)].map(
    ({ path }) => path,
  ),
});

const toolNames = new Set(JSON.stringify(tools).match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []);

/** Options of the installer and of `livery rules`, which look like variables. */
const commandOptions = new Set(["--add", "--check", "--dir", "--remove", "--version", "--write"]);

const designs = archetypeIds.flatMap((id) => [
  [`${id}, seed 3`, () => createDesignContent(archetypeBriefs[id], { seed: 3, directionId: id })] as const,
  [
    `${id}, seed 11`,
    () => createDesignContent({ ...archetypeBriefs[id], brandColor: "#f2e205", latitude: "OPEN" }, { seed: 11, directionId: id }),
  ] as const,
]);

describe.each(designs)("the documents of a design: %s", (_, make) => {
  const content = make();
  const documents = listAgentDocuments(content, metadataFixture);
  const variables = listVariables(content);
  const claims = listClaims(content);

  test("name only variables that the design sets", () => {
    const unknown = documents.flatMap(({ name, text }) =>
      text.startsWith("{")
        ? []
        : [...new Set(removeMarkup(text).match(/(?<![\w-])--[a-z][\w*-]*(?![\w*<-])/g) ?? [])].flatMap((named) => {
            if (commandOptions.has(named)) return [];
            const pattern = new RegExp(`^${named.replaceAll("*", "[\\w-]+")}$`);
            return [...variables.keys()].some((variable) => pattern.test(variable)) ? [] : [`${name}: ${named}`];
          }),
    );
    expect(unknown).toEqual([]);
  });

  test("state one value per subject, which is the value of the design", () => {
    expect(claims.contradictions).toEqual([]);
    for (const role of colorRoles)
      for (const mode of ["light", "dark"] as const)
        expect(claims.valueOf(`${mode} ${role}`)).toEqual([content.tokens.colors[mode][role].hex]);
    for (const { name, px } of content.tokens.sectionGaps) expect(claims.valueOf(`--section-${name}`)).toEqual([`${px}px`]);
    expect(claims.valueOf("--stroke")).toEqual([`${content.tokens.strokePx}px`]);
    expect(claims.valueOf("smallest symbol")).toEqual([`${content.mark.smallestPx.symbol}px`]);
    for (const subject of ["focus", "surface", "corners", "families", "palette", "fallbacks", "copy", "inline styles"])
      expect([subject, claims.valueOf(subject).length]).toEqual([subject, 1]);
  });

  test("describe the styles of components as their style sheets define them", () => {
    const claimed = documents.flatMap(({ name, text }) =>
      removeMarkup(text)
        .split("\n")
        .flatMap((line) => {
          const [, label = "", css = ""] = /^- ([a-z ]+): ((?:[a-z-]+: ).*)$/.exec(line) ?? [];
          return label in claimForms ? [{ name, label, css }] : [];
        }),
    );
    expect(new Set(claimed.map(({ label }) => label)).size).toBeGreaterThan(5);
    for (const { name, label, css } of claimed) {
      const [slug = "", ...selectors] = claimForms[label] ?? [];
      const style = getStyleSheets(content, slug, selectors);
      for (const declaration of css.split("; ")) {
        const [property = "", stated = ""] = declaration.split(/: (.*)/s);
        const value = stated.replace(/ \((?:[\d.]+px ?)+\)$/, "");
        if (property.startsWith("border") && property !== "border-radius") {
          const colors = [style.get("border"), style.get("border-bottom"), style.get("border-color")].join(" ");
          const isInvisible = /^0$|transparent$/.test(style.get("border-color") ?? style.get("border") ?? "0");
          if (value === "none")
            expect([name, label, style.get("border-bottom"), isInvisible]).toEqual([name, label, undefined, true]);
          else for (const part of value.split(" ")) expect(`${name} ${label} ${colors}`).toContain(part);
        } else expect([name, label, property, value]).toEqual([name, label, property, style.get(property) ?? ""]);
      }
    }
  });

  test("give the fields of DESIGN.md the values of tokens and components", () => {
    for (const { name, text } of documents) {
      if (!name.endsWith("DESIGN.md")) continue;
      const { designSystem, findings } = lint(text);
      expect(findings.filter(({ severity }) => severity !== "info").map(({ message }) => message)).toEqual([]);
      for (const [color, { hex }] of designSystem.colors) {
        const isDark = color.endsWith("-dark");
        const role = colorRoles.find((one) => one === color.replace(/-dark$/, ""));
        expect([color, hex.toLowerCase()]).toEqual([
          color,
          role ? content.tokens.colors[isDark ? "dark" : "light"][role].hex : "",
        ]);
      }
      const button = getStyleSheets(content, "button", [".lv-button"]);
      const front = text.slice(0, text.indexOf("\n---\n", 4));
      const field = (component: string, property: string) =>
        new RegExp(`^ {2}${component}:\\n(?: {4}.*\\n)*? {4}${property}: (.*)$`, "m").exec(front)?.[1];
      const radius = /var\(--radius-([\w-]+)\)/.exec(button.get("border-radius") ?? "")?.[1];
      expect(field("button-primary", "rounded")).toBe(radius ? `"{rounded.${radius}}"` : "0px");
      expect(field("button-primary", "height")).toBe("44px");
      expect(field("button-primary", "padding")).toBe("20px");
      expect(field("focus-ring", "width")).toBe("3px");
      const badge = /^var\(--([\w-]+)\)$/.exec(getStyleSheets(content, "badge", [".lv-badge"]).get("background") ?? "")?.[1];
      expect(field("badge", "backgroundColor")).toBe(badge ? `"{colors.${badge}}"` : undefined);
    }
  });

  test("name only files, components, variants and tools that exist", () => {
    const files = listFiles(content);
    const slugs = new Set(content.components.map(({ slug }) => slug));
    const guide = documents.find(({ name }) => name === "adoption-guide")?.text ?? "";
    for (const [, path = ""] of guide.matchAll(
      /`((?:tokens|components|pages|react|assets|fonts)\/[\w./-]*|manifest\.json|registry\.json)`/g,
    ))
      if (!/^(?:pages\/_app|components\/brand)/.test(path))
        expect([path, files["adoption-guide"].some((file) => file.startsWith(path))]).toEqual([path, true]);
    for (const { name, text } of documents.filter(({ name }) => name.startsWith("partner-kit/")))
      for (const [, path = ""] of text.matchAll(
        /`((?:tokens|guidelines|assets|fonts)\/[\w.-]*|styles\.css|readme\.md|DESIGN\.md)`/g,
      ))
        expect([name, path, files["partner-kit"].some((file) => file.startsWith(path))]).toEqual([name, path, true]);
    for (const { name, text } of documents.filter(({ name }) => /^(?:AGENTS|CLAUDE|DESIGN|\.)/.test(name))) {
      for (const [, path = ""] of text.matchAll(/`(brand\/[\w.]*|(?:AGENTS|DESIGN)\.md)`/g))
        expect([name, path, files.repository.some((file) => file.startsWith(path))]).toEqual([name, path, true]);
      for (const [, slug = ""] of text.matchAll(/^- `([a-z][a-z-]*)`: "/gm))
        expect([name, slug, slugs.has(slug)]).toEqual([name, slug, true]);
    }
    for (const { name, text } of documents) {
      for (const [, slug = ""] of text.matchAll(/react\/([\w-]+)\.tsx/g))
        expect([name, slug, slugs.has(slug)]).toEqual([name, slug, true]);
      for (const [tool] of text.matchAll(/\b(?:get|list|import|finish)(?:_[a-z]+)+\b/g))
        expect([name, tool, toolNames.has(tool)]).toEqual([name, tool, true]);
    }
  });
});

test("no latitude allows what the rules forbid", () => {
  for (const level of latitudeLevels)
    for (const term of getLatitude(level).allows)
      expect(term).not.toMatch(/palette|literal|below the|new (?:colour|face|radius|shadow)/i);
});

test("the documents of the demo brands state one value per subject", () => {
  for (const brief of demoBriefs)
    expect([brief.name, listClaims(createDesignContent(brief)).contradictions]).toEqual([brief.name, []]);
});
