import { describe, expect, test } from "bun:test";
import { lint } from "@google/design.md/linter";
import { demoBriefs } from "#data/briefs/index";
import type { FileEntry } from "#/kernel/archive/zip";
import { createPartnerKitArchive, createPartnerKitFiles } from "#/kits/partner-kit/partner-kit";
import { validateKit } from "#/kits/partner-kit/validate-kit";
import { archetypeIds } from "#/model/direction";
import { findHtmlFaults } from "#test/documents/find-html-faults";
import { contentFixture, metadataFixture, hostileContent, hostileText } from "#test/formats/content-fixture";
import { run, writeTestFolder } from "#test/formats/test-folder";
import { createStudioContent } from "#test/kits/studio-content";

const realDesign = createStudioContent({ name: "Nordhavn & Søn", brandColor: "#0b57c4", tagline: "Optics" }, 1, "swiss");
const files = createPartnerKitFiles(realDesign, metadataFixture);
const readText = (path: string, among: readonly FileEntry[] = files) => String(among.find((file) => file.path === path)?.content);
/**
 * Style sheets of the kit need no integrity hash, and the markup of components is covered by their
 * own tests.
 */
const disabledRules = ["prefer-native-element", "require-sri"];
const listCards = (among: readonly FileEntry[]) => among.filter(({ path }) => path.endsWith(".card.html"));

