import { describe, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { Failure } from "#/kernel/errors";
import { cleanPng } from "#/kernel/png";
import { chunk, header, pixels, plainPng, png, pngSignature } from "#test/png-bytes";

const limits = { sidePx: 100, pixels: 5000 };
const refusal = (bytes: Uint8Array): string => {
  try {
    cleanPng(bytes, limits);
  } catch (error) {
    if (error instanceof Failure && error.code === "invalid") return error.message;
    throw error;
  }
  return "taken";
};
const end = chunk("IEND");
const text = (words: string) => chunk("tEXt", Buffer.from(words));

describe("a PNG", () => {
  test("that is sound is given back byte for byte, with its size", () => {
    const bytes = plainPng(7, 5);
    expect(cleanPng(bytes, limits)).toEqual({ width: 7, height: 5, bytes: new Uint8Array(bytes) });
  });

  test("loses its text, its profile, its animation and what is private, and nothing else", () => {
    const extras = ["tEXt", "zTXt", "iTXt", "iCCP", "eXIf", "acTL", "prVt"].map((name) => chunk(name, Buffer.from("<script>")));
    const dots = chunk("pHYs", new Uint8Array(9));
    const dressed = png(header(4, 3), ...extras, dots, pixels(4, 3), text("after"), end);
    const bare = png(header(4, 3), dots, pixels(4, 3), end);
    expect(Buffer.from(cleanPng(dressed, limits).bytes).equals(bare)).toBe(true);
  });

  const body = pixels(4, 3);
  const palette = chunk("PLTE", new Uint8Array(6));
  const damaged = plainPng();
  damaged[40] = (damaged[40] ?? 0) ^ 1;
  test.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(), "signature"],
    ["a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "signature"],
    ["an SVG", Buffer.from("<svg onload=alert(1)>"), "signature"],
    ["the signature alone", pngSignature, "cut off"],
    ["no end", png(header(4, 3), body), "cut off"],
    ["half a file", plainPng().subarray(0, 50), "longer than the file"],
    ["a page behind its end", Buffer.concat([plainPng(), Buffer.from("<script>alert(1)</script>")]), "behind its end"],
    ["a second picture behind its end", Buffer.concat([plainPng(), plainPng()]), "behind its end"],
    ["a damaged chunk", damaged, "checksum"],
    ["no header", png(body, end), "header"],
    ["two headers", png(header(4, 3), header(4, 3), body, end), "two headers"],
    ["a header that is not first", png(text("a"), header(4, 3), body, end), "header"],
    ["no pixels", png(header(4, 3), end), "no pixels"],
    ["no size", png(header(0, 3), body, end), "no size"],
    ["a side too long", png(header(101, 3), body, end), "101 × 3"],
    ["65,535 pixels a side", png(header(65_535, 65_535), body, end), "65535"],
    ["too many pixels", png(header(100, 51), body, end), "5100 pixels"],
    ["a depth that its colours cannot have", png(header(4, 3, { depth: 4 }), body, end), "colour type"],
    ["a colour type that is none", png(header(4, 3, { colorType: 5 }), body, end), "colour type"],
    ["an interlace that is none", png(header(4, 3, { interlace: 2 }), body, end), "header is wrong"],
    ["indexed colours without a palette", png(header(4, 3, { colorType: 3 }), body, end), "no palette"],
    ["a palette behind its pixels", png(header(4, 3), body, palette, end), "wrong place"],
    ["a palette for grey", png(header(4, 3, { colorType: 0 }), palette, body, end), "palette"],
    ["torn pixels", png(header(4, 3), body, text("a"), body, end), "torn"],
    ["an end that is not empty", png(header(4, 3), body, chunk("IEND", Buffer.from("x"))), "not empty"],
    ["a needed chunk that nobody knows", png(header(4, 3), chunk("ABCD"), body, end), "ABCD"],
    ["a chunk without a name", png(header(4, 3), chunk("a\u0000b<"), body, end), "proper name"],
    [
      "a chunk of two gigabytes",
      Buffer.concat([png(header(4, 3)), Buffer.from([0xff, 0xff, 0xff, 0xff, 73, 68, 65, 84]), Buffer.alloc(40)]),
      "longer",
    ],
  ])("with %s is refused", (_, bytes, reason) => {
    expect(refusal(bytes)).toContain(reason);
  });

  test("is never read past its end and never throws anything but a refusal, however it is cut or changed", () => {
    const whole = png(header(4, 3), text("hello"), chunk("IDAT", deflateSync(Buffer.alloc(39))), end);
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(whole.length - 1), fc.nat(255), (length, at, value) => {
        const changed = Buffer.from(whole.subarray(0, length));
        if (at < length) changed[at] = value;
        const said = refusal(changed);
        const same = changed.equals(whole);
        return same ? said === "taken" : said.startsWith("The picture is not a PNG");
      }),
      { numRuns: 2000 },
    );
  });
});
