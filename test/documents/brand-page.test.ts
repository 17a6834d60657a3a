import { expect, test } from "bun:test";
import { quoteShellArgument } from "#/documents/brand-page/command";
import { describeFormat } from "#/documents/brand-page/format-descriptions";
import { getAssetPath, getRenderedPath } from "#/formats/asset-urls";
import { escapeMarkup } from "#/kernel/markup";
import { exportFormats } from "#/kits/index";
import { cssHex, cssHsl, cssOklch, cssRgb } from "#/model/css-color";
import type { ArchetypeId } from "#/model/direction";
import { colorRoles, modes } from "#/model/token-set";
import { foreignLink } from "#test/documents/foreign-link";
import { createDesignContent } from "#test/design-content";
import { renderBrandPageFixture, brandPageContext } from "#test/documents/brand-page-fixture";
import { findHtmlFaults } from "#test/documents/find-html-faults";
import { archetypeBriefs } from "#test/documents/archetype-briefs";
import { contentFixture, hostileContent, hostileText } from "#test/formats/content-fixture";

const createDesign = (directionId: ArchetypeId) => createDesignContent(archetypeBriefs[directionId], { seed: 7, directionId });
const swiss = createDesign("swiss");
const page = renderBrandPageFixture(swiss);

const bare = { ...contentFixture, imagery: { ...contentFixture.imagery, assets: [] } };
test.each([
  ["a complete design", swiss],
  ["a design with a minimal brief", createDesignContent({ name: "Q" }, { directionId: "arcade" })],
  ["a design without imagery", bare],
])("the brand page of %s is valid HTML", async (_, content) => {
  expect(await findHtmlFaults(renderBrandPageFixture(content))).toEqual([]);
});

test("the same design in the same context renders the same bytes", () => {
  expect(renderBrandPageFixture(createDesign("swiss"))).toBe(page);
});

test("every colour of every mode is shown in every notation and can be copied", () => {
  const { colors, scales } = swiss.tokens;
  const all = [...modes.flatMap((mode) => colorRoles.map((role) => colors[mode][role])), ...Object.values(scales).flat()];
  for (const color of all)
    for (const write of [cssHex, cssRgb, cssHsl, cssOklch]) expect(page).toContain(` data-copy>${write(color)}</code>`);
});

test("the notation can be changed without a script", () => {
  for (const id of ["hex", "rgb", "hsl", "oklch"]) {
    expect(page).toContain(`id="ov-notation-${id}"`);
    expect(page).toContain(`.ov-colour:has(#ov-notation-${id}:checked)`);
  }
});

test("every measured contrast ratio is shown rounded down, with the required ratio", () => {
  const { pairs } = swiss.tokens.report;
  expect(pairs.length).toBeGreaterThan(100);
  for (const { ratio, threshold } of pairs)
    expect(page).toContain(`<td>${Math.floor(ratio * 100) / 100} <span class="ov-quiet">of ${threshold}</span></td>`);
  expect(page).toContain(`${pairs.length} contrast ratios measured. All pass.`);
});

test("a contrast ratio below its threshold is marked as failing", () => {
  const [first, ...rest] = swiss.tokens.report.pairs;
  if (!first) throw new Error("the report has no pairs");
  const report = { ...swiss.tokens.report, pairs: [{ ...first, ratio: 1.256, passes: false }, ...rest] };
  const short = renderBrandPageFixture({ ...swiss, tokens: { ...swiss.tokens, report } });
  expect(short).toContain(" contrast ratios measured. 1 fails.");
  expect(short).toContain(`<td>1.25 <span class="ov-quiet">of ${first.threshold}</span> <strong>fails</strong></td>`);
});

test("every mark and picture can be downloaded under its own name as SVG, PNG and WebP", () => {
  for (const asset of [...swiss.mark.assets, ...swiss.imagery.assets]) {
    expect(page).toContain(`href="${getAssetPath(asset)}?as=nordhavn-${asset.slug}.svg"`);
    for (const format of ["png", "webp"] as const)
      expect(page).toContain(`href="${getRenderedPath(asset, format)}?as=nordhavn-${asset.slug}.${format}"`);
  }
});

