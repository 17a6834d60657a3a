import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "@babel/parser";
import { __unstable__loadDesignSystem as loadDesignSystem } from "@tailwindcss/node";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import { metadataFixture } from "#test/formats/content-fixture";
import { auditFiles, type ExternalFile } from "#/audit/audit-files";
import { fixFiles } from "#/audit/files/fix-files";
import type { TextLanguage } from "#/audit/files/guess-language";
import { demoBriefs } from "#data/briefs";
import { soundDesign } from "#test/audit/sound-design";
import { createDesignContent } from "#test/design-content";

/** Texts as coding agents write them, which no rule was written for, by file name. */
const folder = `${import.meta.dir}/untuned`;
const untunedTexts = readdirSync(folder)
  .sort()
  .map((file) => {
    const name = file.replace(/\.txt$/, "");
    return { name, language: name.split(".").at(-1) as TextLanguage, text: readFileSync(`${folder}/${file}`, "utf8") };
  });

const designs = [soundDesign, ...demoBriefs.slice(0, 3).map((brief) => createDesignContent(brief))];
const fix = (text: string, language: TextLanguage, design: (typeof designs)[number] = soundDesign) => {
  const { files, changes, after } = fixFiles([{ path: "text", text, language }], design);
  return { text: files[0]?.text ?? "", changes, after };
};

const colors = [
  "#0b5d6b",
  "#2563eb",
  "#dc2626",
  "#111827",
  "#6b7280",
  "#f9fafb",
  "#fff",
  "black",
  "rgb(12 34 56)",
  "rgba(0,0,0,.4)",
];
const lengths = ["3px", "7px", "13px", "15px", "1.1rem", "22px", "100px", "400px", "-13px", "0", "auto"];
const declaration = fc.oneof(
  fc.tuple(
    fc.constantFrom("color", "background", "background-color", "border-color", "outline-color", "--x", "--bg"),
    fc.constantFrom(...colors),
  ),
  fc.tuple(fc.constantFrom("margin", "padding", "gap", "font-size", "border-radius", "margin-top"), fc.constantFrom(...lengths)),
  fc.constantFrom(
    ["border", "1px solid #e5e7eb"] as const,
    ["box-shadow", "0 4px 6px -1px rgb(0 0 0 / 0.1)"] as const,
    ["font-family", '"Inter", sans-serif'] as const,
    ["font", "700 18px/1.4 Poppins, sans-serif"] as const,
    ["transition", "color 230ms ease"] as const,
    ["color", "var(--primry)"] as const,
    ["font-weight", "850"] as const,
    ["background", "linear-gradient(90deg, #2563eb, #9333ea)"] as const,
  ),
);
const selector = fc.constantFrom(".a", "h1", ".b:hover", ".dark .c", "body", "a:focus-visible");
const sheet = fc
  .array(fc.tuple(selector, fc.array(declaration, { minLength: 1, maxLength: 4 })), { minLength: 1, maxLength: 6 })
  .map((rules) =>
    rules.map(([name, all]) => `${name} {\n${all.map(([property, value]) => `  ${property}: ${value};\n`).join("")}}\n`).join(""),
  );
const variants = fc.constantFrom("", "", "hover:", "dark:", "md:", "dark:hover:", "focus-visible:");
const utility = fc.oneof(
  fc.tuple(
    fc.constantFrom("bg", "text", "border", "ring", "divide", "from", "fill", "outline"),
    fc.constantFrom(
      "blue-600",
      "slate-900",
      "gray-50",
      "red-500",
      "green-100",
      "white",
      "black",
      "[#0b5d6b]",
      "[#2563eb]/50",
      "purple-500",
      "primary",
    ),
  ),
  fc.tuple(
    fc.constantFrom("p", "mx", "-mt", "gap", "rounded", "text"),
    fc.constantFrom("[13px]", "[7px]", "2.5", "13", "[1.3rem]", "[300px]", "lg", "9xl"),
  ),
  fc.constantFrom(
    ["font", "serif"] as const,
    ["font", "thin"] as const,
    ["shadow", "2xl"] as const,
    ["leading", "tight"] as const,
  ),
);
const classList = fc
  .array(fc.tuple(variants, utility), { minLength: 1, maxLength: 6 })
  .map((all) => all.map(([variant, [root, value]]) => `${variant}${root}-${value}`).join(" "));
