import { describe, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { Failure } from "#/kernel/errors";
import { cleanPng } from "#/kernel/png";
import { createPngChunk, createPngHeader, createPngPixels, createSolidPng, createPng, pngSignature } from "#test/png-bytes";

const limits = { sidePx: 100, pixels: 5000 };
const getOutcome = (bytes: Uint8Array): string => {
  try {
    cleanPng(bytes, limits);
  } catch (error) {
    if (error instanceof Failure && error.code === "invalid") return error.message;
    throw error;
  }
  return "accepted";
};
const end = createPngChunk("IEND");
const text = (words: string) => createPngChunk("tEXt", Buffer.from(words));

describe("a PNG", () => {
  test("without metadata is returned byte for byte, with its size", () => {
    const bytes = createSolidPng(7, 5);
    expect(cleanPng(bytes, limits)).toEqual({ width: 7, height: 5, bytes: new Uint8Array(bytes) });
  });

  test("loses its text, profile, animation and private chunks, and nothing else", () => {
    const extras = ["tEXt", "zTXt", "iTXt", "iCCP", "eXIf", "acTL", "prVt"].map((name) =>
      createPngChunk(name, Buffer.from("<script>")),
    );
    const dots = createPngChunk("pHYs", new Uint8Array(9));
    const dressed = createPng(createPngHeader(4, 3), ...extras, dots, createPngPixels(4, 3), text("after"), end);
    const bare = createPng(createPngHeader(4, 3), dots, createPngPixels(4, 3), end);
    expect(Buffer.from(cleanPng(dressed, limits).bytes).equals(bare)).toBe(true);
  });

  const body = createPngPixels(4, 3);
  const palette = createPngChunk("PLTE", new Uint8Array(6));
  const damaged = createSolidPng();
  damaged[40] = (damaged[40] ?? 0) ^ 1;
  test.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(), "signature"],
    ["a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "signature"],
    ["an SVG", Buffer.from("<svg onload=alert(1)>"), "signature"],
    ["the signature alone", pngSignature, "truncated"],
    ["no end", createPng(createPngHeader(4, 3), body), "truncated"],
    ["half a file", createSolidPng().subarray(0, 50), "longer than the file"],
    ["a page after its end", Buffer.concat([createSolidPng(), Buffer.from("<script>alert(1)</script>")]), "follow its end"],
    ["a second image after its end", Buffer.concat([createSolidPng(), createSolidPng()]), "follow its end"],
    ["a damaged chunk", damaged, "checksum"],
    ["no header", createPng(body, end), "header"],
    ["two headers", createPng(createPngHeader(4, 3), createPngHeader(4, 3), body, end), "two headers"],
    ["a header that is not first", createPng(text("a"), createPngHeader(4, 3), body, end), "header"],
    ["no pixels", createPng(createPngHeader(4, 3), end), "no pixels"],
    ["no size", createPng(createPngHeader(0, 3), body, end), "no size"],
    ["a side over the limit", createPng(createPngHeader(101, 3), body, end), "101 × 3"],
    ["65,535 pixels a side", createPng(createPngHeader(65_535, 65_535), body, end), "65535"],
    ["too many pixels", createPng(createPngHeader(100, 51), body, end), "5100 pixels"],
    ["a depth that its colour type does not allow", createPng(createPngHeader(4, 3, { depth: 4 }), body, end), "colour type"],
    ["an unknown colour type", createPng(createPngHeader(4, 3, { colorType: 5 }), body, end), "colour type"],
    ["an unknown interlace method", createPng(createPngHeader(4, 3, { interlace: 2 }), body, end), "header is invalid"],
    ["indexed colours without a palette", createPng(createPngHeader(4, 3, { colorType: 3 }), body, end), "no palette"],
    ["a palette after its pixels", createPng(createPngHeader(4, 3), body, palette, end), "wrong place"],
    ["a palette in a grey image", createPng(createPngHeader(4, 3, { colorType: 0 }), palette, body, end), "palette"],
    ["separated pixel data", createPng(createPngHeader(4, 3), body, text("a"), body, end), "not contiguous"],
    ["an end that is not empty", createPng(createPngHeader(4, 3), body, createPngChunk("IEND", Buffer.from("x"))), "not empty"],
    ["an unknown required chunk", createPng(createPngHeader(4, 3), createPngChunk("ABCD"), body, end), "ABCD"],
    ["a chunk with an invalid name", createPng(createPngHeader(4, 3), createPngChunk("a\u0000b<"), body, end), "invalid name"],
    [
      "a chunk of two gigabytes",
      Buffer.concat([createPng(createPngHeader(4, 3)), Buffer.from([0xff, 0xff, 0xff, 0xff, 73, 68, 65, 84]), Buffer.alloc(40)]),
      "longer",
    ],
  ])("with %s is refused", (_, bytes, reason) => {
    expect(getOutcome(bytes)).toContain(reason);
  });

  test("is never read past its end and fails only with a Failure, however it is cut or changed", () => {
    const whole = createPng(createPngHeader(4, 3), text("hello"), createPngChunk("IDAT", deflateSync(Buffer.alloc(39))), end);
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(whole.length - 1), fc.nat(255), (length, at, value) => {
        const changed = Buffer.from(whole.subarray(0, length));
        if (at < length) changed[at] = value;
        const outcome = getOutcome(changed);
        const same = changed.equals(whole);
        return same ? outcome === "accepted" : outcome.startsWith("The image is not a PNG");
      }),
      { numRuns: 2000 },
    );
  });
});
