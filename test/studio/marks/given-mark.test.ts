import { expect, test } from "bun:test";
import { auditDesign } from "#/audit/audit-design";
import { getDrawingContent } from "#/studio/marks/given/flat-drawing";
import { readMark } from "#/operations/given/read-mark";
import { metadataFixture } from "#test/formats/content-fixture";
import { createBundle } from "#/kits/bundle";
import { fullBrief } from "#test/studio/briefs";
import { createSystem } from "#test/studio/create-system";
import { blueWordmark, discSymbol, fineSymbol, gradientSymbol, touchingSymbol } from "#test/operations/given/sample-logos";

const give = async (...files: readonly (readonly [fileName: string, svg: string])[]) =>
  (await readMark(files.map(([fileName, svg]) => ({ fileName, bytes: new TextEncoder().encode(svg) })))).mark;

const listKinds = (design: ReturnType<typeof createSystem>) => design.mark.assets.map(({ kind }) => kind);

test("given lockups are used exactly, and what is safe is derived of them", async () => {
  const mark = await give(["symbol.svg", discSymbol], ["wordmark.svg", blueWordmark]);
  const design = createSystem(fullBrief, 3, "swiss", { given: { mark } });
  expect(design.mark.recipe).toBe("given");
  expect(design.mark.choices).toBeUndefined();
  expect(listKinds(design)).toEqual([
    "symbol",
    "wordmark",
    "symbol-black",
    "symbol-white",
    "reversed",
    "favicon",
    "app-icon",
    "social-card",
  ]);
  for (const { lockup, svg } of mark.lockups)
    expect(design.mark.assets.find(({ kind }) => kind === lockup)?.svg).toContain(getDrawingContent(svg));
  // On dark pages the dark blue wordmark is white.
  expect(design.pages[0]?.body).toContain("light-dark(#123456,#ffffff)");
  const { counts, findings } = auditDesign(design);
  expect(counts).toMatchObject({ error: 0, warning: 0 });
  expect(findings.map(({ rule, subject }) => `${rule} ${subject}`)).toEqual([
    "given-mark-complete asset lockup-horizontal",
    "given-mark-complete asset lockup-stacked",
  ]);
}, 60_000);

test("a mark of one file has pages, documents and a bundle without errors, whatever the file is", async () => {
  for (const file of [
    ["wordmark.svg", blueWordmark],
    ["logo.svg", gradientSymbol],
    ["logo.svg", touchingSymbol],
  ] as const) {
    const design = createSystem(fullBrief, 5, "editorial", { given: { mark: await give(file) } });
    const audit = auditDesign(design);
    const { files } = createBundle({ ...design, audit }, metadataFixture);
    for (const { slug } of design.mark.assets) expect(files.map(({ path }) => path)).toContain(`assets/${slug}.svg`);
    expect(audit.findings.filter(({ severity }) => severity !== "info").map(({ rule, subject }) => `${rule} ${subject}`)).toEqual(
      [],
    );
  }
}, 120_000);

test("what cannot be derived without losing a part is left out and reported", async () => {
  const design = createSystem(fullBrief, 5, "editorial", { given: { mark: await give(["symbol.svg", touchingSymbol]) } });
  expect(listKinds(design)).not.toContain("symbol-black");
  const reported = auditDesign(design).findings.filter(({ rule }) => rule === "given-mark-complete");
  expect(reported.map(({ subject }) => subject)).toContain("asset symbol-black");
}, 60_000);

test("a symbol that is not legible at 16 px states its smallest size, and the audit reports it", async () => {
  const mark = await give(["symbol.svg", fineSymbol]);
  const design = createSystem(fullBrief, 5, "swiss", { given: { mark } });
  expect(design.mark.smallestPx.symbol).toBe(mark.lockups[0]?.smallestPx ?? 0);
  const finding = auditDesign(design).findings.find(({ rule }) => rule === "mark-legible");
  expect(finding?.message).toContain(`${design.mark.smallestPx.symbol} px`);
}, 60_000);

test("the same given mark makes the same bytes with every seed", async () => {
  const mark = await give(["symbol.svg", discSymbol]);
  const [one, other] = [1, 2].map((seed) => createSystem(fullBrief, seed, "swiss", { given: { mark } }).mark);
  expect(one?.assets).toEqual(other?.assets ?? []);
}, 60_000);
