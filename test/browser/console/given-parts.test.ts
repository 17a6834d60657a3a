import { afterAll, beforeAll, expect, test } from "bun:test";
import { demoBriefs } from "#data/briefs";
import type { RunReport } from "#/operations/projects/run-report";
import { brandFiles } from "#test/browser/console/brand-files";
import { expectAccessible } from "#test/browser/console/expect-accessible";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";
import { createSolidPng } from "#test/png-bytes";
import { waitUntil } from "#test/wait-until";

let app: ConsoleApp;
let draft: RunReport;
let cookie: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.createWorkspace("Acme", "acme");
  const [brief] = demoBriefs;
  if (!brief) throw new Error("there is no brief");
  draft = await app.createDesign(brief, "acme", false);
  cookie = (await app.createUser("grace@acme.example", "MEMBER", id)).cookie;
});
afterAll(() => app.close());

const loadGiven = async () => {
  const design = await app.services.store.designs.findById(draft.design.id);
  if (!design) throw new Error("there is no design");
  return await app.services.contents.loadPart(design.parts, "given");
};
const voice = "## Tone\nCalm and dry.\n\n## Words to avoid\n- spectacles\n";

test.each([[1280], [390]])(
  "a person gives a draft a logo, a font and a voice, and takes them away again at %i px",
  async (width) => {
    const window = await app.openWindow({ width, cookie });
    const { page } = window;
    await window.go(`/w/acme/designs/${draft.design.id}/edit?part=given`);
    await page.getByText("Nothing of this design was brought in", { exact: false }).waitFor();
    await page
      .getByLabel("Files of your brand")
      .setInputFiles([
        ...brandFiles.filter(({ name }) => name === "logo.svg" || name === "YoungSerif.woff2"),
        { name: "voice.md", mimeType: "text/markdown", buffer: Buffer.from(voice) },
      ]);
    await page.getByRole("button", { name: "Read files", exact: true }).click();
    await page.getByRole("button", { name: "Use in this design", exact: true }).waitFor();
    await page.getByRole("button", { name: "Use in this design", exact: true }).click();
    const parts = page.getByRole("list", { name: "Parts that were brought in" });
    await parts.getByText("Young Serif").waitFor();
    await parts.getByRole("img", { name: "Logo, symbol" }).waitFor();
    expect((await loadGiven()).voice).toEqual({ tone: "Calm and dry.", avoid: ["spectacles"] });
    await expectAccessible(window, [width]);

    await page.getByRole("textbox", { name: /^Words to avoid/ }).fill("spectacles\nsynergy");
    await page.getByRole("button", { name: "Save voice", exact: true }).click();
    await parts.getByText("Calm and dry.").waitFor();
    await waitUntil(async () => (await loadGiven()).voice?.avoid?.includes("synergy") === true);

    for (const part of ["logo", "fonts", "voice"]) {
      await page.getByRole("button", { name: `Remove ${part}`, exact: true }).click();
      await page.getByRole("button", { name: `Remove ${part}`, exact: true }).waitFor({ state: "detached" });
    }
    expect(await loadGiven()).toEqual({});
    await window.context.close();
  },
);

test("pairs of do and don't get pictures by upload, which the brand page shows and nothing else", async () => {
  const window = await app.openWindow({ width: 1280, cookie });
  const { page } = window;
  await window.go(`/w/acme/designs/${draft.design.id}/edit?part=given`);
  await page.getByRole("button", { name: "Add do and don’t" }).click();
  const pair = page.getByRole("group", { name: "Do and don’t 1" });
  await pair.getByRole("textbox", { name: "Do", exact: true }).fill("Show people at work.");
  await pair.getByRole("textbox", { name: "Don’t", exact: true }).fill("Show empty offices.");
  const picture = { name: "team at work.png", mimeType: "image/png", buffer: Buffer.from(createSolidPng(64, 40)) };
  await pair.getByLabel("Picture for “Do”").setInputFiles(picture);
  await pair
    .getByLabel("Picture for “Don’t”")
    .setInputFiles({ name: "bad.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg><script>1</script></svg>") });
  await page.getByRole("button", { name: "Save do and don’t" }).click();
  await pair.getByText("What the picture of “Do” shows is required.").waitFor();
  await pair.getByLabel("What the picture of “Do” shows").fill("Three people at a table");
  await pair.getByLabel("What the picture of “Don’t” shows").fill("Desks");
  await page.getByRole("button", { name: "Save do and don’t" }).click();
  await page.getByText(/^bad\.svg: /).waitFor();
  expect(await loadGiven()).toEqual({});
  await expectAccessible(window, [390, 1280]);
  await pair.getByRole("button", { name: "Remove picture of “Don’t”" }).click();
  await page.getByRole("button", { name: "Save do and don’t" }).click();
  await waitUntil(async () => (await loadGiven()).voice?.pairs !== undefined);
  const { voice: saved, pictures } = await loadGiven();
  expect(saved?.pairs).toEqual([{ do: "Show people at work.", avoid: "Show empty offices.", doPicture: "example-team-at-work" }]);
  expect(pictures).toMatchObject([{ slug: "example-team-at-work", kind: "example", alt: "Three people at a table" }]);
  const alt = pair.getByLabel("What the picture of “Do” shows");
  await alt.waitFor();
  expect(await alt.inputValue()).toBe("Three people at a table");
  await expectAccessible(window, [390, 1280]);
  await page.getByRole("button", { name: "Remove pair 1" }).click();
  await page.getByRole("button", { name: "Save do and don’t" }).click();
  await waitUntil(async () => Object.keys(await loadGiven()).length === 0);
  await window.context.close();
}, 120_000);

test("a change of own parts is undone and done again, also after a reload", async () => {
  const window = await app.openWindow({ width: 1280, cookie });
  const { page } = window;
  const panel = `/w/acme/designs/${draft.design.id}/edit?part=given`;
  const undo = page.getByRole("button", { name: "Undo last change of parts" });
  const redo = page.getByRole("button", { name: "Redo change of parts" });
  await window.go(panel);
  await page.getByText("Nothing of this design was brought in", { exact: false }).waitFor();
  expect([await undo.count(), await redo.count()]).toEqual([0, 0]);
  await page.getByLabel("Files of your brand").setInputFiles(brandFiles.filter(({ name }) => name === "logo.svg"));
  await page.getByRole("button", { name: "Read files", exact: true }).click();
  await page.getByRole("button", { name: "Use in this design", exact: true }).click();
  const remove = page.getByRole("button", { name: "Remove logo", exact: true });
  await remove.waitFor();
  const given = await loadGiven();
  await remove.click();
  await redo.waitFor({ state: "detached" });
  await remove.waitFor({ state: "detached" });
  expect(await loadGiven()).toEqual({});
  await window.go(panel);
  await undo.click();
  await remove.waitFor();
  expect(await loadGiven()).toEqual(given);
  await expectAccessible(window, [390, 1280]);
  await window.go(panel);
  await redo.click();
  await page.getByText("Nothing of this design was brought in", { exact: false }).waitFor();
  expect(await loadGiven()).toEqual({});
  await undo.click();
  await remove.waitFor();
  await undo.click();
  await page.getByText("Nothing of this design was brought in", { exact: false }).waitFor();
  await undo.waitFor({ state: "detached" });
  expect(await loadGiven()).toEqual({});
  await window.context.close();
}, 120_000);
