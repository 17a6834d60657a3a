import { afterAll, beforeAll, expect, test } from "bun:test";
import { expectAccessible } from "#test/browser/console/expect-accessible";
import { type Family, seedFamily } from "#test/browser/console/seed-family";
import { type ConsoleApp, startConsoleApp } from "#test/browser/console/start-console-app";

let app: ConsoleApp;
let cookie = "";
let family: Family;
beforeAll(async () => {
  app = await startConsoleApp();
  const acme = await app.createWorkspace("Acme", "acme");
  cookie = (await app.createUser("lin@acme.example", "MEMBER", acme.id)).cookie;
  family = await seedFamily(app);
}, 120_000);
afterAll(() => app.close());

for (const width of [1280, 390])
  test(`at ${width} px the brand page compares the newer version of the parent, and takes it in one action`, async () => {
    const window = await app.openWindow({ width, cookie });
    const { page } = window;
    await window.go("/w/acme");
    await page.getByText(/^Fjordline Kids: Fjordline 1\.\d\.\d|^Fjordline Kids: Fjordline 2\.0\.0/).waitFor();
    await window.go(`/w/acme/brands/${family.subBrand}`);
    await page.getByText(/^This brand has parts of version 1\.0\.0/).waitFor();
    await page.getByRole("heading", { name: "Parts of Fjordline" }).waitFor();
    await expectAccessible(window, [width]);
    await page.getByRole("button", { name: /Colours$/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("You edited these, so they stay").waitFor();
    expect(await dialog.getByText("colors.light.primary", { exact: true }).first().isVisible()).toBe(true);
    await dialog.getByRole("cell", { name: "#0b57c5" }).first().waitFor();
    await expectAccessible(window, [width]);
    await page.keyboard.press("Escape");
    await window.go(`/w/acme/brands/${family.parent}`);
    await page.getByRole("heading", { name: "Sub-brands" }).waitFor();
    await page.getByRole("link", { name: "Fjordline Kids" }).waitFor();
    await expectAccessible(window, [width]);
    await window.context.close();
  }, 60_000);

test("a new brand becomes a sub-brand with the chosen parts and the parent's direction", async () => {
  const window = await app.openWindow({ width: 1280, cookie });
  const { page } = window;
  await window.go("/w/acme/brands/new");
  await page.getByLabel("Name").fill("Fjordline Cargo");
  await page.getByLabel("Sub-brand of").selectOption({ label: "Fjordline" });
  await page.getByRole("group", { name: "Parts to take" }).getByLabel("Icons").uncheck();
  await page.getByText("Matches the current brief").waitFor();
  await expectAccessible(window, [1280, 390]);
  await page.getByRole("button", { name: "Choose a direction" }).click();
  await page.getByText("The parent's direction").first().waitFor();
  await page.getByRole("button", { name: "Create design" }).click();
  await page.waitForURL(/\/projects\/prj_/);
  const [brand] = await app.services.store.brands.listByParent(family.parent as `br_${string}`).then((all) => all.slice(-1));
  expect(brand).toMatchObject({ name: "Fjordline Cargo", parentParts: ["colors", "faces", "shape", "voice", "imagery"] });
  await window.context.close();
}, 60_000);

test("taking the newer version opens the run of a draft", async () => {
  const window = await app.openWindow({ width: 1280, cookie });
  await window.go(`/w/acme/brands/${family.subBrand}`);
  await window.page.getByRole("button", { name: /^Take version/ }).click();
  await window.page.waitForURL(/\/projects\/prj_/);
  await window.page.getByText(/Kept as edited in this brand/).waitFor();
  await app.services.runner.drain();
  await window.go(`/w/acme/brands/${family.subBrand}`);
  await window.page.getByRole("heading", { name: "Parts of Fjordline" }).waitFor();
  expect(await window.page.getByRole("button", { name: /^Take version/ }).count()).toBe(0);
  await window.context.close();
}, 60_000);

test("the parent of a brand is set, changed and removed on its page, and what was taken stays", async () => {
  const { brand } = await app.createDesign({ name: "Harbour Post", offer: "Letters by boat" }, "acme", true);
  const window = await app.openWindow({ width: 1280, cookie });
  const { page } = window;
  const dialog = page.getByRole("dialog");
  const readBrand = () => app.services.store.brands.findById(brand.id as `br_${string}`);
  await window.go(`/w/acme/brands/${brand.id}`);
  await page.getByRole("button", { name: "Actions for Harbour Post", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Make a sub-brand/ }).click();
  await dialog.getByLabel("Sub-brand of").selectOption({ label: "Fjordline" });
  await dialog.getByText(/^No design of Harbour Post changes now/).waitFor();
  for (const part of ["Icons", "Voice", "Manner of pictures"]) await dialog.getByLabel(part).uncheck();
  await expectAccessible(window, [390, 1280]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: /^Take version/ }).click();
  await page.waitForURL(/\/projects\/prj_/);
  await app.services.runner.drain();
  await window.go(`/w/acme/brands/${brand.id}`);
  await page.getByRole("button", { name: "Change parent" }).click();
  await dialog.getByLabel("Type", { exact: true }).uncheck();
  await dialog.getByText("Designs that took Type keep it. New designs make their own.").waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Harbour Post is a sub-brand of Fjordline.").last().waitFor();
  expect((await readBrand())?.parentParts).toEqual(["colors", "shape"]);
  await page.getByRole("button", { name: "Change parent" }).click();
  await dialog.getByLabel("Sub-brand of").selectOption({ label: "None" });
  await dialog.getByText("What happens without Fjordline").waitFor();
  await expectAccessible(window, [390, 1280]);
  await dialog.getByRole("button", { name: "Remove parent" }).click();
  await page.getByText("Harbour Post has no parent.").waitFor();
  // The toast appears before the page has its new state.
  await page.getByRole("heading", { name: "Parts of Fjordline" }).waitFor({ state: "detached" });
  expect(await readBrand()).toMatchObject({ parentBrandId: null, parentParts: [] });
  const taken = (await app.services.store.designs.listByBrand(brand.id as `br_${string}`)).at(-1);
  const source = await app.services.contents.loadPart(taken?.parts ?? {}, "parent");
  expect(Object.keys(source?.parts ?? {})).toEqual(["colors", "faces", "shape"]);
  await window.go(`/w/acme/brands/${family.parent}`);
  await page.getByRole("button", { name: "Actions for Fjordline", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Make a sub-brand/ }).click();
  await dialog.getByText("Fjordline has sub-brands, so it cannot be a sub-brand itself.").waitFor();
  await window.context.close();
}, 120_000);
