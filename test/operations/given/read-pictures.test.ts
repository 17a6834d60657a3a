import { expect, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import { createBundle } from "#/kits/bundle";
import { createIconFiles } from "#/kits/icon-files";
import { Failure } from "#/kernel/errors";
import { sha256Hex } from "#/kernel/hash";
import { Given } from "#/model/given";
import { Value } from "@sinclair/typebox/value";
import { readIcons } from "#/operations/given/read-icons";
import { type PictureFile, readGivenPicture } from "#/operations/given/read-pictures";
import { draw } from "#/raster/draw";
import { metadataFixture } from "#test/formats/content-fixture";
import { fullBrief } from "#test/studio/briefs";
import { createSystem } from "#test/studio/create-system";

const encode = (text: string) => new TextEncoder().encode(text);
const heroSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><linearGradient id="sky"><stop stop-color="#fc8"/>' +
  '<stop offset="1" stop-color="#48c"/></linearGradient><rect width="160" height="90" fill="url(#sky)"/>' +
  '<circle cx="80" cy="60" r="25" fill="#0b5d6b"/></svg>';
const { png } = await draw({ svg: heroSvg, px: 800 });

/** A picture as it is given once its files are stored. */
async function give(file: Omit<PictureFile, "bytes"> & { readonly bytes?: Uint8Array }) {
  const { picture, bytes } = await readGivenPicture({ bytes: png, ...file });
  if (bytes === undefined) return picture;
  const { png: own, webp, thumbnail } = bytes;
  return { ...picture, hash: sha256Hex(own), webpHash: sha256Hex(webp), thumbnailHash: sha256Hex(thumbnail) };
}
const readError = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  throw new Error("it was accepted");
};

test("given pictures replace the drawn ones of their kind, and every export carries them", async () => {
  const pictures = [
    await give({ fileName: "our-hero.svg", bytes: encode(heroSvg) }),
    await give({ fileName: "harbour.png", kind: "illustration", alt: "The harbour at dawn" }),
    await give({ fileName: "team-photo.png" }),
  ];
  expect(pictures.map(({ kind }) => kind)).toEqual(["hero", "illustration", "photo"]);
  expect(Value.Check(Given, { pictures })).toBe(true);
  const plain = createSystem(fullBrief, 4, "swiss");
  const design = createSystem(fullBrief, 4, "swiss", { given: { pictures } });
  const slugs = design.imagery.assets.map(({ slug }) => slug);
  expect(slugs.filter((slug) => /^(hero|illustration)/.test(slug))).toEqual([]);
  expect(slugs).toContain("our-hero");
  expect(slugs).toContain("harbour");
  expect(design.imagery.assets.find(({ slug }) => slug === "harbour")?.alt).toBe("The harbour at dawn");
  expect(design.imagery.rasters?.map(({ slug }) => slug)).toEqual(["harbour", "team-photo"]);
  expect(design.imagery.assets.filter(({ kind }) => kind === "pattern")).toEqual(
    plain.imagery.assets.filter(({ kind }) => kind === "pattern"),
  );
  expect(design.pages[0]?.body).toContain("data:image/svg+xml;base64,");
  const audit = auditDesign(design);
  expect(audit.counts.error).toBe(0);
  const paths = createBundle({ ...design, audit }, metadataFixture).files.map(({ path }) => path);
  expect(paths).toContain("assets/our-hero.svg");
  expect(paths).toContain("assets/harbour.svg");
}, 60_000);

test("a picture of pixels is decoded and written again, and its inline copy is small", async () => {
  const { picture, bytes } = await readGivenPicture({ fileName: "A photo.PNG", bytes: png, kind: "illustration" });
  expect(picture).toMatchObject({ slug: "a-photo", name: "A photo", width: 800, height: 450 });
  expect(bytes?.png.length).toBeGreaterThan(100);
  expect(picture.svg?.length ?? 0).toBeLessThan(60_000);
  const jpeg = await new Bun.Image(png).jpeg({ quality: 80 }).bytes();
  expect((await readGivenPicture({ fileName: "x.jpg", bytes: jpeg })).picture).toMatchObject({ width: 800, height: 450 });
});

test("what cannot be read is refused with the file and what to do", async () => {
  const avif = new Uint8Array([0, 0, 0, 32, ...encode("ftypavif"), 0, 0, 0, 0, ...encode("avifmif1miaf")]);
  expect(await readError(readGivenPicture({ fileName: "a.avif", bytes: avif }))).toMatch(/^a\.avif: .*(?:Convert|Export)/);
  expect(await readError(readGivenPicture({ fileName: "a.txt", bytes: encode("hello") }))).toContain("Convert it");
  expect(await readError(readGivenPicture({ fileName: "a.svg", bytes: encode("<svg>") }))).toContain("line 1");
});

const bell =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none"><path d="M8 36h32L36 28V18a12 12 0 0 0-24 0v10z" ' +
  'stroke="#222" stroke-width="4"/></svg>';
const flag =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><path id="p" d="M4 4h8v16H4z"/></defs>' +
  '<use href="#p" fill="#d00"/><use href="#p" x="8" fill="#00d"/></svg>';

test("given icons replace those of the same name and are added otherwise, in every file of the set", async () => {
  const icons = [
    ...(
      await readIcons([
        { fileName: "bell.svg", bytes: encode(bell) },
        { fileName: "OurFlag.svg", bytes: encode(flag) },
      ])
    ).icons,
  ];
  expect(icons.map(({ name }) => name)).toEqual(["bell", "our-flag"]);
  expect(icons[0]?.svg).toContain('stroke="currentColor"');
  expect(icons[1]?.svg).toContain('fill="#d00"');
  const { icons: again } = await readIcons(icons.map(({ name, svg }) => ({ fileName: "x.svg", bytes: encode(svg), name })));
  expect(again.map(({ svg }) => svg.replaceAll("#000000", "currentColor"))).toEqual(icons.map(({ svg }) => svg));
  const plain = createSystem(fullBrief, 4, "swiss");
  const design = createSystem(fullBrief, 4, "swiss", { given: { icons } });
  expect(design.icons.icons.length).toBe(plain.icons.icons.length + 1);
  const files = new Map(createIconFiles(design).map(({ path, content }) => [path, String(content)]));
  expect(files.get("icons/svg/bell.svg")).toContain("M8 36h32");
  expect(files.get("icons/svg/our-flag.svg")).toContain('href="#our-flag-i1"');
  expect(files.get("icons/sprite.svg")).toContain("M8 36h32");
  expect(files.get("icons/icons.tsx")).toContain("our-flag-i1");
  expect(files.get("icons/icons.tsx")).toContain("drawings[name]");
  expect(
    createIconFiles(plain)
      .map(({ content }) => String(content))
      .join(""),
  ).not.toContain("drawings");
}, 60_000);
