import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Adjustment } from "#/model/adjustment";
import type { Given } from "#/model/given";
import { mergeTakenParts } from "#/model/merge-taken-parts";
import type { TakenPart } from "#/model/sub-brand";

const take = (given: Given, adjustments: readonly Adjustment[] = []): TakenPart => ({ version: "1.0.0", given, adjustments });
const colors = (light: Record<string, string>): Given => ({ tokens: { colors: { light } } });
const merge = (own: Given, base: Given, next: Given) =>
  mergeTakenParts({ given: own, adjustments: [] }, { colors: take(base) }, { colors: take(next) });

describe("what a newer version changes", () => {
  test("replaces what was taken, and removes what the parent removed", () => {
    const base = colors({ primary: "#111111", link: "#222222" });
    expect(merge(base, base, colors({ primary: "#333333" })).given).toEqual(colors({ primary: "#333333" }));
  });

  test("leaves what the sub-brand changed, and names it only if the parent changed it too", () => {
    const base = colors({ primary: "#111111", link: "#222222" });
    const own = colors({ primary: "#aaaaaa", link: "#bbbbbb", border: "#cccccc" });
    const { given, kept } = merge(own, base, colors({ primary: "#333333", link: "#222222" }));
    expect(given).toEqual(own);
    expect(kept).toEqual([{ part: "colors", name: "tokens.colors.light.primary" }]);
  });

  test("merges lists by the names of their items, and takes drawings and faces whole", () => {
    const spacing = (px4: number, more: readonly { name: string; px: number }[] = []): Given => ({
      tokens: { spacing: [{ name: "4", px: px4 }, ...more] },
    });
    const own = spacing(16, [{ name: "hero", px: 300 }]);
    expect(merge(own, spacing(16), spacing(20)).given).toEqual(spacing(20, [{ name: "hero", px: 300 }]));
    const mark = (d: string): Given => ({
      mark: { lockups: [], symbol: { shapes: [{ path: d, color: "#000000" }], isExact: true } },
    });
    const merged = mergeTakenParts({ given: mark("own"), adjustments: [] }, { mark: take(mark("a")) }, { mark: take(mark("b")) });
    expect(merged).toEqual({ given: mark("own"), adjustments: [], kept: [{ part: "mark", name: "mark" }] });
  });

  test("replaces the adjustments that were taken, before those of the sub-brand", () => {
    const [before, next] = [take({}, [{ kind: "radius", px: 4 }]), take({}, [{ kind: "radius", px: 8 }])];
    const own: readonly Adjustment[] = [
      { kind: "radius", px: 4 },
      { kind: "stroke", px: 2 },
      { kind: "radius", px: 6 },
    ];
    const merged = mergeTakenParts({ given: {}, adjustments: own }, { shape: before }, { shape: next });
    expect(merged.adjustments).toEqual([
      { kind: "radius", px: 8 },
      { kind: "stroke", px: 2 },
      { kind: "radius", px: 6 },
    ]);
    expect(merged.kept).toEqual([{ part: "shape", name: "radius" }]);
  });

  test("is the same when it is merged once more, and never loses an own value", () => {
    const roles = fc.dictionary(
      fc.constantFrom("primary", "link", "border", "card"),
      fc.constantFrom("#111111", "#222222", "#333333"),
    );
    fc.assert(
      fc.property(roles, roles, roles, (base, own, next) => {
        const { given } = merge(colors(own), colors(base), colors(next));
        expect(merge(given, colors(next), colors(next)).given).toEqual(given);
        const light: Record<string, string | undefined> = given.tokens?.colors?.light ?? {};
        for (const [role, value] of Object.entries(own)) if (base[role] !== value) expect(light[role]).toBe(value);
        for (const [role, value] of Object.entries(next)) if (base[role] === own[role]) expect(light[role]).toBe(value);
      }),
    );
  });
});