describe("the kit", () => {
  test("has the layout of the design tool, without the files that the tool generates", () => {
    const paths = files.map(({ path }) => path);
    const wanted =
      "readme.md SKILL.md DESIGN.md styles.css tokens/fonts.css tokens/colors.css tokens/typography.css " +
      "tokens/spacing.css guidelines/roles.card.html guidelines/type.card.html guidelines/mark.card.html " +
      "assets/symbol.svg assets/wordmark.svg components/actions/button.card.html " +
      "components/navigation/navigation-bar.card.html fonts/hanken-grotesk-latin.woff2";
    expect(wanted.split(" ").filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.filter((path) => path.startsWith("_"))).toEqual([]);
    expect(paths.filter((path) => path.startsWith("components/"))).toHaveLength(realDesign.components.length);
  });

  test("has a style sheet that only imports every token file", () => {
    expect(readText("styles.css")).toBe(
      ["fonts", "colors", "typography", "spacing", "base"].map((name) => `@import "./tokens/${name}.css";\n`).join(""),
    );
  });

  test("has cards whose first line has group, name, subtitle and size", () => {
    for (const { path, content } of listCards(files)) {
      const [first = ""] = String(content).split("\n");
      const [, group, name, , width, height] =
        /^<!-- @dsCard group="([^"]+)" name="([^"]+)" subtitle="([^"]*)" viewport="(\d+)x(\d+)" -->$/.exec(first) ?? [];
      expect([path, Boolean(group && name)]).toEqual([path, true]);
      expect(Number(width)).toBeGreaterThanOrEqual(600);
      expect(Number(height)).toBeWithin(150, 2000);
    }
  });

  test("shows every variant of every component in both modes, with unique ids", () => {
    for (const component of realDesign.components) {
      const text = readText(`components/${component.category}/${component.slug}.card.html`);
      expect(text.split('class="card-variant"')).toHaveLength(component.variants.length * 2 + 1);
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("has card rules that do not affect components", () => {
    for (const { path, content } of listCards(files)) {
      if (!path.startsWith("components/")) continue;
      const [shared = "", own = ""] = [...String(content).matchAll(/<style>\n([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? "");
      const ofCards = shared + own.slice(0, own.indexOf(".lv-"));
      const selectors = [...ofCards.matchAll(/^([^{}@\n]+) \{/gm)].map(([, selector]) => selector ?? "");
      expect(selectors.length).toBeGreaterThan(5);
      expect(selectors.filter((selector) => !/^(\.[\w-]+(:is\([^)]*\))? ?)+(> div)?$/.test(selector))).toEqual([]);
    }
  });

  test("has a DESIGN.md without lint findings and a skill with a name in kebab case", () => {
    const { findings } = lint(readText("DESIGN.md"));
    expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
    for (const content of [realDesign, hostileContent]) {
      const skill = readText("SKILL.md", createPartnerKitFiles(content, metadataFixture));
      const [, frontMatter = ""] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? [];
      expect(Bun.YAML.parse(frontMatter)).toMatchObject({ name: "nordhavn-son-design", "user-invocable": true });
    }
  });

  test("names only its own files in its documents", () => {
    const paths = files.map(({ path }) => path);
    for (const name of ["readme.md", "SKILL.md"]) {
      const named = [...readText(name).matchAll(/`([\w/-]+(?:\.\w+|\/))`/g)].map(([, path]) => path ?? "");
      expect(named.length).toBeGreaterThan(4);
      expect(named.filter((path) => !paths.some((there) => there.startsWith(path)))).toEqual([]);
    }
  });

  test("has cards that are valid HTML", async () => {
    for (const { path, content } of listCards(files))
      expect([path, await findHtmlFaults(String(content), disabledRules)]).toEqual([path, []]);
  });

  test("is a valid archive with the same bytes for the same design", async () => {
    const { bytes, fileName } = createPartnerKitArchive(files, metadataFixture);
    expect(fileName).toBe("nordhavn-son-1.2.0-partner-design-kit.zip");
    const again = createPartnerKitArchive(
      createPartnerKitFiles(structuredClone(realDesign), { ...metadataFixture }),
      metadataFixture,
    ).bytes;
    expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true);
    const folder = writeTestFolder("kit", { "kit.zip": bytes });
    expect(await run(["unzip", "-tq", "kit.zip"], folder)).toMatchObject({ status: 0 });
  });
});

describe("its validation passes for", () => {
  test.each(demoBriefs.map((brief) => [brief.name, brief] as const))("%s", (_, brief) => {
    const content = createStudioContent(brief, brief.seed ?? 1);
    const { ok, checks } = validateKit(createPartnerKitFiles(content, metadataFixture), content);
    expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
    expect(ok).toBe(true);
  });

  test.each([...archetypeIds])("%s with a hostile brief", (archetype) => {
    const content = createStudioContent(
      { name: hostileText, tagline: hostileText, offer: hostileText, avoid: [hostileText] },
      2,
      archetype,
    );
    const { checks } = validateKit(createPartnerKitFiles(content, metadataFixture), content);
    expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test("a design in which every text is hostile, including those of imported components", () => {
    const outside = ["components", "--><script>x()</script>", 'a" viewport="1x1" -->'].map((name, index) => ({
      ...{ slug: `outside-${index}`, name, category: "display" as const, summary: hostileText, css: "" },
      variants: [{ name: hostileText, html: "<p>x</p>" }] as const,
    }));
    const components = [...hostileContent.components, ...outside];
    const content = { ...hostileContent, tokens: contentFixture.tokens, components };
    const kit = createPartnerKitFiles(content, metadataFixture);
    expect(validateKit(kit, content).checks.flatMap(({ findings }) => findings)).toEqual([]);
    for (const { content: text } of listCards(kit)) expect(String(text).split("\n")[1]).toBe("<!DOCTYPE html>");
  });
});

describe("its validation finds", () => {
  const replaced = (path: string, change: (text: string) => string) =>
    files.map((file) => (file.path === path ? { path, content: change(String(file.content)) } : file));
  const failed = (among: readonly FileEntry[]) => {
    const { ok, checks } = validateKit(among, realDesign);
    const bad = checks.filter((check) => !check.ok);
    expect(ok).toBe(bad.length === 0);
    return bad.map(({ id, findings }) => [id, ...findings]);
  };
  const button = "components/actions/button.card.html";
  const inBody = (markup: string) => replaced(button, (text) => text.replace("</main>", `${markup}</main>`));
  const styled = (css: string) => replaced("tokens/base.css", (text) => text + css);

  test("nothing in a generated kit", () => {
    expect(failed(files)).toEqual([]);
  });

  test.each([
    ["a card without its marker", replaced(button, (text) => text.slice(text.indexOf("\n") + 1)), ["cards-marked", button]],
    ["a marker on the second line", replaced(button, (text) => `\n${text}`), ["cards-marked", button]],
    ["a marker without a size", replaced(button, (text) => text.replace(/ viewport="\w+"/, "")), ["cards-marked", button]],
    [
      "rules in styles.css",
      replaced("styles.css", (text) => `${text}a{color:red}\n`),
      ["styles-import", "styles.css contains more than imports"],
    ],
    [
      "a token file that is not imported",
      [...files, { path: "tokens/more.css", content: ":root{--a:1}" }],
      ["styles-import", "tokens/more.css is not imported"],
    ],
    [
      "an import of a missing file",
      replaced("styles.css", (text) => `${text}@import "./tokens/none.css";\n`),
      ["references-resolve", "styles.css: ./tokens/none.css"],
    ],
    [
      "a style sheet that a card misses",
      replaced(button, (text) => text.replace("styles.css", "style.css")),
      ["references-resolve", `${button}: ../../style.css`],
    ],
    [
      "a font that is missing",
      files.filter(({ path }) => path !== "fonts/hanken-grotesk-latin.woff2"),
      ["references-resolve", "tokens/fonts.css: ../fonts/hanken-grotesk-latin.woff2"],
    ],
    [
      "an address that leaves the kit",
      inBody('<img src="../../../x.png" alt="">'),
      ["references-resolve", `${button}: ../../../x.png`],
    ],
    ["an address from the root", inBody('<img src="/styles.css" alt="">'), ["references-resolve", `${button}: /styles.css`]],
    [
      "a remote picture",
      inBody('<img src="https://a.example/x.png" alt="">'),
      ["nothing-remote", `${button}: https://a.example/x.png`],
    ],
    [
      "a remote address without a scheme",
      inBody('<img srcset="//a.example/x.png 2x" alt="">'),
      ["nothing-remote", `${button}: //a.example/x.png`],
    ],
    [
      "a remote style",
      styled("a{background:url(HTTP://a.example/x)}"),
      ["nothing-remote", "tokens/base.css: HTTP://a.example/x"],
    ],
    [
      "a remote import",
      styled('@import "https://a.example/x.css";'),
      ["nothing-remote", "tokens/base.css: https://a.example/x.css"],
    ],
    ["an undefined variable", styled("a{color:var( --undefined, red)}"), ["variables-defined", "tokens/base.css: --undefined"]],
    [
      "a variable in a style attribute",
      inBody('<p style="color:var(--undefined)">x</p>'),
      ["variables-defined", `${button}: --undefined`],
    ],
    [
      "a variable that only another card defines",
      replaced("guidelines/type.card.html", (text) => text.replace("</style>", "a{color:var(--_primary)}</style>")),
      ["variables-defined", "guidelines/type.card.html: --_primary"],
    ],
    ["a file without content", [...files, { path: "components/a/b.txt", content: "" }], ["sizes", "components/a/b.txt is empty"]],
    ["a card that is too large", inBody(`<p>${"x".repeat(150_000)}</p>`), ["sizes", expect.stringContaining(button)]],
    [
      "a file that is too large",
      [...files, { path: "a.bin", content: new Uint8Array(2_000_001) }],
      ["sizes", "a.bin has 2000001 bytes"],
    ],
  ] as const)("%s", (_, among, expected) => {
    expect(failed(among)).toEqual([[...expected]]);
  });

  test("a kit that is too large", () => {
    const large = Array.from({ length: 13 }, (_, index) => ({ path: `${index}.bin`, content: new Uint8Array(2_000_000) }));
    expect(failed([...files, ...large])).toEqual([["sizes", expect.stringMatching(/^the kit has \d+ bytes$/)]]);
  });

  test("scripts in a card and in a picture", () => {
    for (const markup of ["<script>x()</script>", '<p onclick="x()">x</p>', '<a href="javascript:x()">x</a>'])
      expect(failed(inBody(markup)).map(([id]) => id)).toEqual(["nothing-runs"]);
    const picture = replaced("assets/symbol.svg", (text) => text.replace("</svg>", "<script>x()</script></svg>"));
    expect(failed(picture).map(([id]) => id)).toEqual(["nothing-runs"]);
  });

  test("a kit without cards, and one without styles.css", () => {
    expect(failed(files.filter(({ path }) => !path.endsWith(".card.html")))).toEqual([["cards-marked", "the kit has no cards"]]);
    expect(failed(files.filter(({ path }) => path !== "styles.css")).map(([id]) => id)).toEqual([
      "styles-import",
      "references-resolve",
    ]);
  });

  test("at most 20 problems per check", () => {
    const [[, ...findings] = []] = failed(
      files.map((file) => (file.path.endsWith(".card.html") ? { ...file, content: `\n${file.content}` } : file)),
    );
    expect(findings).toHaveLength(20);
  });
});
