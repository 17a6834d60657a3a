import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { compress } from "woff2-encoder";
import { readFont } from "#/fonts/read-font";
import { parseSfnt } from "#/fonts/sfnt";
import { decodeWoff2 } from "#/fonts/woff2";
import { createRandom } from "#/kernel/random";
import { readBundledFont, readBundledSfnt, toWoff, withEmbeddingBits, withTables } from "#test/fonts/font-bytes";

/** Packing the first font takes seconds on a busy machine. */
setDefaultTimeout(120_000);

/** What a promise is rejected with; fails if it is not. */
const getFailure = async (promise: Promise<unknown>): Promise<string> =>
  await promise.then(
    () => "no failure",
    (error: unknown) => (error as Error).message,
  );

const plex = "ibm-plex-mono/ibm-plex-mono-latin-400";
const readText = (text: string) => new TextEncoder().encode(text);

describe("a font that is read", () => {
  test("a sound WOFF2 is kept byte for byte", async () => {
    for (const path of [plex, "bitter/bitter-latin"]) {
      const bytes = readBundledFont(path);
      const { woff2, isOriginal, hash } = await readFont(bytes);
      expect(isOriginal).toBe(true);
      expect(Buffer.compare(woff2, bytes)).toBe(0);
      expect(hash).toBe(new Bun.CryptoHasher("sha256").update(bytes).digest("hex"));
    }
  });

  test("TTF and WOFF become a WOFF2 that tells the same of itself", async () => {
    const { woff2: _, hash: __, format: ___, isOriginal: ____, ...original } = await readFont(readBundledFont(plex));
    for (const [format, bytes] of [
      ["ttf", readBundledSfnt(plex)],
      ["woff", toWoff(readBundledSfnt(plex))],
    ] as const) {
      const { woff2, hash: ownHash, format: read, isOriginal, ...reading } = await readFont(bytes);
      expect([read, isOriginal]).toEqual([format, false]);
      expect(reading).toEqual(original);
      expect(Buffer.from(woff2.subarray(0, 4)).toString("latin1")).toBe("wOF2");
      expect((await readFont(woff2)).hash).toBe(ownHash);
    }
  });

  test("names, weights, axes, kind and metrics are those of the file", async () => {
    const bitter = await readFont(readBundledFont("bitter/bitter-latin"));
    expect(bitter).toMatchObject({ family: "Bitter", weight: "100 900", style: "normal", generic: "serif" });
    expect(bitter.axes).toEqual([{ tag: "wght", min: 100, default: 100, max: 900 }]);
    expect(bitter.metrics.ascent).toBeCloseTo(0.935, 3);
    expect(bitter.metrics.descent).toBeCloseTo(0.265, 3);
    const mono = await readFont(readBundledFont(plex));
    expect(mono).toMatchObject({ family: "IBM Plex Mono", weight: "400", generic: "monospace", axes: [] });
    expect(mono.metrics.averageWidth).toBe(0.6);
    expect(mono.unicodeRange).toContain("U+20-7E");
    expect(mono.embedding).toEqual({ level: "installable", forbidsSubsetting: false, isBitmapOnly: false });
  });

  test.each([
    [0x2, { level: "restricted", forbidsSubsetting: false, isBitmapOnly: false }],
    [0x4, { level: "preview-and-print", forbidsSubsetting: false, isBitmapOnly: false }],
    [0x108, { level: "editable", forbidsSubsetting: true, isBitmapOnly: false }],
    [0x200, { level: "installable", forbidsSubsetting: false, isBitmapOnly: true }],
  ] as const)("embedding bits %p are read", async (bits, embedding) => {
    const planted = await compress(withEmbeddingBits(readBundledSfnt(plex), bits));
    expect((await readFont(new Uint8Array(planted))).embedding).toEqual(embedding);
  });

  test("tables that no browser needs are not served", async () => {
    const planted = withTables(readBundledSfnt(plex), {
      "SVG ": readText("<svg onload='x'/>"),
      DSIG: readText("signed"),
      Silf: readText("rules"),
      zzzz: readText("anything"),
      kern: readText("not kerning"),
    });
    const { woff2 } = await readFont(planted);
    const served = [...parseSfnt(decodeWoff2(woff2)).tables.keys()];
    expect(served).toEqual([...parseSfnt(readBundledSfnt(plex)).tables.keys()]);
    const packed = await readFont(new Uint8Array(await compress(planted)));
    expect([packed.isOriginal, [...parseSfnt(decodeWoff2(packed.woff2)).tables.keys()]]).toEqual([false, served]);
  });

  test("the kerning of an old font stays", async () => {
    const view = new DataView(new ArrayBuffer(24));
    for (const [index, value] of [0, 1, 0, 20, 1, 1, 6, 0, 0, 36, 57].entries()) view.setUint16(index * 2, value);
    view.setInt16(22, -80);
    const kern = new Uint8Array(view.buffer);
    const { woff2 } = await readFont(withTables(readBundledSfnt(plex), { kern }));
    expect(parseSfnt(decodeWoff2(woff2)).tables.get("kern")).toEqual(kern);
  });

  test("private data in a WOFF2 is not served", async () => {
    const bytes = readBundledFont(plex);
    const text = readText("<script>alert(1)</script>");
    const longer = new Uint8Array([...bytes, ...text]);
    const view = new DataView(longer.buffer);
    view.setUint32(8, longer.length);
    view.setUint32(40, bytes.length);
    view.setUint32(44, text.length);
    const { woff2, isOriginal } = await readFont(longer);
    expect(isOriginal).toBe(false);
    expect(Buffer.from(woff2).includes("script")).toBe(false);
  });
});

