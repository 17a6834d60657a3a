import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { join } from "node:path";
import { demoBriefs } from "#data/briefs";
import { savedPage } from "#test/brand-import/pages/saved-page";
import { createTemporaryFolder } from "#test/temporary-folder";
import { readBundledSfnt, withEmbeddingBits } from "#test/fonts/font-bytes";
import { brandFiles } from "#test/browser/console/brand-files";
import { expectAccessible } from "#test/browser/console/expect-accessible";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";

let app: ConsoleApp;
let cookie: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.createWorkspace("Acme", "acme");
  const [brief] = demoBriefs;
  if (!brief) throw new Error("there is no brief");
  await app.createDesign({ ...brief, name: "Parent of all" }, "acme", true);
  cookie = (await app.createUser("grace@acme.example", "ADMIN", id)).cookie;
});
afterAll(() => app.close());

const importPath = "/w/acme/brands/import";
const chooseFiles = ({ page }: ConsoleWindow, files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel("Files of your brand").setInputFiles([...files]);
const readBytes = async (path: string) => new Uint8Array(await (await fetch(`${app.url}${path}`)).arrayBuffer());
const readText = async (path: string) => new TextDecoder().decode(await readBytes(path));
const press = ({ page }: ConsoleWindow, name: string) => page.getByRole("button", { name, exact: true }).click();

describe("a person who has a logo, two fonts and a style sheet", () => {
  test.each([[1280], [390]])("has a published brand page with exactly those at %i px", async (width) => {
    const window = await app.openWindow({ width, cookie });
    const { page } = window;
    await window.go(importPath);
    await chooseFiles(window, brandFiles);
    await press(window, "Read files");
    await page.getByRole("heading", { name: "What was read" }).waitFor();
    await page.getByRole("img", { name: "Logo, symbol" }).waitFor();
    await expectAccessible(window, [width]);
    await page.getByLabel("Name of the brand").fill(`Nordhavn ${width}`);
    await press(window, "Create design");
    await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
    await press(window, "Approve foundation");
    await page.getByText("The design is ready for review", { exact: true }).waitFor();
    await press(window, "Approve");
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await page.getByText(new RegExp(`^Nordhavn ${width}, .* is approved as`)).waitFor();
    await press(window, "Publish");
    await page.getByRole("dialog").getByRole("button", { name: "Publish 1.0.0" }).click();
    await page.getByText("Published", { exact: true }).waitFor();

    const slug = `nordhavn-${width}`;
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`${app.url}/systems/${slug}`, { waitUntil: "load" });
    const root = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ["--primary", "--background", "--radius", "--brand-sand"].map((name) => style.getPropertyValue(name).trim());
    });
    expect(root).toEqual(["#0b5d4e", "#fdfcf9", "0.1875rem", "#e8dcc4"]);
    const bundle = unzipSync(await readBytes(`/api/v1/systems/${slug}/download`));
    const decode = (path: string) => new TextDecoder().decode(bundle[path]);
    for (const css of [decode("tokens/globals.css"), await readText(`/api/systems/export/${slug}?format=globals-css`)])
      for (const value of ["#0b5d4e", "#fdfcf9", "#7fd1b9", "--brand-sand: #e8dcc4", '"Young Serif"', '"Outfit"'])
        expect(css).toContain(value);
    const drawn = Object.keys(bundle).filter(
      (path) => /^assets\/.*symbol.*\.svg$/.test(path) && decode(path).includes("#0b5d4e"),
    );
    expect(drawn).not.toEqual([]);
    const skill = await readText(`/api/v1/systems/${slug}/skill`);
    for (const value of ["`#0b5d4e` | `#7fd1b9`", "`#fdfcf9`", "`--brand-sand`", "`#e8dcc4`", '"Young Serif"', '"Outfit"'])
      expect(skill).toContain(value);
    await window.context.close();
  });
});

test("a guessed face gets another use, and the import becomes a sub-brand", async () => {
  const window = await app.openWindow({ cookie });
  const { page } = window;
  await window.go(importPath);
  await chooseFiles(window, brandFiles);
  await press(window, "Read files");
  await page.getByRole("heading", { name: "What was read" }).waitFor();
  const row = page.getByRole("row", { name: /YoungSerif\.woff2/ });
  expect(await row.textContent()).toContain("face display");
  await page.getByLabel("Change what YoungSerif.woff2 becomes").selectOption({ label: "Text" });
  await press(window, "Apply 1 correction");
  await row.getByText("You said so.").waitFor();
  expect(await row.textContent()).toContain("face text");
  expect(await page.getByRole("row", { name: /Outfit\.woff2/ }).textContent()).toContain("face display");

  await page.getByLabel("Name of the brand").fill("Nordhavn Kids");
  await page.getByLabel("Sub-brand of").selectOption({ label: "Parent of all" });
  await expectAccessible(window, [1280, 390]);
  const [sent] = await Promise.all([page.waitForRequest(/\/designs$/), press(window, "Create design")]);
  expect(sent.postDataJSON()).toMatchObject({ brief: { name: "Nordhavn Kids" }, parent: expect.stringMatching(/^br_/) });
  await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
  await window.context.close();
});

