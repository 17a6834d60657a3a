import { expect, test } from "bun:test";
import type { UnpackedFile } from "#/kernel/archive/extraction-filter";
import { readBrandFiles } from "#/operations/brand-imports/read-brand-files";
import { unpackBrandFiles } from "#/operations/brand-imports/unpack-brand-files";
import { zip } from "#/kernel/archive/zip";
import { createMhtml, savedPage } from "#test/brand-import/pages/saved-page";

const toFiles = (files: Readonly<Record<string, string | Uint8Array>>): UnpackedFile[] =>
  Object.entries(files).map(([path, content]) => ({ path, bytes: new Uint8Array(Buffer.from(content)) }));
const read = (files: Readonly<Record<string, string | Uint8Array>>) => readBrandFiles(toFiles(files), [], {});

test("a saved page gives its colours, logo, fonts and radius, each as a guess with its place", async () => {
  const { name, proposal, stored } = await read(savedPage);
  const { given, mapped, left } = proposal;
  expect(name).toBe("Fjordline");
  expect(given.tokens?.colors?.light).toMatchObject({
    background: "#fffdf8",
    foreground: "#22201b",
    primary: "#b33939",
    "primary-foreground": "#fff",
    "primary-hover": "#8f2d2d",
    link: "#b33939",
    "link-hover": "#7a1f1f",
    card: "#f4efe3",
    border: "#d9d4c7",
    input: "#8a8577",
    brand: "#0a3d62",
  });
  expect(given.tokens?.colors?.dark).toMatchObject({ background: "#10151a", foreground: "#f4efe3" });
  expect(given.tokens?.stacks).toEqual({
    text: ["Fjord Sans", "Arial", "sans-serif"],
    display: ["Young Serif", "serif"],
    mono: ["Fjord Mono", "monospace"],
  });
  expect(given.tokens?.radius?.basePx).toBe(6);
  expect(given.mark?.lockups.map(({ lockup, colors }) => [lockup, colors])).toEqual([
    ["symbol", ["#0a3d62"]],
    ["lockup-horizontal", ["#0a3d62", "#f6b93b"]],
  ]);
  expect(given.faces?.display?.family).toBe("Young Serif");
  expect(stored).toHaveLength(1);
  expect(new Set(mapped.filter(({ source }) => !source.endsWith(".woff2")).map(({ certainty }) => certainty))).toEqual(
    new Set(["guessed"]),
  );
  expect(mapped.find(({ target }) => target === "color brand")?.reason).toStartWith(
    "It was found at the logo, the theme colour, ",
  );
  const sources = left.map(({ source }) => source).join("\n");
  for (const source of ["missing.css", "Fjord Sans: fjord-sans.woff2", "1 script", "1 picture", "1 frame"])
    expect(sources).toContain(source);
});

test("a page of the GOV.UK design system gives its blue, its green buttons, its logo for dark grounds and its face", async () => {
  const folder = "node_modules/govuk-frontend/dist/govuk";
  const template = async (name: string, file = "template-default") =>
    await Bun.file(`${folder}/components/${name}/${file}.html`).text();
  const page = `<!DOCTYPE html><html class="govuk-template"><head><title>Apply - GOV.UK</title><meta name="theme-color" content="#1d70b8">
    <link rel="icon" href="page_files/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="page_files/govuk.css"></head>
    <body class="govuk-template__body">${await template("header")}<main><h1 class="govuk-heading-xl">Apply</h1>
    <p class="govuk-body">Read the <a class="govuk-link" href="/guide">guide</a> before you start, and then begin.</p>
    ${await template("button")}${await template("button", "template-warning")}${await template("input")}</main>
    ${await template("footer")}</body></html>`;
  const bytes = async (path: string) => new Uint8Array(await Bun.file(`${folder}/${path}`).arrayBuffer());
  const files = { "page.html": page, "page_files/govuk.css": await bytes("govuk-frontend.min.css") };
  const { name, proposal } = await read({
    ...files,
    "page_files/favicon.svg": await bytes("assets/images/favicon.svg"),
    "page_files/bold-b542beb274-v2.woff2": await bytes("assets/fonts/bold-b542beb274-v2.woff2"),
  });
  const { given } = proposal;
  expect(name).toBe("GOV.UK");
  const { brand, spot, primary, background, foreground, link, destructive } = given.tokens?.colors?.light ?? {};
  expect({ brand, spot, primary, background, foreground, link, destructive }).toEqual({
    spot: "#0f7a52",
    ...{
      brand: "#1d70b8",
      primary: "#0f7a52",
      background: "#fff",
      foreground: "#0b0c0c",
      link: "#1a65a6",
      destructive: "#ca3535",
    },
  });
  expect(given.tokens?.radius?.basePx).toBe(0);
  expect(given.tokens?.stacks?.text).toEqual(["GDS Transport", "arial", "sans-serif"]);
  expect(given.faces?.text?.family).toBe("GDS Transport");
  expect(given.mark?.lockups.map(({ lockup, colors }) => [lockup, colors[0]])).toEqual([
    ["symbol", "#1d70b8"],
    ["reversed", "#ffffff"],
  ]);
  // Without the icon, only the white logo is left: its ground is the main colour, and its accent the second.
  const plain = (await read(files)).proposal;
  expect(plain.mapped.find(({ target }) => target === "color spot")?.value).toBe("#00ffe0");
});