describe("a font that is refused", () => {
  test.each([
    ["text", readText("this is no font at all, but text"), "no outlines"],
    ["nothing", new Uint8Array(), "damaged or incomplete"],
    ["a collection", Uint8Array.from([0x74, 0x74, 0x63, 0x66, ...new Array(60).fill(0)]), "collection"],
    ["more than 12 MB", new Uint8Array(12_000_001), "larger than 12 MB"],
    ["a missing table", withTables(readBundledSfnt(plex), { cmap: undefined }), "“cmap” is missing"],
    ["no outlines", withTables(readBundledSfnt(plex), { glyf: undefined, loca: undefined }), "no outlines"],
    ["no characters", withTables(readBundledSfnt(plex), { cmap: new Uint8Array(4) }), "“cmap” is missing"],
  ])("%s", async (_, bytes, reason) => {
    expect(await getFailure(readFont(bytes))).toContain(reason);
  });

  test("tables that overlap", async () => {
    const bytes = readBundledSfnt(plex);
    const view = new DataView(bytes.buffer);
    view.setUint32(12 + 16 + 8, view.getUint32(12 + 8) + 4);
    expect(await getFailure(readFont(bytes))).toContain("overlaps");
  });

  test("more than 40 tables, and the same table twice", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 41 }, (_, index) => [`x${String(index).padStart(3, "0")}`, readText("x")]),
    );
    expect(await getFailure(readFont(toManyTables(many)))).toContain("tables, and 1 to 40 are allowed");
    const twice = readBundledSfnt(plex);
    twice.copyWithin(12 + 16, 12, 16);
    expect(await getFailure(readFont(twice))).toContain("two tables");
  });

  test("files that unpack to more than 30 MB, without unpacking them", async () => {
    const woff = toWoff(readBundledSfnt(plex));
    new DataView(woff.buffer).setUint32(44 + 12, 30_000_000);
    expect(await getFailure(readFont(woff))).toContain("larger than 30 MB");
    const woff2 = readBundledFont(plex);
    new DataView(woff2.buffer).setUint32(16, 300_000_000);
    expect(await getFailure(readFont(woff2))).toContain("larger than 30 MB");
  });
});

test("a table that unpacks to more than it states is refused", async () => {
  const bomb = toWoff(withTables(readBundledSfnt(plex), { zzzz: new Uint8Array(20_000_000) }));
  expect(bomb.length).toBeLessThan(200_000);
  const entry = bomb
    .subarray(44)
    .findIndex((_, at) => at % 20 === 0 && new TextDecoder().decode(bomb.subarray(44 + at, 48 + at)) === "zzzz");
  new DataView(bomb.buffer).setUint32(44 + entry + 12, 100_000);
  expect(await getFailure(readFont(bomb))).toContain("damaged");
});

/** A directory with these tables and nothing else. */
function toManyTables(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const bytes = new Uint8Array(12 + 41 * 16 + 200);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, Object.keys(tables).length);
  return bytes;
}

/** A copy that ends early, or in which some bytes differ. */
function corrupt(bytes: Uint8Array, seed: number): Uint8Array {
  const random = createRandom(seed).fork("corrupt");
  if (seed % 2 === 0) return bytes.slice(0, Math.floor(random.next() * bytes.length));
  const copy = Uint8Array.from(bytes);
  for (let flip = 0; flip < 1 + (seed % 9); flip++) {
    // Half of the changes hit the header and the directory.
    const range = random.next() < 0.5 ? 400 : copy.length;
    copy[Math.floor(random.next() * Math.min(range, copy.length))] = Math.floor(random.next() * 256);
  }
  return copy;
}

test("200 corrupt copies are read or refused, quickly and within bounded memory", async () => {
  const sources = [
    readBundledFont(plex),
    readBundledSfnt(plex),
    toWoff(readBundledSfnt(plex)),
    readBundledFont("bitter/bitter-latin"),
  ];
  Bun.gc(true);
  const beforeBytes = process.memoryUsage.rss();
  let [read, refused] = [0, 0];
  for (let seed = 0; seed < 200; seed++) {
    const source = sources[Math.floor(seed / 2) % sources.length];
    try {
      const { woff2 } = await readFont(corrupt(source ?? new Uint8Array(), seed));
      expect(woff2.length).toBeGreaterThan(0);
      read++;
    } catch (error) {
      expect(error).toMatchObject({ name: "Failure", code: "invalid" });
      refused++;
    }
  }
  expect(read + refused).toBe(200);
  expect(refused).toBeGreaterThan(100);
  expect(process.memoryUsage.rss() - beforeBytes).toBeLessThan(1_300_000_000);
});
