import { afterAll, beforeAll, expect, test } from "bun:test";
import { draw } from "#/raster/draw";
import { createTemporaryFolder } from "#test/temporary-folder";
import { join } from "node:path";
import { expectAccessible } from "#test/browser/console/expect-accessible";
import { type ConsoleApp, type ConsoleWindow, startConsoleApp } from "#test/browser/console/start-console-app";

let app: ConsoleApp;
let cookie: string;
beforeAll(async () => {
  app = await startConsoleApp();
  const { id } = await app.createWorkspace("Acme", "acme");
  cookie = (await app.createUser("grace@acme.example", "ADMIN", id)).cookie;
});
afterAll(() => app.close());

const svg = (viewBox: string, content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
const scene = svg("0 0 160 90", '<rect width="160" height="90" fill="#cde"/><circle cx="60" cy="50" r="25" fill="#b33"/>');
const { png } = await draw({ svg: scene, px: 320 });

const files: Readonly<Record<string, string | Uint8Array>> = {
  "logo/symbol.svg": svg("0 0 100 100", '<circle cx="50" cy="50" r="40" fill="#0b5d4e"/>'),
  "photos/our-team.jpg": await new Bun.Image(png).jpeg({ quality: 80 }).bytes(),
  "images/lighthouse.svg": scene,
  "images/broken.png": "no picture",
  "icons/house.svg": svg("0 0 24 24", '<path d="M3 12l9-9 9 9v9h-18z" fill="none" stroke="#222" stroke-width="2"/>'),
  "favicon.svg": svg("0 0 32 32", '<rect width="32" height="32" rx="8" fill="#e4572e"/>'),
  "voice.md": "## Tone\nCalm and dry.\n\n## Words to avoid\n- spectacles\n\n## History\nFounded in 1901.\n",
};

const press = ({ page }: ConsoleWindow, name: string) => page.getByRole("button", { name, exact: true }).click();

test.each([[1280], [390]])("a person brings a folder of all parts and corrects some by hand at %i px", async (width) => {
  const folder = createTemporaryFolder();
  for (const [path, content] of Object.entries(files)) await Bun.write(join(folder.path, "brand", path), content);
  const window = await app.openWindow({ width, cookie });
  const { page } = window;
  await window.go("/w/acme/brands/import");
  await page.getByLabel("Choose a folder").setInputFiles(join(folder.path, "brand"));
  await page.getByText("brand", { exact: true }).waitFor();
  await press(window, "Read files");
  await page.getByRole("heading", { name: "What was read" }).waitFor();
  for (const target of [
    "mark symbol",
    "picture photo-people",
    "picture illustration",
    "picture favicon",
    "icon house",
    "voice avoid",
  ])
    await page.getByText(target, { exact: true }).waitFor();
  expect(await page.locator(".part-thumbnail").count()).toBe(5);
  await page.getByText("brand/images/broken.png").waitFor();
  await expectAccessible(window, [width]);

  await page.getByLabel("What brand/images/lighthouse.svg shows").fill("The lighthouse of Nordhavn");
  await page.getByLabel("Change what brand/images/lighthouse.svg becomes").selectOption("picture.hero");
  await page.getByLabel("Change what brand/photos/our-team.jpg becomes").selectOption("picture.photo-work");
  await page.getByLabel("Change what brand/voice.md: History becomes").selectOption("voice.boilerplate");
  await press(window, "Apply 4 corrections");
  for (const target of ["picture hero", "picture photo-work", "voice boilerplate"])
    await page.getByText(target, { exact: true }).waitFor();
  expect(await page.getByLabel("What brand/images/lighthouse.svg shows").inputValue()).toBe("The lighthouse of Nordhavn");
  await window.context.close();
  folder.remove();
});
