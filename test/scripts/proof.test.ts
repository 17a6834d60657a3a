import { describe, expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { acceptedFindings } from "../../scripts/proof/accepted-findings";
import { findDrawingFaults } from "../../scripts/proof/drawing-faults";
import { findDesignFaults } from "../../scripts/proof/design-faults";
import { findMarkupFaults } from "../../scripts/proof/markup-faults";
import { toPlainDocument } from "../../scripts/proof/plain-document";
import { resolveLengths } from "../../scripts/proof/resolve-lengths";
import { proofSystems, sampleSystems } from "../../scripts/proof/proof-systems";
import { renderSystemDocuments } from "../../scripts/proof/system-documents";
import { createSystem } from "#test/studio/create-system";

describe("proof systems", () => {
  test("there are 48 systems with unique keys, three per archetype, and no two equal briefs", () => {
    expect(new Set(proofSystems.map(({ key }) => key)).size).toBe(48);
    expect(new Set(proofSystems.map(({ brief }) => brief.name)).size).toBe(48);
    for (const id of archetypeIds) {
      const briefs = proofSystems.filter(({ archetype }) => archetype === id).map(({ brief }) => brief);
      expect(new Set(briefs.map(({ brandColor }) => brandColor)).size).toBe(3);
      expect(new Set(briefs.map(({ industry }) => industry)).size).toBe(3);
    }
  });

  test("the names include one, two and fifty letters and six scripts", () => {
    const names = proofSystems.map(({ brief }) => brief.name);
    const lengths = names.map((name) => [...name].length);
    for (const length of [1, 2]) expect(lengths).toContain(length);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(50);
    for (const script of ["Han", "Hangul", "Arabic", "Hebrew", "Cyrillic", "Greek"])
      expect(names.some((name) => new RegExp(`\\p{Script=${script}}`, "u").test(name))).toBe(true);
  });

  test("sixteen samples of three cover all systems, and each sample has three archetypes and three kinds", () => {
    const turns = Array.from({ length: 16 }, (_, turn) => sampleSystems(3, 20_000 + turn));
    expect(new Set(turns.flat().map(({ key }) => key)).size).toBe(48);
    for (const turn of turns) {
      expect(new Set(turn.map(({ archetype }) => archetype)).size).toBe(3);
      expect(new Set(turn.map(({ key }) => key.split("-")[1])).size).toBe(3);
    }
  });
});

describe("impeccable's findings", () => {
  test.each(archetypeIds.map((id) => [id]))("%s: nothing but what the archetype decided", async (id) => {
    const system = proofSystems.find(({ archetype }) => archetype === id);
    if (system === undefined) throw new Error(`no system for ${id}`);
    for (const { name, html } of renderSystemDocuments(createSystem(system.brief, system.seed, id)))
      if (name !== "components")
        expect({ name, faults: (await findDesignFaults(id, html)).faults }).toEqual({ name, faults: [] });
  });

  test("every accepted finding has its own reason", () => {
    for (const { reason } of acceptedFindings) expect(reason.length).toBeGreaterThan(40);
    expect(
      new Set(acceptedFindings.map(({ archetype, rule, snippetPattern: words }) => `${archetype} ${rule} ${words}`)).size,
    ).toBe(acceptedFindings.length);
  });

  test("gradient text is reported", async () => {
    const html = `<!DOCTYPE html><html lang="en"><head><title>x</title><style>
      h1{background:linear-gradient(90deg,#a0f,#f0a);background-clip:text;color:transparent}</style></head>
      <body><h1>Ship faster</h1></body></html>`;
    expect((await findDesignFaults("swiss", html)).faults.join()).toContain("gradient-text");
  });
});

describe("documents for static analysers", () => {
  test("lengths that depend on the window are resolved, others are unchanged", () => {
    expect(resolveLengths("clamp(1rem, 4vw, 3rem)")).toBe("48px");
    expect(resolveLengths("clamp(calc(6rem * 0.6), 9vw, 6rem)")).toBe("96px");
    expect(resolveLengths("min(2rem, calc((100vw - 3rem) / 10))")).toBe("32px");
    expect(resolveLengths("calc(1rem - 4px)")).toBe("12px");
    expect(resolveLengths("calc(100% - 1rem)")).toBe("calc(100% - 1rem)");
  });

  test("rules for other windows are removed, matching ones stay, and logical sides become physical", () => {
    const html = `<style>:root{--edge:2rem}.a{padding-block:var(--edge) 0}@media (max-width: 40rem){.a{color:red}}
      @media (min-width: 52rem){.a{color:blue}}
      @media (prefers-color-scheme: dark){.a{color:black}}</style></head><p class="a">x</p>`;
    const plain = toPlainDocument(html);
    expect(plain).toContain("padding-top:2rem;padding-bottom:0");
    expect(plain).toContain("blue");
    expect(plain).not.toMatch(/red|black/);
  });
});

test("a drawing with scripts, external references, errors or no content is reported", () => {
  const asset = { slug: "x", name: "x", kind: "symbol", width: 8, height: 8, outlined: true, alt: "x" } as const;
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`;
  const square = '<path d="M0 0h8v8z"/>';
  expect(findDrawingFaults({ ...asset, svg: svg(square) })).toEqual([]);
  for (const inner of [`${square}<script/>`, `${square}<image href="https://x.example/y.png"/>`, "", "<path"])
    expect(findDrawingFaults({ ...asset, svg: svg(inner) })).toHaveLength(1);
});

test("invalid markup is reported", async () => {
  expect(
    (await findMarkupFaults('<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><p></div></body></html>'))
      .length,
  ).toBeGreaterThan(0);
});
