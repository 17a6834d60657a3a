import { expect, test } from "bun:test";
import type { Adjustment } from "#/model/adjustment";
import { maxAdjustments } from "#/model/adjustment";
import { listComponentOptions } from "#/studio/adjustments/component-options";
import { validateAdjustments } from "#/studio/adjustments/validate-adjustments";
import { archetypes } from "#/studio/directions";
import { chooseDirection } from "#/studio/directions/choose-direction";

const getMessage = (adjustment: Adjustment) => validateAdjustments([adjustment])[0]?.message;

test("adjustments that can apply have no problems", () => {
  const adjustments: Adjustment[] = [
    { kind: "brand-color", value: "oklch(0.205 0 0)" },
    { kind: "color-role", mode: "dark", role: "primary", value: "hsl(210 50% 40%)" },
    { kind: "layout", layout: "bands" },
    { kind: "picture-strategy", strategy: "linocut" },
    { kind: "section-order", page: "landing", sections: ["values", "offer"] },
    { kind: "component-option", component: "button", option: "shape", value: "pill" },
    { kind: "face", slot: "mono", face: "jetbrains-mono" },
    { kind: "text", from: "a", to: "" },
  ];
  expect(validateAdjustments(adjustments)).toEqual([]);
});

test("a problem names the adjustment and the values that exist", () => {
  const problems = validateAdjustments([
    { kind: "brand-color", value: "#0b57c5" },
    { kind: "layout", layout: "spiral" },
    { kind: "second-color", value: "blurple" },
  ]);
  expect(problems.map(({ index }) => index)).toEqual([1, 2]);
  expect(problems[0]?.message).toStartWith("There is no layout “spiral”. Use one of: flush-left, side-notes,");
  expect(problems[1]?.message).toStartWith("“blurple” is not a colour.");
  expect(getMessage({ kind: "picture-strategy", strategy: "fresco" })).toContain("linocut");
  expect(getMessage({ kind: "section-order", page: "landing", sections: ["offer", "offer"] })).toContain("twice");
  expect(getMessage({ kind: "section-order", page: "landing", sections: ["cinema"] })).toContain("statement");
  expect(getMessage({ kind: "section-order", page: "shop", sections: [] })).toContain("pricing");
  expect(getMessage({ kind: "text", from: "  ", to: "x" })).toContain("empty");
  expect(getMessage({ kind: "text", page: "shop", from: "a", to: "x" })).toContain("landing");
  expect(getMessage({ kind: "component-option", component: "buton", option: "shape", value: "pill" })).toContain("button");
  expect(getMessage({ kind: "component-option", component: "button", option: "form", value: "pill" })).toContain("shape");
  expect(getMessage({ kind: "component-option", component: "button", option: "shape", value: "star" })).toContain("bevel");
  expect(getMessage({ kind: "face", slot: "mono", face: "syne" })).toContain("jetbrains-mono");
  expect(validateAdjustments(Array(maxAdjustments + 1).fill({ kind: "radius", px: 4 }))).toHaveLength(1);
});

test("every option of a component says what it is in each direction", () => {
  for (const { id } of archetypes)
    for (const { values, current } of listComponentOptions(chooseDirection({ name: "Fern" }, 1, id)))
      expect(values).toContain(current);
});
