import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { renderBrandPage } from "#/documents/brand-page";
import { getDesignCharacters } from "#/formats/design-text";
import { listDesignPreloads, renderDesignFontFaces } from "#/formats/font-faces";
import { renderFallbackFonts } from "#/formats/font-fallbacks";
import { createBundle } from "#/kits/bundle";
import { exportFormats } from "#/kits/index";
import { createPartnerKitFiles } from "#/kits/partner-kit/partner-kit";
import type { Brief } from "#/model/brief";
import type { DesignContent } from "#/model/design-content";
import { faceMetadata } from "#/model/face";
import { formatFontStack } from "#/model/font-stack";
import { brandPageContext } from "#test/documents/brand-page-fixture";
import { metadataFixture } from "#test/formats/content-fixture";
import { createGivenFaces } from "#test/kits/given-faces-fixture";
import { createSystem } from "#test/studio/create-system";

setDefaultTimeout(120_000);

const brief: Brief = { name: "Nordhavn Optik", tagline: "Glasses from Copenhagen" };
let content: DesignContent;
let bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
beforeAll(async () => {
  const given = await createGivenFaces();
  bytes = given.bytes;
  content = createSystem(brief, 7, "swiss", { given: { faces: given.faces } });
});

const readGivenFile = (hash: string) => bytes.get(hash);
const createFiles = () => createBundle(content, metadataFixture, readGivenFile).files;
const listFontPaths = (files: readonly { readonly path: string }[]) =>
  files.flatMap(({ path }) => (path.endsWith(".woff2") ? [path] : [])).sort();

/** Names and files of the faces that the direction would have had. */
const listReplaced = () =>
  (["display", "text"] as const).flatMap((slot) => {
    const faces = [content.direction.faces[slot], content.tokens.typography.families[slot].face];
    return faces.flatMap((face) => faceMetadata[face].files.map(({ file }) => file));
  });