test("a palette that fails every contrast pair is kept, and passes with the nearest values in one step", async () => {
  const window = await app.openWindow({ cookie });
  const { page } = window;
  await window.go(importPath);
  const names = ["background", "foreground", "card", "card-foreground", "primary", "primary-foreground", "muted-foreground"];
  const css = `:root { ${names.map((name) => `--${name}: #808080;`).join(" ")} }`;
  await chooseFiles(window, [{ name: "grey.css", mimeType: "text/css", buffer: Buffer.from(css) }]);
  await press(window, "Read files");
  await page.getByLabel("Name of the brand").fill("All grey");
  await press(window, "Create design");
  await page.getByText("The foundation is ready for review", { exact: true }).waitFor();
  await press(window, "Approve foundation");
  await page.getByText("The design is ready for review", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Audit" }).click();
  const all = page.getByRole("button", { name: /^Use all \d+ nearest values$/ });
  await all.waitFor();
  await page.getByText("light: foreground on background", { exact: false }).first().waitFor();
  await expectAccessible(window, [1280, 390]);
  await all.click();
  await page.getByText("The nearest values are used.").waitFor();
  await page.getByText(/^(No open findings|0 errors)/).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await all.waitFor();
  const [use] = await page.getByRole("button", { name: /^Use #[0-9a-f]{6}/ }).all();
  await use?.click();
  await page.getByText(/ is fixed\.$/).waitFor();
  await window.context.close();
});

describe("a person who has only a site", () => {
  test.each([[1280], [390]])("brings in a saved page with its folder and corrects a guess at %i px", async (width) => {
    const folder = createTemporaryFolder();
    for (const [path, content] of Object.entries(savedPage)) await Bun.write(join(folder.path, "site", path), content);
    const window = await app.openWindow({ width, cookie });
    const { page } = window;
    await window.go(importPath);
    await page.getByLabel("Choose a folder").setInputFiles(join(folder.path, "site"));
    await page.getByText("site", { exact: true }).waitFor();
    await press(window, "Read files");
    await page.getByRole("img", { name: "Logo, lockup horizontal" }).waitFor();
    expect(await page.getByLabel("Name of the brand").inputValue()).toBe("Fjordline");
    await page.getByText("site/page.html: main colour", { exact: true }).waitFor();
    await page.getByLabel("Change what site/page.html: link becomes").selectOption("colors.accent");
    await press(window, "Apply 1 correction");
    await page.getByText("color accent", { exact: false }).first().waitFor();
    await expectAccessible(window, [width]);
    await window.context.close();
    folder.remove();
  });

  test("learns from an address that is not allowed which setting allows it", async () => {
    const window = await app.openWindow({ cookie });
    await window.go(importPath);
    await window.page.getByLabel("Address of a web page").fill("fjordline.example");
    await press(window, "Read page");
    await window.page.getByText(/LIVERY_IMPORT_ADDRESSES/).waitFor();
    await window.context.close();
  });
});

describe("files that cannot be used", () => {
  test("a broken logo and an unknown file are named with the reason, and the rest is read", async () => {
    const window = await app.openWindow({ cookie });
    await window.go(importPath);
    const broken = { name: "broken.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg><path") };
    await chooseFiles(window, [broken, ...brandFiles.filter(({ name }) => name === "theme.css")]);
    await press(window, "Read files");
    await window.page.getByRole("heading", { name: "What was left out" }).waitFor();
    await window.page
      .getByRole("listitem")
      .filter({ hasText: /broken\.svg.*The SVG cannot be used/ })
      .waitFor();
    await window.page.getByText("theme.css: --primary", { exact: true }).waitFor();
    await window.context.close();
  });

  test("a font that forbids embedding is left out until licence and rights are stated", async () => {
    const window = await app.openWindow({ cookie });
    const { page } = window;
    await window.go(importPath);
    const font = withEmbeddingBits(readBundledSfnt("young-serif/young-serif-latin-400"), 2);
    await chooseFiles(window, [{ name: "YoungSerif.ttf", mimeType: "font/ttf", buffer: Buffer.from(font) }]);
    await press(window, "Read files");
    await page.getByText(/YoungSerif\.ttf.*forbids embedding/).waitFor();
    await page.getByRole("checkbox", { name: "We may embed and serve these fonts" }).check();
    await page.getByLabel(/licence/i).fill("Web licence 4711 of 2026");
    await press(window, "Read files");
    await page.getByRole("heading", { name: "What was read" }).waitFor();
    await page.getByText(/forbids embedding/).waitFor({ state: "detached" });
    await window.context.close();
  });

  test("more than fits is refused before it is sent", async () => {
    const window = await app.openWindow({ cookie });
    await window.go(importPath);
    const part = (name: string) => ({ name, mimeType: "font/ttf", buffer: Buffer.alloc(11_000_000) });
    await chooseFiles(window, [part("one.ttf"), part("two.ttf"), part("three.ttf")]);
    await press(window, "Read files");
    await window.page.getByText(/Leave some out/).waitFor();
    await window.context.close();
  });
});
