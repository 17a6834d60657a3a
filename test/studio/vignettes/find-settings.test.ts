import { describe, expect, test } from "bun:test";
import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";
import { listTrades } from "#/studio/understanding/trades/trades";
import { getSettingUse, listTradesWithSettingUse } from "#/studio/vignettes/setting-use";
import { findSettings } from "#/studio/vignettes/find-settings";
import { getMotifNature, listNatures } from "#/studio/vignettes/motif-natures";
import type { Purpose } from "#/studio/vignettes/setting";

const find = (thing: MotifId, purposes: readonly Purpose[], avoided: readonly MotifId[] = []) =>
  findSettings(thing, purposes, new Set(avoided)).map(({ id }) => id);

describe("natures", () => {
  test("are of subjects that exist, one for each", () => {
    const listed = listNatures().flatMap(({ ids }) => ids);
    const known = new Set<string>(motifIds);
    expect(listed.filter((id) => !known.has(id))).toEqual([]);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  });

  test("are known for nearly all subjects, and not for signs and landscapes", () => {
    const without = motifIds.filter((id) => getMotifNature(id) === undefined);
    expect(without.length).toBeLessThan(110);
    for (const id of ["heart", "people", "mountain", "target", "cross-plus"] as const) expect(getMotifNature(id)).toBeUndefined();
  });
});

describe("the settings of a thing", () => {
  const rows: readonly (readonly [thing: MotifId, purpose: Purpose, first: string, never: string])[] = [
    ["violin", "makes", "maker-bench", "hillside"],
    ["wheelchair", "repairs", "workshop-floor", "shelf-wall"],
    ["oyster", "grows", "low-tide", "hillside"],
    ["accordion", "celebrates", "street-parade", "low-tide"],
    ["sheep", "grows", "hillside", "window-table"],
    ["bridge", "advises", "waterside", "market-stand"],
    ["tractor", "sells", "workshop-floor", "shelf-wall"],
    ["cow", "advises", "pattern-book", "hillside"],
    ["soap", "sells", "shop-counter", "workshop-floor"],
  ];
  for (const [thing, purpose, first, never] of rows)
    test(`${thing}, which one ${purpose}: ${first}, never ${never}`, () => {
      const all = find(thing, [purpose]);
      expect(all.slice(0, 2)).toContain(first);
      expect(all).not.toContain(never);
    });

  test("are two or more for every subject that has a nature", () => {
    const few = motifIds.filter((id) => getMotifNature(id) !== undefined && find(id, ["makes", "sells"]).length < 2);
    expect(few).toEqual([]);
  });

  test("are none for a sign, nor for what a brief rules out", () => {
    expect(find("heart", ["makes"])).toEqual([]);
    expect(find("violin", ["makes"], ["violin"])).toEqual([]);
    expect(find("violin", ["makes"])).toContain("maker-bench");
    expect(find("violin", ["makes"], ["people"])).not.toContain("maker-bench");
    expect(find("violin", ["makes"], ["people"]).length).toBeGreaterThan(0);
  });
});

test("broad trades are trades, each with one use of settings", () => {
  const known = new Set(listTrades().map(({ id }) => id));
  const broad = listTradesWithSettingUse();
  expect(broad.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(broad).size).toBe(broad.length);
  expect(getSettingUse("manufacturing")).toBe("replace");
  expect(getSettingUse("software")).toBe("lead");
  expect(getSettingUse("hairdresser")).toBe("keep");
});
