import { describe, expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { motifIds } from "#/studio/motifs/motif-ids";
import { isMoodId } from "#/studio/understanding/moods";
import { organizationKinds } from "#/studio/understanding/organization-kind";
import { matchTrades } from "#/studio/understanding/trades/match-trades";
import { sectors } from "#/studio/understanding/trades/trade";
import { findTrade, listTrades } from "#/studio/understanding/trades/trades";

const trades = listTrades();

describe("the taxonomy", () => {
  test("has at least 240 trades in every sector and of every kind but personal ones", () => {
    expect(trades.length).toBeGreaterThanOrEqual(240);
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
    expect(sectors.filter((sector) => !trades.some((trade) => trade.sector === sector))).toEqual([]);
    expect(organizationKinds.filter((kind) => kind !== "personal" && !trades.some((trade) => trade.kind === kind))).toEqual([]);
    expect(trades.every(({ id }) => findTrade(id)?.id === id)).toBe(true);
  });

  test("gives each trade three to six fitting archetypes, bars none of them, and bars two at least", () => {
    const wrong = trades.filter(({ fitting, barred }) => {
      const ids = Object.entries(fitting);
      return (
        ids.length < 3 ||
        ids.length > 7 ||
        barred.length < 2 ||
        ids.some(([id, weight]) => !archetypeIds.some((known) => known === id) || weight < 1 || weight > 5) ||
        barred.some((id) => fitting[id] !== undefined || !archetypeIds.includes(id))
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("makes every archetype the best choice of some trade", () => {
    const best = new Set(
      trades.flatMap(({ fitting }) => {
        const highest = Math.max(...Object.values(fitting));
        return Object.entries(fitting).flatMap(([id, weight]) => (weight === highest ? [id] : []));
      }),
    );
    expect(archetypeIds.filter((id) => !best.has(id))).toEqual([]);
  });

  test("gives each trade at most six known motifs, none twice, and at least one mood", () => {
    const known = new Set<string>(motifIds);
    const wrong = trades.filter(
      ({ motifs, moods }) =>
        motifs.length > 6 ||
        new Set(motifs).size !== motifs.length ||
        moods.length === 0 ||
        !moods.every(isMoodId) ||
        motifs.some((id) => !known.has(id)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("draws signs that stand for anything only where they are the trade's own thing", () => {
    const owners: Readonly<Record<string, readonly string[]>> = {
      key: ["locksmith"],
      gift: ["gift-shop"],
      balloon: ["party-supplies"],
      megaphone: ["advertising-agency", "political-party", "trade-union"],
      wrench: ["plumber", "car-repair", "motorcycle-repair", "repair-shop", "maker-space", "vocational-training"],
      "cross-plus": ["hospital"],
      "shop-front": ["general-retail"],
      target: ["shooting-club"],
    };
    const never = "heart shield handshake column trophy flag hand open-hands bridge-hands seedling-hand knot spiral sunrise paw"
      .concat(" interlocking-rings")
      .split(" ");
    const wrong = listTrades().flatMap(({ id, motifs }) =>
      motifs.filter((motif) => never.includes(motif) || owners[motif]?.includes(id) === false).map((motif) => `${id}: ${motif}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("matching", () => {
  const match = (text: string, language?: string) =>
    matchTrades([{ source: "industry", text, weight: 4 }], language)[0]?.trade.id;

  test("recognises compounds, inflected words and words without spaces", () => {
    expect(match("Baumaschinenvermietung", "de")).toBe("machine-hire");
    expect(match("Dorfbäckereien", "de")).toBe("bakery");
    expect(match("maraîchage biologique", "fr")).toBe("organic-farm");
    expect(match("ร้านเบเกอรี่", "th")).toBe("bakery");
    expect(match("dental laboratory", "en")).toBe("dental-laboratory");
  });

  test("gives the same answer each time and takes long texts in linear time", () => {
    const text = "Bäckerei und Café für alle, die früh aufstehen. ".repeat(400);
    const texts = [{ source: "offer", text, weight: 1 } as const];
    expect(matchTrades(texts, "de")).toEqual(matchTrades(texts, "de"));
    expect(matchTrades([{ source: "offer", text: "a".repeat(100_000), weight: 1 }], undefined)).toEqual([]);
  });
});
