import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { zip } from "#/kernel/archive/zip";
import { sha256Hex } from "#/kernel/hash";
import { getSessionCookieName } from "#/model/session";
import type { ImportOptions } from "#/operations/brand-imports/import-options";
import { readBrandFiles } from "#/operations/brand-imports/read-brand-files";
import { nameIcons } from "#/operations/given/icon-names";
import { unpackBrandFiles } from "#/operations/brand-imports/unpack-brand-files";
import { draw } from "#/raster/draw";
import { createDesignFlow } from "#test/operations/design-flow";

const encode = (text: string) => new TextEncoder().encode(text);
const svg = (viewBox: string, content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
const logo = svg("0 0 100 100", '<circle cx="50" cy="50" r="40" fill="#0b5d4e"/>');
const icon = (path: string) => svg("0 0 24 24", `<path d="${path}" fill="none" stroke="#222" stroke-width="2"/>`);
const scene = svg("0 0 160 90", '<rect width="160" height="90" fill="#cde"/><circle cx="60" cy="50" r="25" fill="#b33"/>');
const { png } = await draw({ svg: scene, px: 320 });
const jpeg = await new Bun.Image(png).jpeg({ quality: 80 }).bytes();
const portrait = await new Bun.Image(png).resize(80, 100, { fit: "fill" }).webp({ quality: 80 }).bytes();

type Files = Readonly<Record<string, string | Uint8Array>>;
const read = (files: Files, options: ImportOptions = {}) =>
  readBrandFiles(
    Object.entries(files).map(([path, content]) => ({ path, bytes: typeof content === "string" ? encode(content) : content })),
    [],
    options,
  );
const listTargets = ({ proposal }: Awaited<ReturnType<typeof read>>) =>
  proposal.mapped.map(({ source, target }) => `${source} > ${target}`);

const brand: Files = {
  "logo/logo-symbol.svg": logo,
  "photos/harbour-front.jpg": jpeg,
  "photos/IMG_2231.webp": portrait,
  "images/waves-pattern.svg": scene,
  "images/lighthouse.svg": scene,
  "icons/magnifying-glass.svg": icon("M4 4h8l8 8"),
  "icons/bell-filled.svg": icon("M5 17h14"),
  "icons/bell.svg": icon("M5 17h12"),
  "icons/oyster.svg": icon("M4 12h16"),
  "sprite.svg":
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="gear" viewBox="0 0 24 24"><path d="M4 4h16v16z"/></symbol>' +
    '<symbol id="buoy" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></symbol></svg>',
  "favicon.svg": svg("0 0 32 32", '<rect width="32" height="32" rx="8" fill="#e4572e"/>'),
  "apple-touch-icon.png": png,
  "og-image.png": png,
  "tone-of-voice.md": "## Tone\nCalm and dry.\n\n## Words to avoid\n- spectacles\n",
};

describe("the files of a brand", () => {
  test("become pictures, icons and voice by their folders, names and types", async () => {
    const reading = await read(brand);
    const { given, left, recognized } = reading.proposal;
    expect(given.mark?.lockups.map(({ lockup }) => lockup)).toEqual(["symbol"]);
    expect(given.pictures?.map(({ kind, slug, alt }) => `${kind} ${slug}: ${alt}`)).toEqual([
      "photo photo-opening: Harbour front",
      "photo photo-work: Img 2231",
      "pattern waves-pattern: Waves pattern",
      "illustration lighthouse: Lighthouse",
      "favicon favicon: Favicon",
      "app-icon apple-touch-icon: Apple touch icon",
      "social-card og-image: Og image",
    ]);
    expect(given.icons?.map(({ name }) => name)).toEqual([
      "magnifying-glass",
      "bell",
      "gear",
      "bell-filled",
      "oyster",
      "buoy",
      "search",
      "settings",
    ]);
    expect(given.voice).toEqual({ tone: "Calm and dry.", avoid: ["spectacles"] });
    expect(left).toEqual([]);
    expect(recognized.map(({ path }) => path)).toContain("sprite.svg");
    expect(listTargets(reading)).toContain("photos/IMG_2231.webp > picture photo-work");
    expect(reading.proposal.mapped.find(({ target }) => target === "picture photo-work")?.certainty).toBe("guessed");
    const hashes = new Set(reading.stored.map(({ bytes }) => sha256Hex(bytes)));
    for (const { hash } of given.pictures ?? []) if (hash !== undefined) expect(hashes.has(hash)).toBe(true);
  }, 60_000);

  test("go where a person says, with the name and text alternative that a person gives", async () => {
    const reading = await read(brand, {
      pictures: { "images/lighthouse.svg": { name: "Light", alt: "A lighthouse at night" } },
      corrections: [
        { source: "images/lighthouse.svg", target: "picture.hero" },
        { source: "photos/IMG_2231.webp", target: "picture.photo-people" },
        { source: "photos/harbour-front.jpg", target: "leave" },
        { source: "icons/oyster.svg", target: "icon.shell" },
        { source: "sprite.svg: buoy", target: "leave" },
        { source: "images/waves-pattern.svg", target: "mark.wordmark" },
        { source: "tone-of-voice.md: Words to avoid", target: "voice.use" },
      ],
    });
    const { given, left } = reading.proposal;
    expect(given.pictures?.find(({ kind }) => kind === "hero")).toMatchObject({ name: "Light", alt: "A lighthouse at night" });
    expect(given.pictures?.find(({ kind }) => kind === "photo")?.slug).toBe("photo-people");
    expect(given.icons?.map(({ name }) => name)).toContain("shell");
    expect(given.mark?.lockups.map(({ lockup }) => lockup)).toEqual(["symbol", "wordmark"]);
    expect(given.voice).toEqual({ tone: "Calm and dry.", use: ["spectacles"] });
    expect(left.map(({ source }) => source).toSorted()).toEqual(["photos/harbour-front.jpg", "sprite.svg: buoy"]);
  }, 60_000);

  test("become pictures of examples where a text shows them beside a do or a don't", async () => {
    const text =
      "## Do and don't\n| Do | Don't |\n|---|---|\n" +
      "| Plain ![Two people talk](shots/photo-do.jpg) | Loud ![A crowd](../shots/logo%20crowd.svg) |\n" +
      "| Near ![Gone](gone.png) | Far ![Shared](loads.svg) |\n";
    const { given, left, mapped, notices } = (
      await read(
        {
          "guide/voice.md": text,
          "guide/shots/photo-do.jpg": jpeg,
          "shots/logo crowd.svg": scene,
          "pictures/loads.svg": svg("0 0 9 9", '<script>1</script><image href="https://evil.example/x.png"/>'),
        },
        { pictures: { "shots/logo crowd.svg": { alt: "A loud crowd" } } },
      )
    ).proposal;
    expect(given.pictures?.map(({ kind, slug, alt }) => `${kind} ${slug}: ${alt}`)).toEqual([
      "example example-photo-do: Two people talk",
      "example example-logo-crowd: A loud crowd",
    ]);
    expect(given.voice?.pairs).toEqual([
      { do: "Plain", avoid: "Loud", doPicture: "example-photo-do", avoidPicture: "example-logo-crowd" },
      { do: "Near", avoid: "Far" },
    ]);
    expect(given.mark).toBeUndefined();
    expect(left.map(({ source }) => source)).toEqual(["pictures/loads.svg", "guide/voice.md: gone.png"]);
    expect(mapped.find(({ part }) => part === "example-photo-do")?.reason).toBe("A text shows it beside a do or a don't.");
    expect(notices).toEqual([]);
  }, 60_000);

  test("that cannot be used are named with the reason and do not stop the others", async () => {
    const { given, left } = (
      await read({
        ...brand,
        "images/broken.png": "no picture",
        "images/loads.svg": svg("0 0 9 9", '<image href="https://evil.example/x.png"/>'),
        "images/runs.svg": svg("0 0 9 9", '<script>alert(1)</script><path d="M0 0h9v9z"/>'),
        "icons/text.svg": svg("0 0 24 24", '<text x="1" y="20">A</text>'),
        "icons/bomb.svg": `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${icon("M0 0")}`,
        "logo/logo.png": png,
        "logo/second-symbol.svg": logo,
        "favicon.ico": new Uint8Array([0, 0, 1, 0, 1, 0, 9, 9]),
        "voice.txt": "Nothing here says anything.",
        "notes.txt": "hello",
      })
    ).proposal;
    expect(given.icons?.length).toBe(8);
    expect(given.mark?.lockups.length).toBe(1);
    expect(given.pictures?.find(({ slug }) => slug === "runs")?.svg).not.toContain("script");
    expect(left.map(({ source }) => source).toSorted()).toEqual([
      "favicon.ico",
      "icons/bomb.svg",
      "icons/text.svg",
      "images/broken.png",
      "images/loads.svg",
      "logo/logo.png",
      "logo/second-symbol.svg",
      "notes.txt",
      "voice.txt",
      "voice.txt: beginning",
    ]);
    for (const { reason } of left) expect(reason.length).toBeGreaterThan(20);
  }, 60_000);

  test("of many drawings without a hint, small squares are icons and the others illustrations", async () => {
    const names = ["oak", "elm", "ash", "fir", "yew", "box", "may", "bay"];
    const { given } = (
      await read({ ...Object.fromEntries(names.map((name) => [`${name}.svg`, icon("M4 4h9")])), "meadow.svg": scene })
    ).proposal;
    expect(given.icons?.length).toBe(names.length);
    expect(given.pictures?.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual(["illustration meadow"]);
    expect(given.mark).toBeUndefined();
  }, 60_000);

  test("take the largest picture of an ICO file as the favicon", async () => {
    const entry = new Uint8Array(22);
    const view = new DataView(entry.buffer);
    view.setUint16(2, 1, true);
    view.setUint16(4, 1, true);
    entry[6] = 32;
    view.setUint32(14, png.length, true);
    view.setUint32(18, entry.length, true);
    const ico = Buffer.concat([entry, png]);
    const { given } = (await read({ "favicon.ico": new Uint8Array(ico) })).proposal;
    expect(given.pictures).toEqual([expect.objectContaining({ kind: "favicon", width: 320, height: 180 })]);
  }, 60_000);
});

test("an archive beside what a person says about it is unpacked once, and one inside it is not", async () => {
  const pack = (files: Files) => zip(Object.entries(files).map(([path, content]) => ({ path, content })));
  const inner = pack({ "logo.svg": logo, "deeper.zip": pack({ "photo.svg": scene }) });
  const alone = await unpackBrandFiles(pack({ "brand.zip": inner, "livery-import.json": "{}" }));
  expect(alone.files.map(({ path }) => path)).toEqual(["livery-import.json", "logo.svg"]);
  expect(alone.left.map(({ path }) => path)).toEqual(["deeper.zip"]);
  const several = await unpackBrandFiles(pack({ "brand.zip": inner, "theme.css": ":root{}", "bad.zip": "no archive" }));
  expect(several.files.map(({ path }) => path)).toEqual(["theme.css", "brand.zip/logo.svg"]);
  expect(several.left.map(({ path }) => path)).toEqual(["brand.zip/deeper.zip", "bad.zip"]);
});

test("icons keep their names without what families add to all of them", () => {
  const name = (...files: readonly string[]) => nameIcons(files).map((one) => `${one.name}=${one.own ?? ""}`);
  expect(name("ic_home_24px.svg", "icons/MagnifyingGlass.svg")).toEqual(["home=home", "magnifying-glass=search"]);
  expect(name("acme-cog.svg", "acme-oyster.svg", "acme-chart-line.svg")).toEqual([
    "cog=settings",
    "oyster=",
    "chart-line=chart-line",
  ]);
  expect(name("trash-outline.svg", "bold.svg")).toEqual(["trash-outline=trash", "bold=bold"]);
});

describe("a design of given parts", () => {
  let flow: Awaited<ReturnType<typeof createDesignFlow>>;
  beforeAll(async () => {
    flow = await createDesignFlow();
  });
  afterAll(() => flow.app.close());

  test("has the given favicon, app icon, social card, photographs, icons and voice in its bundle", async () => {
    const pairs = "\n## Do and don't\n| Do | Don't |\n|---|---|\n| Plain ![Two talk](talk.jpg) | Loud ![A crowd](crowd.svg) |\n";
    const files = { ...brand, "tone-of-voice.md": brand["tone-of-voice.md"] + pairs, "talk.jpg": jpeg, "crowd.svg": scene };
    const { json: imported, status } = await flow.send("POST", `workspaces/${flow.app.workspaceId}/brand-imports`, {
      cookie: flow.member,
      body: zip(Object.entries(files).map(([path, content]) => ({ path, content }))),
      headers: { "content-type": "application/zip" },
    });
    expect(status).toBe(201);
    const brief = { name: "Nordhavn Parts", seed: 1, archetype: "swiss" };
    const started = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, { brief, import: imported.id, run: true });
    const { design, project } = started.json;
    await flow.app.services.runner.drain();
    await flow.approve(project.id);
    await flow.approve(project.id);
    const cookie = `${getSessionCookieName("http://localhost")}=${flow.member}`;
    const archive = await flow.app.get(`/api/v1/designs/${design.id}/export?format=all`, { cookie, origin: "http://localhost" });
    const bundle = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const text = (path: string) => new TextDecoder().decode(bundle[path]);
    expect(text("assets/favicon.svg")).toContain("#e4572e");
    expect(text("assets/app-icon.svg")).toContain("data:image/png;base64,");
    expect(text("assets/social-card.svg")).toContain("data:image/png;base64,");
    expect(text("icons/svg/search.svg")).toContain("M4 4h8l8 8");
    expect(text("icons/svg/oyster.svg")).toContain("M4 12h16");
    expect(text("icons/svg/trash.svg")).not.toBe("");
    expect(text("assets/example-talk.svg")).toContain("data:image/png;base64,");
    expect(text("assets/example-crowd.svg")).toContain("#b33");
    const pages = Object.entries(bundle).filter(([path]) => path.startsWith("pages/"));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(([, bytes]) => new TextDecoder().decode(bytes).includes("example-talk"))).toEqual([]);
    await flow.post(`designs/${design.id}/publish`);
    const { system } = (await flow.get(`brands/${design.brandId}`)).json;
    const skill = (await flow.get(`systems/${system.slug}/skill`)).text;
    expect(skill).toContain('Words to avoid: "spectacles"');
    expect(skill).toContain('do: "example-talk.svg" shows "Two talk", do not: "example-crowd.svg" shows "A crowd"');
    const page = await (await flow.app.get(`/systems/${system.slug}`, { accept: "text/html" })).text();
    expect(page.match(/alt="(?:Two talk|A crowd)"/g)).toEqual(['alt="Two talk"', 'alt="A crowd"']);
    const { hash } = imported.given.pictures.find(({ slug }: { slug: string }) => slug === "photo-opening");
    expect((await flow.get(`systems/${system.slug}/adoption`)).text).toContain(`${hash}.png`);
    const photo = await flow.app.get(`/assets/${hash}.png`);
    expect([photo.status, sha256Hex(new Uint8Array(await photo.arrayBuffer()))]).toEqual([200, hash]);
  }, 180_000);

  test("takes more parts from an import, which replace those of the same name, and gives parts up", async () => {
    const importFiles = async (files: Files) =>
      (
        await flow.send("POST", `workspaces/${flow.app.workspaceId}/brand-imports`, {
          cookie: flow.member,
          body: zip(Object.entries(files).map(([path, content]) => ({ path, content }))),
          headers: { "content-type": "application/zip" },
        })
      ).json;
    const first = await importFiles({ "logo.svg": logo, "icons/oyster.svg": icon("M4 12h16"), "voice.md": "## Tone\nCalm." });
    const started = await flow.post(`workspaces/${flow.app.workspaceId}/designs`, {
      brief: { name: "Nordhavn Draft", seed: 2 },
      import: first.id,
      run: true,
    });
    await flow.app.services.runner.drain();
    const path = `designs/${started.json.design.id}/edits`;
    const second = await importFiles({
      "icons/oyster.svg": icon("M5 5h5"),
      "images/hero.svg": scene,
      "voice.md": "## Words to avoid\n- spectacles",
    });
    const patch = (body: object, cookie = flow.member) => flow.send("PATCH", path, { cookie, body });
    expect((await patch({ import: second.id })).status).toBe(200);
    const { given } = (await flow.get(path)).json;
    expect(given.icons).toEqual([{ name: "oyster", svg: expect.stringContaining("M5 5h5") }]);
    expect(given.pictures.map(({ kind }: { kind: string }) => kind)).toEqual(["hero"]);
    expect(given.voice).toEqual({ tone: "Calm.", avoid: ["spectacles"] });
    expect(given.mark.lockups.length).toBe(1);
    const { mark: _, ...others } = given;
    expect((await patch({ given: others })).status).toBe(200);
    expect((await flow.get(path)).json.given).toEqual(others);
    expect((await patch({ import: "imp_none" })).status).toBe(404);
    expect((await patch({})).status).toBe(400);
    expect((await patch({ import: second.id }, flow.stranger)).status).toBe(404);
  }, 180_000);
});
