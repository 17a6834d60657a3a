import { describe, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import { Failure } from "#/kernel/errors";
import { isPng } from "#/kernel/png";
import { readPicture, readPng } from "#/operations/artifacts/read-picture";
import { createPngChunk, createPngHeader, createSolidPng, createPng } from "#test/png-bytes";

const source = () => new Bun.Image(new Uint8Array(createSolidPng(640, 480, 90)));
const metadata = (bytes: Uint8Array) => new Bun.Image(new Uint8Array(bytes)).metadata();
const refusal = async (work: Promise<unknown>) => {
  const error = await work.catch((caught: unknown) => caught);
  if (!(error instanceof Failure)) throw new Error("not refused");
  return `${error.code}: ${error.message}`;
};

describe("an image", () => {
  test.each(["jpeg", "webp", "png"] as const)(
    "that is %s becomes a PNG with a WebP of the same size and a thumbnail",
    async (format) => {
      const picture = await readPicture(await source()[format]().bytes());
      expect([picture.width, picture.height, isPng(picture.png)]).toEqual([640, 480, true]);
      expect(await metadata(picture.png)).toMatchObject({ width: 640, height: 480, format: "png" });
      expect(await metadata(picture.webp)).toMatchObject({ width: 640, height: 480, format: "webp" });
      expect(await metadata(picture.thumbnail)).toMatchObject({ width: 320, height: 240, format: "webp" });
    },
  );

  test("that is small is not enlarged, and a narrow one keeps its aspect ratio", async () => {
    expect(await metadata((await readPng(createSolidPng(20, 10))).thumbnail)).toMatchObject({ width: 20, height: 10 });
    expect(await metadata((await readPng(createSolidPng(10, 900))).thumbnail)).toMatchObject({ height: 320 });
  });

  const end = createPngChunk("IEND");
  const rows = (bytesOfRow: number, height: number) =>
    createPngChunk("IDAT", deflateSync(Buffer.concat(Array.from({ length: height }, () => Buffer.alloc(bytesOfRow + 1)))));
  test.each<[string, Uint8Array]>([
    ["of one bit", createPng(createPngHeader(9, 4, { depth: 1, colorType: 0 }), rows(2, 4), end)],
    ["of sixteen bits with transparency", createPng(createPngHeader(3, 4, { depth: 16, colorType: 6 }), rows(24, 4), end)],
    [
      "with a palette",
      createPng(createPngHeader(3, 4, { colorType: 3 }), createPngChunk("PLTE", new Uint8Array(6)), rows(3, 4), end),
    ],
    ["with grey and transparency", createPng(createPngHeader(3, 4, { colorType: 4 }), rows(6, 4), end)],
  ])("%s is accepted with the same pixels", async (_, bytes) => {
    const { png: kept } = await readPng(bytes);
    const seen = (picture: Uint8Array) => new Bun.Image(new Uint8Array(picture)).webp({ lossless: true }).bytes();
    expect(Buffer.compare(await seen(kept), await seen(bytes))).toBe(0);
  });

  const secret = "hidden-words-that-are-not-shown ".repeat(40);
  const shown = Buffer.alloc(10 * 31, 90).map((byte, index) => (index % 31 === 0 ? 0 : byte));
  const plain = createPng(createPngHeader(10, 10), createPngChunk("IDAT", deflateSync(shown)), end);
  const more = deflateSync(Buffer.concat([shown, Buffer.from(secret)]));
  test.each<[string, Uint8Array]>([
    ["rows below its last one", createPng(createPngHeader(10, 10), createPngChunk("IDAT", more), end)],
    [
      "bytes behind its compressed pixels",
      createPng(
        createPngHeader(10, 10),
        createPngChunk("IDAT", deflateSync(shown)),
        createPngChunk("IDAT", Buffer.from(secret)),
        end,
      ),
    ],
    [
      "text",
      createPng(
        createPngHeader(10, 10),
        createPngChunk("tEXt", Buffer.from(secret)),
        createPngChunk("IDAT", deflateSync(shown)),
        end,
      ),
    ],
    [
      "a colour profile",
      createPng(
        createPngHeader(10, 10),
        createPngChunk("iCCP", Buffer.from(secret)),
        createPngChunk("IDAT", deflateSync(shown)),
        end,
      ),
    ],
    [
      "an unused palette",
      createPng(
        createPngHeader(10, 10),
        createPngChunk("PLTE", Buffer.from(secret.slice(0, 600))),
        createPngChunk("IDAT", deflateSync(shown)),
        end,
      ),
    ],
    [
      "dimensions of print",
      createPng(
        createPngHeader(10, 10),
        createPngChunk("pHYs", Buffer.from(secret.slice(0, 9))),
        createPngChunk("IDAT", deflateSync(shown)),
        end,
      ),
    ],
  ])("with %s is stored without it", async (_, bytes) => {
    const [dressed, bare] = [await readPng(bytes), await readPng(plain)];
    for (const part of ["png", "webp", "thumbnail"] as const) expect(Buffer.compare(dressed[part], bare[part])).toBe(0);
    const chunks: string[] = [];
    const view = Buffer.from(dressed.png);
    for (let at = 8; at < view.length; at += 12 + view.readUInt32BE(at)) chunks.push(view.toString("latin1", at + 4, at + 8));
    expect(new Set(chunks)).toEqual(new Set(["IHDR", "IDAT", "IEND"]));
  });

  test("that Livery encoded is encoded to the same bytes again", async () => {
    const { png: kept } = await readPng(createSolidPng(64, 48));
    expect(Buffer.compare((await readPng(kept)).png, kept)).toBe(0);
  });

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ["GIF", async () => Buffer.from("GIF89a\u0001\u0000\u0001\u0000\u0000"), "not a PNG, WebP, JPEG or AVIF"],
    ["BMP", async () => Buffer.from("BM000000000000"), "not a PNG, WebP, JPEG or AVIF"],
    ["SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "not a PNG, WebP, JPEG or AVIF"],
    ["half a JPEG", async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), "cannot be decoded"],
    ["a RIFF that is no WebP", async () => Buffer.from("RIFF\u0010\u0000\u0000\u0000WEBPVP8 xxxxxxxx"), "cannot be decoded"],
    ["a PNG without its pixels", async () => createPng(createPngHeader(50, 50), rows(3, 1), end), "cannot be decoded"],
    [
      "too wide a WebP",
      () => new Bun.Image(new Uint8Array(createSolidPng(40, 1))).resize(9000, 2).webp().bytes(),
      "8192 per side",
    ],
  ])("that is %s is rejected", async (_, bytes, reason) => {
    expect(await refusal(readPicture(await bytes()))).toContain(reason);
  });
});
