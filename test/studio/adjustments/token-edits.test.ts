import { expect, test } from "bun:test";
import { adjustedBrief } from "#test/studio/adjustments/adjusted-brief";
import type { Adjustment } from "#/model/adjustment";
import type { Given } from "#/model/given";
import type { TokenSet } from "#/model/token-set";
import { findTokenConflict, listTokenValues } from "#/studio/adjustments/token-values";
import { validateAdjustment } from "#/studio/adjustments/validate-adjustments";
import { createDesignDirection } from "#/studio/create-identity";
import { createTokens } from "#/studio/create-tokens";

const given: Given = {
  tokens: {
    custom: [
      { path: ["brand", "sand"], type: "color", values: { default: "#e8dcc4", dark: "#3a3222" } },
      { path: ["gap"], type: "dimension", values: { default: { value: 3, unit: "rem" } } },
      { path: ["fade"], type: "gradient", values: { default: [{ color: "#ffffff", position: 0 }] } },
    ],
  },
};
const source = { brief: adjustedBrief, given, seed: 7, directionId: "soft" as const };
const make = (adjustments: readonly Adjustment[], parts: Given = given): TokenSet => {
  const whole = { ...source, given: parts, adjustments };
  return createTokens(whole, createDesignDirection(whole));
};
const set = (token: string, value: string, mode?: string) => ({
  kind: "token" as const,
  token,
  value,
  ...(mode !== undefined && { mode }),
});
const original = make([]);
const changedValues = (tokens: TokenSet) => {
  const before = listTokenValues(original);
  return listTokenValues(tokens).filter(
    ({ token, mode, value }) => !before.some((one) => one.token === token && one.mode === mode && one.value === value),
  );
};

test.each([
  ["spacing.4", "18px"],
  ["spacing.0.5", "3px"],
  ["section.base", "101px"],
  ["radius.lg", "13px"],
  ["fontWeight.medium", "550"],
  ["letterSpacing.xs", "0.05em"],
  ["measure", "58ch"],
  ["layout.gutter", "29px"],
  ["duration.base", "333ms"],
  ["easing.out", "cubic-bezier(0.1, 0.9, 0.2, 1)"],
  ["stroke", "3.5px"],
  ["typography.heading-2.weight", "450"],
  ["typography.body.family", "mono"],
  ["own.gap", "2.5rem"],
])("%s alone becomes %s", (token, value) => {
  const tokens = make([set(token, value)]);
  // A weight is that of the styles which are set in it.
  const changed = changedValues(tokens).filter((one) => token !== "fontWeight.medium" || !one.token.startsWith("typography."));
  const follows = token === "letterSpacing.xs" ? [] : changed.filter((one) => one.token !== token);
  expect(changed.find((one) => one.token === token)?.value).toBe(value);
  expect(follows).toEqual([]);
  expect(make([])).toEqual(original);
});

test("a size has one or two lengths, and its styles follow it", () => {
  const tokens = make([set("fontSize.lg", "17px 19px"), set("lineHeight.lg", "1.9")]);
  expect(tokens.typography.sizes.find(({ name }) => name === "lg")).toMatchObject({ minPx: 17, maxPx: 19, leading: 1.9 });
  expect(tokens.typography.styles.lead.leading).toBe(1.9);
  expect(tokens.typography.sizes.filter(({ name }) => name !== "lg")).toEqual(
    original.typography.sizes.filter(({ name }) => name !== "lg"),
  );
  const fluid = make([set("fontSize.lg", "clamp(1rem, 0.9rem + 0.4vw, 1.25rem)")]);
  expect(fluid.typography.sizes.find(({ name }) => name === "lg")).toMatchObject({ minPx: 16, maxPx: 20 });
  const huge = make([set("fontSize.lg", "80px")]).typography.sizes.find(({ name }) => name === "lg");
  expect(huge?.leading).toBeLessThan(1.1);
});

test("a shadow changes in one mode or in both", () => {
  const one = make([set("shadow.md", "0 3px 9px #0003", "dark")]);
  const [before, after] = [original, one].map(({ shadows }) => shadows.find(({ name }) => name === "md"));
  expect(after?.light).toEqual(before?.light ?? []);
  expect(after?.dark).toMatchObject([{ x: 0, y: 3, blur: 9, spread: 0, alpha: 0.2 }]);
  const both = make([set("shadow.md", "none"), set("shadow.md", "0 1px red, 0 2px 4px 1px rgb(0 0 0 / 0.5)", "light")]);
  const made = both.shadows.find(({ name }) => name === "md");
  expect([made?.light.length, made?.dark.length]).toEqual([2, 0]);
});

