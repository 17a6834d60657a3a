import { expect, test } from "bun:test";
import { Failure } from "#/kernel/errors";
import { cleanSvg } from "#/html/svg/clean-svg";
import { findLargestDifference } from "#/operations/given/figure";
import { guessLockup } from "#/operations/given/guess-lockup";
import { type MarkFile, readMark } from "#/operations/given/read-mark";
import { createPixelRenderer } from "#/raster/pixels";
import { suggestBrandColors } from "#/studio/marks/given/suggest-brand-colors";
import {
  blueWordmark,
  discSymbol,
  fineSymbol,
  gradientSymbol,
  textWordmark,
  touchingSymbol,
  whiteLockup,
} from "#test/operations/given/sample-logos";

const toFile = (fileName: string, svg: string, lockup?: MarkFile["lockup"]): MarkFile => ({
  fileName,
  bytes: new TextEncoder().encode(svg),
  lockup,
});
const read = async (fileName: string, svg: string) => {
  const { mark, files } = await readMark([toFile(fileName, svg)]);
  const [lockup] = mark.lockups;
  const [report] = files;
  if (!lockup || !report) throw new Error("nothing was read");
  return { mark, lockup, report };
};
const readError = async (...files: MarkFile[]): Promise<string> => {
  try {
    await readMark(files);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  throw new Error("it was accepted");
};

test("a drawing is trimmed to its ink, with its colours by area", async () => {
  const disc = (await read("acme-symbol.svg", discSymbol)).lockup;
  expect(disc).toMatchObject({ lockup: "symbol", width: 80, height: 80, colors: ["#e4002b", "#ffffff"], outlined: true });
  const word = (await read("acme-logotype.svg", blueWordmark)).lockup;
  expect(word.lockup).toBe("wordmark");
  expect(word.colors).toEqual(["#123456"]);
  expect(Math.abs(word.width - 210)).toBeLessThan(1);
  expect(Math.abs(word.height - 40)).toBeLessThan(1);
});

test("a drawing looks the same before and after it is cleaned, within 8 of 255 a channel", async () => {
  const renderer = await createPixelRenderer();
  for (const svg of [discSymbol, blueWordmark, gradientSymbol, touchingSymbol, fineSymbol, whiteLockup]) {
    const [before, after] = [svg, cleanSvg(svg).svg].map((text) => renderer.render(text, { width: 500 }));
    if (before && after) expect(findLargestDifference(before, after)).toBeLessThanOrEqual(8);
  }
});

test("reading what was read changes nothing", async () => {
  for (const svg of [discSymbol, blueWordmark, gradientSymbol, touchingSymbol, whiteLockup]) {
    const once = await read("logo.svg", svg);
    const twice = await readMark([toFile("logo.svg", once.lockup.svg, once.lockup.lockup)]);
    expect(twice.mark).toEqual(once.mark);
  }
}, 60_000);

test("one colour is only offered where no ink fills a hole and no parts merge", async () => {
  expect((await read("disc.svg", discSymbol)).lockup.flat).toBe("knockout");
  expect((await read("word.svg", blueWordmark)).lockup.flat).toBe("plain");
  expect((await read("white.svg", whiteLockup)).lockup.flat).toBe("plain");
  const touching = await read("touching.svg", touchingSymbol);
  expect(touching.lockup.flat).toBeUndefined();
  expect(touching.report.notes.join(" ")).toContain("would become one");
});

test("the shapes of the symbol have the exact colours, and say when they are an approximation", async () => {
  const disc = await read("disc.svg", discSymbol);
  expect(disc.mark.symbol.isExact).toBe(true);
  expect(disc.mark.symbol.shapes.map(({ color }) => color)).toEqual(["#e4002b", "#ffffff"]);
  expect((await read("gradient.svg", gradientSymbol)).mark.symbol).toMatchObject({ isExact: false });
});

test("the smallest legible height is larger for fine drawings, and reported", async () => {
  expect((await read("disc.svg", discSymbol)).lockup.smallestPx).toBeLessThanOrEqual(16);
  const fine = await read("fine.svg", fineSymbol);
  expect(fine.lockup.smallestPx).toBeGreaterThan(20);
  expect(fine.report.notes.join(" ")).toContain(`${fine.lockup.smallestPx} px`);
});

test("live text is kept and reported", async () => {
  const { lockup, report } = await read("wordmark.svg", textWordmark);
  expect(lockup).toMatchObject({ outlined: false, width: 200, height: 50 });
  expect(report.notes.join(" ")).toContain("Convert the text to outlines");
});

test("which lockup a file is follows from its name, its proportions and its colours, and can be said", async () => {
  const plain = { isWhite: false, isBlack: false };
  const cases: readonly (readonly [string, number, string, Partial<typeof plain>?])[] = [
    ["acme-wordmark.svg", 4, "wordmark"],
    ["AcmeLogotype-rgb.svg", 1.2, "wordmark"],
    ["acme_stacked.svg", 1, "lockup-stacked"],
    ["logo.svg", 4, "lockup-horizontal"],
    ["logo.svg", 1.1, "symbol"],
    ["logo.svg", 0.5, "lockup-stacked"],
    ["logo-white.svg", 4, "reversed", { isWhite: true }],
    ["icon-white.svg", 1, "symbol-white", { isWhite: true }],
    ["icon-black.svg", 1, "symbol-black", { isBlack: true }],
    ["logo-reversed.svg", 4, "reversed"],
  ];
  for (const [name, aspect, lockup, colors] of cases)
    expect(guessLockup(name, aspect, { ...plain, ...colors }).lockup).toBe(lockup as never);
  const { files } = await readMark([toFile("x.svg", blueWordmark, "lockup-stacked")]);
  expect(files[0]).toMatchObject({ lockup: "lockup-stacked", reason: "you said so" });
});

test("files that cannot be a mark are refused with their name and what to do", async () => {
  expect(await readError(toFile("a.svg", "<svg"))).toMatch(/^a\.svg: .*line 1/);
  expect(await readError(toFile("a.svg", discSymbol), toFile("b.svg", discSymbol))).toContain("Say which each one is");
  expect(await readError()).toContain("one to 7 files");
  expect(await readError(toFile("empty.svg", '<svg viewBox="0 0 9 9"><path d="M20 20h9v9z"/></svg>'))).toContain(
    "nothing that can be seen",
  );
  const changed =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/><style>path:first-child{fill:red}</style></svg>';
  expect(await readError(toFile("odd.svg", changed))).toContain("look different");
});

test("the colours of a mark are suggested as brand colours, colours before greys", async () => {
  const { mark } = await readMark([toFile("symbol.svg", discSymbol), toFile("wordmark.svg", blueWordmark)]);
  expect(suggestBrandColors(mark).map(({ hex }) => hex)).toEqual(["#e4002b", "#123456"]);
});