test("each export has a title, a link and a command", () => {
  for (const { format, fileName } of exportFormats) {
    const path = `/api/systems/export/nordhavn?format=${format}`;
    expect(describeFormat(format).title).not.toBe(format);
    expect(page).toContain(`href="${path}"`);
    expect(page).toContain(escapeMarkup(`curl -fsS 'https://livery.example${path}' -o ${fileName("nordhavn")}`));
  }
  expect(page).toContain("curl -fsS https://livery.example/api/v1/systems/nordhavn/download -o nordhavn-1.1.0-bundle.zip");
});

test("a platform-specific file is offered to that platform only", () => {
  const wordpress = renderBrandPageFixture(swiss, { platform: "wordpress" });
  expect(page).toContain("npx shadcn@latest add https://livery.example/r/nordhavn.json");
  expect(page).not.toContain("theme.json");
  expect(wordpress).toContain('href="/systems/nordhavn/theme.json"');
  expect(wordpress).not.toContain("shadcn@latest");
});

test("the agents section has the MCP URL, the rules command and the prompts link", () => {
  expect(page).toContain(escapeMarkup('"url": "https://livery.example/mcp"'));
  expect(page).toContain("livery mcp --server https://livery.example");
  expect(page).toContain("livery rules nordhavn --dir . --write");
  expect(page).toContain("/install.sh | sh -s -- --check");
  expect(page).toContain('href="/api/v1/systems/nordhavn/agent-prompt"');
});

test("versions are listed newest first with their changes, and the live one is marked", () => {
  const section = page.slice(page.indexOf('id="ov-versions"'));
  expect(section.indexOf(">1.1.0<")).toBeLessThan(section.indexOf(">1.0.0<"));
  expect(section.match(/Live<\/strong>/g)).toHaveLength(1);
  expect(section).toContain('<time datetime="2026-11-20T10:00:00.000Z">2026-11-20</time>');
  expect(section).toContain("<summary>Changed: 7</summary>");
  expect(section).toContain("<code>component drawer</code>");
});

test("the page runs one script of this server and otherwise loads only fonts and pictures", () => {
  for (const id of ["swiss", "arcade", "luxury"] as const) {
    const shown = renderBrandPageFixture(createDesign(id));
    expect(shown.match(/<script src="\/copy\.js" integrity="sha256-[\w+/=]{44}" crossorigin="anonymous" defer>/g)).toHaveLength(
      1,
    );
    expect(shown.match(/<script/g)).toHaveLength(1);
    const addresses = [...shown.matchAll(/(?:url\("?|\bsrc=")([^")]+)/g)].map(([, address]) => address ?? "");
    expect(
      addresses.filter((address) => !/^\/fonts\/[\w-]+\.woff2$|^\/assets\/[0-9a-f]{64}\.svg$|^\/copy\.js$/.test(address)),
    ).toEqual([]);
    expect(shown).not.toMatch(foreignLink);
    expect(shown).not.toMatch(/@import|<iframe|\son[a-z]+=|javascript:/i);
  }
});

test("each contents entry links to a section of the page", () => {
  const anchors = [...page.matchAll(/href="#(ov-[a-z]+)"/g)].map(([, id]) => id);
  expect(anchors).toContain("ov-files");
  for (const id of anchors) expect(page).toContain(`id="${id}"`);
});

test("text of a hostile brief, name and changelog is escaped", async () => {
  const hostile = renderBrandPageFixture(hostileContent, {
    systemName: hostileText,
    designId: hostileText,
    versions: brandPageContext.versions.map((version) => ({
      ...version,
      changelog: { added: [hostileText], removed: [hostileText], changed: [] },
    })),
  });
  expect(hostile.match(/<script/g)).toHaveLength(1);
  expect(hostile.match(/<\/style>/g)).toHaveLength(hostile.match(/<style>/g)?.length ?? 0);
  expect((await findHtmlFaults(hostile)).filter((fault) => !/long-title|trailing-whitespace/.test(fault))).toEqual([]);
});

test("a quoted shell argument is passed unchanged and executes nothing", async () => {
  for (const word of ["plain-1.0", "a b", "it's", "$(exit 3)", "`exit 3`", "a;exit 3", 'x"y', "*", "\\"]) {
    const shell = Bun.spawn(["sh", "-c", `printf %s ${quoteShellArgument(word)}`], { stdout: "pipe", stderr: "ignore" });
    expect(await new Response(shell.stdout).text()).toBe(word);
    expect(await shell.exited).toBe(0);
  }
});