test("an own token changes in the modes that it has", () => {
  const values = (tokens: TokenSet) => listTokenValues(tokens).filter(({ token }) => token === "own.brand.sand");
  expect(values(original)).toEqual([
    { token: "own.brand.sand", mode: "default", value: "#e8dcc4" },
    { token: "own.brand.sand", mode: "dark", value: "#3a3222" },
  ]);
  expect(values(make([set("own.brand.sand", "gold", "dark")])).map(({ value }) => value)).toEqual(["#e8dcc4", "#ffd700"]);
  expect(values(make([set("own.brand.sand", "gold")])).map(({ value }) => value)).toEqual(["#ffd700", "#ffd700"]);
});

test("a base radius that was brought in is edited as a token, and the others follow it", () => {
  const parts: Given = {
    tokens: {
      radius: {
        basePx: 3,
        steps: [
          { name: "lg", px: 3 },
          { name: "card", px: 30 },
        ],
      },
    },
  };
  const { radius } = make([set("radius.base", "20px"), set("radius.sm", "1px")], parts);
  const find = (name: string) => radius.steps.find((step) => step.name === name)?.px;
  expect([radius.basePx, find("lg"), find("md"), find("sm"), find("card")]).toEqual([20, 20, 16, 1, 30]);
});

test("edited tokens count as given", () => {
  const { given: names } = make([set("spacing.4", "18px"), set("measure", "58ch"), set("spacing.99", "1px")]);
  expect(names).toEqual(["measure", "spacing.4"]);
});

test("every value that is listed is valid, applies, and changes nothing", () => {
  const edits = listTokenValues(original).map(({ token, mode, value }) => set(token, value, mode));
  for (const edit of edits)
    expect([edit, validateAdjustment(edit), findTokenConflict(original, edit)]).toEqual([edit, undefined, undefined]);
  expect(listTokenValues(make(edits))).toEqual(listTokenValues(original));
});

test.each([
  ["spacing.4", "wide", "Use a length"],
  ["spacing.4", "-4px", "Use a length"],
  ["spacing.4", "10001px", "Use a length"],
  ["spacing", "4px", "no token “spacing”"],
  ["color.primary", "red", "no token “color.primary”"],
  ["constructor.name", "1px", "no token"],
  ["typography.constructor.weight", "400", "Use one of display"],
  ["typography.body.constructor", "400", "Use one of display"],
  ["typography.body.weight", "1001", "whole number from 1 to 1000"],
  ["fontSize.lg", "20px 10px", "the smaller first"],
  ["fontSize.lg", "0", "length such as 18px"],
  ["easing.out", "cubic-bezier(2, 0, 0, 1)", "a curve"],
  ["shadow.md", "inset 0 1px red", "without inset"],
  ["shadow.md", "0 1px var(--x)", "layers of a CSS shadow"],
  ["shadow.md", "0 1px red, 0 1px -4px red, url(x)", "layers of a CSS shadow"],
  ["measure", "900ch", "10ch to 400ch"],
])("%s cannot be %s", (token, value, message) => {
  expect(validateAdjustment(set(token, value))).toContain(message);
  expect(make([set(token, value)])).toEqual(original);
});

test.each([
  ["spacing.99", "4px", undefined, "It has: spacing.0, spacing.0.5"],
  ["shadow.huge", "none", undefined, "It has: shadow.xs"],
  ["own.brand.snad", "red", undefined, "Did you mean own.brand.sand?"],
  ["own.brand.sand", "red", "print", "in print"],
  ["own.brand.sand", "4px", undefined, "which is a color"],
  ["own.fade", "red", undefined, "brought in again as a whole"],
  ["typography.body.size", "enormous", undefined, "Use one of: xs"],
])("%s as %s in %s is a conflict", (token, value, mode, message) => {
  const edit = set(token, value, mode);
  expect(validateAdjustment(edit)).toBeUndefined();
  expect(findTokenConflict(original, edit)).toContain(message);
  if (token !== "typography.body.size") expect(changedValues(make([edit]))).toEqual([]);
});