test("what a page does not show is not taken: scripts, frames, consent dialogs, print, phones and unused variables", async () => {
  const { proposal } = await read(savedPage);
  const text = JSON.stringify(proposal.given);
  for (const color of ["#ff00ff", "#00ff00", "#00ffff", "#ff0000", "#123123", "#123456"]) expect(text).not.toContain(color);
  expect(text).not.toContain("<script");
  expect(text).toContain("#f6b93b");
});

test("a ZIP and an MHTML file of a page give the same as its folder", async () => {
  const { proposal } = await read(savedPage);
  const archive = zip(Object.entries(savedPage).map(([path, content]) => ({ path: `saved/${path}`, content })));
  const { files, left } = await unpackBrandFiles(archive);
  const zipped = await readBrandFiles(files, left, {});
  expect(zipped.proposal.given).toEqual(proposal.given);
  const mhtml = await read({ "Fjordline.mhtml": createMhtml() });
  expect(mhtml.proposal.given).toEqual(proposal.given);
});

test("a page alone, without its files, gives what is in it", async () => {
  const { proposal } = await read({ "page.html": savedPage["page.html"] ?? "" });
  expect(proposal.given.mark?.lockups).toHaveLength(1);
  expect(JSON.stringify(proposal.given.tokens?.custom)).toContain("#0a3d62");
  expect(proposal.left.map(({ source }) => source)).toContain("./page_files/main.css");
});

test("files beside a page count before it: a logo replaces its logo, and tokens with names its guesses", async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#112233" d="M1 1h8v8H1z"/></svg>';
  const { proposal } = await read({ ...savedPage, "own/logo.svg": logo, "own/theme.css": ":root { --primary: #445566; }" });
  expect(proposal.given.mark?.lockups.map(({ colors }) => colors)).toEqual([["#112233"]]);
  expect(proposal.given.tokens?.colors?.light?.primary).toBe("#445566");
  expect(proposal.given.tokens?.colors?.light?.link).toBe("#b33939");
});

test("a person corrects what a value of a page becomes", async () => {
  const options = JSON.stringify({
    corrections: [
      { source: "page.html: link", target: "colors.accent" },
      { source: "page.html: card", target: "leave" },
    ],
  });
  const { proposal } = await read({ ...savedPage, "livery-import.json": options });
  expect(proposal.given.tokens?.colors?.light).toMatchObject({ accent: "#b33939" });
  expect(proposal.given.tokens?.colors?.light?.card).toBeUndefined();
});

test.each([
  ["nested elements", `${"<div>".repeat(5000)}`],
  ["many elements", "<b></b>".repeat(300_000)],
])("a page of %s is refused with the reason", async (_, body) => {
  expect(read({ "page.html": body })).rejects.toThrow(/too many or too deeply nested elements/);
});

test("style sheets that refer to each other, deep rules and broken files end", async () => {
  const rules = `a{${"b{".repeat(20_000)}`;
  const { proposal } = await read({
    ...savedPage,
    "page_files/base.css": `@import "main.css"; @import "base.css"; :root { --text: var(--loop); --loop: var(--text) } ${rules}`,
  });
  expect(proposal.given.tokens?.colors?.light?.link).toBe("#b33939");
});