describe("a design with given faces", () => {
  test("has their names first in its stacks, and weights that they have", () => {
    const { families, weights, styles } = content.tokens.typography;
    expect(families.display.stack[0]).toBe("Acme Display");
    expect(families.text.stack[0]).toBe("Acme Text");
    expect([families.display.stack.at(-1), families.text.stack.at(-1)]).toEqual(["serif", "sans-serif"]);
    expect([weights.display, styles.display.weight, styles["heading-1"].weight]).toEqual([600, 600, 600]);
    for (const name of ["regular", "medium", "strong"] as const) {
      expect(weights[name]).toBeGreaterThanOrEqual(300);
      expect(weights[name]).toBeLessThanOrEqual(900);
    }
    expect(families.mono.given).toBeUndefined();
  });

  test("packs exactly their files, byte for byte, with what is known of their rights", () => {
    const { mono } = content.tokens.typography.families;
    const { display, text } = content.given.faces ?? {};
    const given = [...(display?.files ?? []), ...(text?.files ?? [])];
    for (const files of [createFiles(), createPartnerKitFiles(content, metadataFixture, readGivenFile)]) {
      const own = given.map(({ fileName }) => `fonts/${fileName}`);
      const bundled = faceMetadata[mono.face].files.map(({ file }) => `fonts/${file}`);
      expect(listFontPaths(files)).toEqual([...own, ...bundled].sort());
      for (const { hash, fileName } of given) {
        const packed = files.find(({ path }) => path === `fonts/${fileName}`)?.content;
        expect(Buffer.compare(Buffer.from(packed ?? ""), bytes.get(hash) ?? new Uint8Array())).toBe(0);
      }
      const licences = files.filter(({ path }) => path.startsWith("fonts/acme-") && path.endsWith("-LICENSE.txt"));
      expect(licences.map((file) => String(file.content).split("\n")[0]).sort()).toEqual(["Acme Display", "Acme Text"]);
      expect(licences.map((file) => String(file.content)).join("")).toContain("Licence 4711 of Acme Fonts");
    }
  });

  test("names no file of the faces that they replace in any file", () => {
    const texts = createFiles().flatMap((file) => (typeof file.content === "string" ? [[file.path, file.content] as const] : []));
    const replaced = listReplaced();
    expect(replaced.length).toBeGreaterThan(2);
    const mentions = texts.flatMap(([path, text]) =>
      replaced.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`),
    );
    expect(mentions).toEqual([]);
    const css = texts.find(([path]) => path === "fonts/fonts.css")?.[1] ?? "";
    for (const { fileName } of [content.given.faces?.display?.files[0], content.given.faces?.text?.files[0]].flatMap(
      (file) => file ?? [],
    ))
      expect(css).toContain(`url("./${fileName}")`);
  });

  test("is named in every export that names faces", () => {
    for (const { format, write } of exportFormats) {
      const text = write(content, metadataFixture, readGivenFile);
      if (typeof text !== "string" || !/font-?famil|--font/i.test(text)) continue;
      expect([format, text.includes("Acme Text")]).toEqual([format, true]);
      for (const name of listReplacedNames()) expect([format, name, text.includes(name)]).toEqual([format, name, false]);
    }
  });

  test("shows them on its brand page and preloads what it opens with", () => {
    const fontsBase = { bundled: "/fonts/", getGivenUrl: ({ hash }: { readonly hash: string }) => `/given/${hash}.woff2` };
    const page = renderBrandPage(content, { ...brandPageContext, fontsBase });
    for (const hash of bytes.keys()) expect(page).toContain(`url("/given/${hash}.woff2")`);
    expect(listReplaced().filter((name) => page.includes(name))).toEqual([]);
    expect(listDesignPreloads(content.tokens.typography, fontsBase)).toEqual(
      [content.given.faces?.display, content.given.faces?.text].map((face) => `/given/${face?.files[0]?.hash}.woff2`),
    );
  });

  test("has fallbacks with their metrics", () => {
    const css = renderFallbackFonts(content.tokens.typography);
    const { metrics, files } = content.given.faces?.display ?? { metrics: undefined, files: [] };
    const ratio = (files[0]?.averageWidth ?? 0) / 0.4244;
    expect(css).toContain('font-family: "Acme Display Fallback"');
    expect(css).toContain('local("Times New Roman Bold")');
    expect(css).toContain(`size-adjust: ${Number((ratio * 100).toFixed(2))}%`);
    expect(css).toContain(`ascent-override: ${Number((((metrics?.ascent ?? 0) / ratio) * 100).toFixed(2))}%`);
    expect(css).toContain('--font-text: "Acme Text", "Acme Text Fallback", ');
  });

  test("is the same for the same input", () => {
    const again = createSystem(brief, 7, "swiss", { given: structuredClone(content.given) });
    expect(JSON.stringify(again)).toBe(JSON.stringify(content));
  });
});

const listReplacedNames = () =>
  [content.direction.faces.display, content.direction.faces.text].map((face) => `"${faceMetadata[face].name}"`);

test("scripts that a given face lacks get companions, and those that it has do not", async () => {
  const { faces } = await createGivenFaces();
  const arabic = createSystem({ ...brief, tagline: "نظارات" }, 7, "swiss", { given: { faces } });
  const { text } = arabic.tokens.typography.families;
  expect(text.stack.slice(0, 2)).toEqual(["Acme Text", "Noto Sans Arabic"]);
  const css = renderDesignFontFaces(arabic.tokens.typography, ".", getDesignCharacters(arabic));
  expect(css).toContain("noto-sans-arabic");
  const file = faces.text?.files[0];
  if (!faces.text || !file) throw new Error("no file");
  const wide = { ...faces.text, files: [{ ...file, unicodeRange: "U+20-7FF" }] };
  const own = createSystem({ ...brief, tagline: "نظارات" }, 7, "swiss", { given: { faces: { text: wide } } });
  expect(formatFontStack(own.tokens.typography.families.text)).not.toContain("Arabic");
});

test("a family that is named without a file loads no font, and one that is bundled loads its own", () => {
  const stacks = { display: ["Acme Sans", "Helvetica", "sans-serif"], text: ["Work Sans", "sans-serif"] };
  const { typography } = createSystem(brief, 7, "swiss", { given: { tokens: { stacks } } }).tokens;
  expect(typography.families.display.stack).toEqual(stacks.display);
  const css = renderDesignFontFaces(typography, ".");
  expect(css).toContain("work-sans-latin.woff2");
  expect(css).not.toContain(faceMetadata[typography.families.display.face].files[0]?.file ?? "");
  expect(renderFallbackFonts(typography)).toContain('--font-display: "Acme Sans", "Helvetica", sans-serif;');
});

test("a bundled face that is chosen by hand takes the place of a given one, also of its files", async () => {
  const { faces } = await createGivenFaces();
  const adjustments = [{ kind: "face", slot: "display", face: "bitter" }] as const;
  const given = { faces, tokens: { stacks: { display: ["Acme Display", "serif"] } } };
  const { typography } = createSystem(brief, 7, "swiss", { given, adjustments }).tokens;
  expect([typography.families.display.name, typography.families.text.name]).toEqual(["Bitter", "Acme Text"]);
  expect(renderDesignFontFaces(typography, ".")).not.toContain(faces.display?.files[0]?.fileName ?? "");
});

test("lettering is drawn with the bundled face that is nearest to the given one", () => {
  expect(content.direction.faces.display).toBe(content.tokens.typography.families.display.face);
  expect(faceMetadata[content.direction.faces.display].fallback.at(-1)).toBe("serif");
});