const style = fc
  .array(declaration, { maxLength: 3 })
  .map((all) => all.map(([name, value]) => `${name}: ${value.replaceAll('"', "'")}`).join("; "));
const html = fc
  .array(fc.tuple(classList, style), { minLength: 1, maxLength: 4 })
  .map((all) => all.map(([names, css]) => `<div class="${names}" style="${css}">x</div>\n`).join(""));
const toCamelCase = (name: string) =>
  name.startsWith("--") ? JSON.stringify(name) : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** A number of pixels as a number, as style objects have it. */
const toLiteral = (value: string) => (/^\d+px$/.test(value) ? value.slice(0, -2) : JSON.stringify(value));
const tsx = fc.array(fc.tuple(classList, fc.array(declaration, { maxLength: 3 })), { minLength: 1, maxLength: 4 }).map((all) => {
  const elements = all.map(([names, css]) => {
    const style = css.map(([name, value]) => `${toCamelCase(name)}: ${toLiteral(value)}`).join(", ");
    return `    <div className={cn("${names}", wide && "p-[13px]")} style={{ ${style} }}>x</div>\n`;
  });
  return `export const A = () => (\n  <>\n${elements.join("")}  </>\n);\n`;
});

describe.each([
  ["css", sheet],
  ["html", html],
  ["tsx", tsx],
  ["classes", classList],
] as const)("%s", (language, texts) => {
  test("a fixed text has no finding that an edit fixes, and fixing it again changes nothing", () => {
    fc.assert(
      fc.property(texts, fc.nat(designs.length - 1), (text, index) => {
        const design = designs[index] ?? soundDesign;
        const once = fix(text, language, design);
        expect(once.after.unread).toEqual([]);
        expect(once.after.findings.filter(({ edits }) => edits.length > 0)).toEqual([]);
        expect(fix(once.text, language, design)).toMatchObject({ text: once.text, changes: [] });
        const rules = new Set(auditFiles([{ path: "text", text, language }], design).findings.map(({ rule }) => rule));
        // A fix makes no findings of other kinds, unless it names a variable whose value was unknown.
        if (!rules.has("variable-known")) expect(once.after.findings.filter(({ rule }) => !rules.has(rule))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

test("outside the edits nothing changes, whatever the line ends, indentation and other scripts", () => {
  for (const [before, after] of [
    [
      "\ufeff.é  {\r\n\tcolor:  #111827 ; /* #111827 */\r\n}\r\n",
      "\ufeff.é  {\r\n\tcolor:  var(--foreground) ; /* #111827 */\r\n}\r\n",
    ],
    [".a{content:'👓 #111827';color:#111827}", ".a{content:'👓 #111827';color:var(--foreground)}"],
    [".a{margin:13px 13px 13px;gap:13px}", ".a{margin:var(--space-3) var(--space-3) var(--space-3);gap:var(--space-3)}"],
  ] as const)
    expect(fix(before, "css").text).toBe(after);
  expect(fix('<p  class = "é p-[13px]"\tid=x>13px p-[13px]</p>', "html").text).toBe(
    '<p  class = "é p-3"\tid=x>13px p-[13px]</p>',
  );
});

describe("texts as agents write them", () => {
  for (const { name, language, text } of untunedTexts)
    test(`${name}: the fixed text parses, keeps its lines, and has no fixable finding`, () => {
      for (const design of designs) {
        const file: ExternalFile = { path: "text", text, language };
        const once = fix(text, language, design);
        expect(once.after.unread).toEqual([]);
        expect(once.after.findings.filter(({ edits }) => edits.length > 0)).toEqual([]);
        expect(once.text.split("\n").length).toBe(
          text.split("\n").length + once.changes.filter((change) => change.new.includes("\n")).length,
        );
        if (language === "tsx") parse(once.text, { sourceType: "module", plugins: ["typescript", "jsx"] });
        expect(auditFiles([file], design).unread).toEqual([]);
      }
    });
});

test("a control built by hand is named with its component, and one of another kind is not", () => {
  const list = (text: string) =>
    auditFiles([{ path: "a.tsx", text: `export const A = () => ${text};` }], {
      ...soundDesign,
      componentSlugs: ["button", "card"],
    })
      .findings.filter(({ rule }) => rule === "component-of-system")
      .map(({ message, place }) => `${place} ${message}`);
  expect(list('<button onClick={() => go()} className="rounded-lg bg-primary px-4 py-2">Go</button>')).toEqual([
    '1:24 The button is built by hand; the system has the component "button".',
  ]);
  for (const text of [
    '<button className="p-2">x</button>',
    '<div className="rounded-lg bg-muted p-4">x</div>',
    '<Button className="rounded-lg bg-primary px-4">x</Button>',
    '<input className="rounded-md border px-3" />',
    'cva("rounded-lg bg-primary px-4 py-2")',
  ])
    expect([text, list(text)]).toEqual([text, []]);
});

test("a JSX image without a text alternative is reported, unless a spread may bring one", () => {
  const list = (text: string) =>
    auditFiles([{ path: "a.tsx", text: `export const A = () => ${text};` }], soundDesign)
      .findings.filter(({ rule }) => rule === "image-alternative")
      .map(({ place }) => place);
  expect(list('<p><img src="a.png" /></p>')).toEqual(["1:27"]);
  for (const text of ['<img alt="" />', "<img {...props} />", '<img aria-hidden="true" />', "<Image />", '<input alt="x" />'])
    expect([text, list(text)]).toEqual([text, []]);
});

test("durations of interactions become those of the system, long and endless ones stay", () => {
  const { text, changes } = fix(
    ".a{transition:color 210ms ease 40ms}.b{animation:spin 2s linear infinite}.c{transition:none}",
    "css",
  );
  expect(text).toMatch(
    /^\.a\{transition:color var\(--duration-(?:base|slow|fast)\) ease 40ms\}\.b\{animation:spin 2s linear infinite\}/,
  );
  expect(changes).toHaveLength(1);
});

test("text that is illegible on a ground of the system becomes the text of that ground", () => {
  expect(fix(".a{background:var(--primary);color:var(--primary-hover)}", "css").text).toBe(
    ".a{background:var(--primary);color:var(--primary-foreground)}",
  );
});

test("the framework generates every class that replaces another one", async () => {
  const replaced = new Set<string>();
  for (const { name, language, text } of untunedTexts)
    if (name !== "08-tailwind4.css")
      for (const change of fix(text, language).changes)
        if (change.rule === "utility-from-theme") replaced.add(change.new.includes("-") ? change.new : "");
  const names = [...replaced].filter((name) => !/^(?:[a-z]+-)*foreground$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  const theme = utilityThemeV4.write(createDesignContent({ name: "Audited", brandColor: "#336699" }), metadataFixture);
  const design = await loadDesignSystem(`@import "tailwindcss";\n${theme}`, { base: process.cwd() });
  const written = design.candidatesToCss(names);
  expect(names.filter((_, index) => written[index] === null)).toEqual([]);
});

test("a page that loads the system's variables without a mode gets the class, unless it chooses one", () => {
  const variables = '<link rel="stylesheet" href="https://livery.example/api/systems/export/acme?format=globals-css">';
  const createPage = (root: string, head = variables) =>
    `<!doctype html>\n<html${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Shop</title>${head}</head><body><main><h1>Shop</h1></main></body></html>`;
  const hasFinding = (text: string) => fix(text, "html").after.findings.some(({ rule }) => rule === "mode-chosen");
  expect(fix(createPage(' lang="en"'), "html").text).toBe(createPage(' class="system" lang="en"'));
  expect(hasFinding(createPage(' lang="en" class="site"'))).toBe(true);
  for (const text of [
    createPage(' lang="en" class="site dark"'),
    createPage(' lang="en"', "<style>p{color:var(--foreground)}</style>"),
    createPage(' lang="en"', `${variables}<script src="theme.js"></script>`),
  ])
    expect([text, hasFinding(text)]).toEqual([text, false]);
});
