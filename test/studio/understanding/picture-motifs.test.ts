import { expect, test } from "bun:test";
import { motifIds } from "#/studio/motifs/motif-ids";
import { listPictureMotifs } from "#/studio/understanding/list-picture-motifs";
import { listPictureSubjects } from "#/studio/understanding/trades/picture-subjects";
import { listTrades } from "#/studio/understanding/trades/trades";
import { understandBrief } from "#/studio/understanding/understand-brief";

const known: ReadonlySet<string> = new Set(motifIds);

test("the further subjects of each trade are drawn, and none repeats the trade's own", () => {
  for (const { id, motifs } of listTrades()) {
    const further = listPictureSubjects(id);
    expect({ id, unknown: further.filter((motif) => !known.has(motif)) }).toEqual({ id, unknown: [] });
    expect(new Set([...motifs, ...further]).size).toBe(motifs.length + further.length);
  }
});

test("pictures begin with what the brief is about, and most trades have six subjects for them", () => {
  const brief = { name: "Kern", industry: "locksmith" };
  const own = understandBrief(brief).motifs;
  expect(listPictureMotifs(brief).slice(0, own.length)).toEqual([...own]);
  const rich = listTrades().filter(({ id, motifs }) => motifs.length + listPictureSubjects(id).length >= 6);
  expect(rich.length).toBeGreaterThan(listTrades().length * 0.9);
});

test("what a brief avoids is in no further picture either", () => {
  const motifs = listPictureMotifs({ name: "Kern", industry: "veterinary practice", avoid: ["paws", "stethoscopes"] });
  expect(motifs).not.toContain("paw");
  expect(motifs).not.toContain("stethoscope");
});

test("a kitchen of a known cuisine shows what is on its tables, and no cloche", () => {
  const thai = listPictureMotifs({ name: "ครัวป้านวล", tagline: "อาหารไทยบ้านๆ", industry: "ร้านอาหาร" });
  expect(thai).toContain("chili");
  expect(thai).not.toContain("cloche");
  const named = listPictureMotifs({ name: "Bait Zaman", industry: "Lebanese restaurant" });
  // The mark's subject comes first, then the table.
  expect(named.slice(0, 2)).toContain("bowl");
  expect(named).not.toContain("cloche");
  const unnamed = listPictureMotifs({ name: "The Dining Room", industry: "restaurant" });
  expect(unnamed).toContain("cloche");
});

test("a word of the offer, against a stated trade that is not known, is no trade and brings no subjects", () => {
  const brief = { name: "TerraStrata", industry: "tribology", offer: "Slope monitoring and reports" };
  const { trade, motifs } = understandBrief(brief);
  expect(trade).toBeUndefined();
  expect([motifs, listPictureMotifs(brief)]).toEqual([[], []]);
  const floors = { name: "Norr & Ros", industry: "tribologi", offer: "Kyrkgolv i hela Dalarna" };
  expect(understandBrief(floors)).toMatchObject({ trade: undefined, motifs: [] });
});

test("two words of the offer, or a brief without a stated trade, are enough for a trade", () => {
  const stated = { name: "Moe", industry: "tribology", offer: "Sourdough bread and pastries from our bakery" };
  expect(understandBrief(stated).trade?.value).toBe("bakery");
  expect(understandBrief({ name: "Moe", offer: "A bakery by the river" }).trade?.value).toBe("bakery");
});
