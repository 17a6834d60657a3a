import { expect, test } from "bun:test";
import {
  type AdjustmentList,
  areSameAdjustments,
  removeTarget,
  getTarget,
  setAdjustment,
  setReason,
} from "#/console/app/screens/edit/adjustment-list";
import { addState, canRedo, canUndo, type EditHistory, getShownState, moveBy } from "#/console/app/screens/edit/edit-history";
import { listTextChanges } from "#/console/app/screens/edit/frame-edits";
import { type Adjustment, getAdjustmentTarget } from "#/model/adjustment";

const radius = (px: number): AdjustmentList => [{ kind: "radius", px }];

const samples: readonly Adjustment[] = [
  { kind: "color-role", mode: "light", role: "primary", value: "#000000" },
  { kind: "color-role", mode: "dark", role: "primary", value: "#000000" },
  { kind: "color-role", mode: "light", role: "accent", value: "#111111" },
  { kind: "color-scale", scale: "brand", step: 3, value: "#111111" },
  { kind: "color-scale", scale: "brand", step: 4, value: "#111111" },
  { kind: "brand-color", value: "#123456" },
  { kind: "second-color", value: "#123456" },
  { kind: "face", slot: "text", face: "archivo" },
  { kind: "face", slot: "display", face: "archivo" },
  { kind: "type-ratio", ratio: 1.2 },
  { kind: "radius", px: 2 },
  { kind: "stroke", px: 2 },
  { kind: "density", density: "airy" },
  { kind: "depth", depth: "tone" },
  { kind: "motion", factor: 1 },
  { kind: "token", token: "spacing.4", value: "18px" },
  { kind: "token", token: "spacing.5", value: "18px" },
  { kind: "token", token: "shadow.md", value: "none" },
  { kind: "token", token: "shadow.md", mode: "dark", value: "none" },
  { kind: "mark", choice: 2 },
  { kind: "picture-strategy", strategy: "quilt" },
  { kind: "redraw", part: "mark", seed: 1 },
  { kind: "redraw", part: "layout", seed: 1 },
  { kind: "lock", part: "mark", seed: 1, directionId: "swiss" },
  { kind: "picture", slug: "hero", seed: 1 },
  { kind: "picture-alt", slug: "hero", alt: "A harbour" },
  { kind: "layout", layout: "bands" },
  { kind: "section-order", page: "landing", sections: ["offer"] },
  { kind: "text", page: "landing", from: "One", to: "Two" },
  { kind: "text", from: "One", to: "Two" },
  { kind: "component-option", component: "button", option: "shape", value: "pill" },
];

test("the editor tells targets of adjustments apart as generation does", () => {
  for (const one of samples)
    for (const other of samples)
      expect([one, other, getTarget(one) === getTarget(other)]).toEqual([
        one,
        other,
        getAdjustmentTarget(one) === getAdjustmentTarget(other),
      ]);
});

test("a new value replaces an earlier one of its target, and is removed alone", () => {
  const both = setAdjustment(radius(2), { kind: "density", density: "airy" });
  const list = setAdjustment(both, { kind: "radius", px: 5 });
  expect(list).toEqual([
    { kind: "density", density: "airy" },
    { kind: "radius", px: 5 },
  ]);
  expect(removeTarget(list, getTarget({ kind: "radius", px: 0 }))).toEqual([{ kind: "density", density: "airy" }]);
});

test("a reason is set on one edit where it is, and an empty one is removed", () => {
  const list = setAdjustment(radius(2), { kind: "density", density: "airy" });
  const explained = setReason(list, getTarget({ kind: "radius", px: 0 }), "As in print");
  expect(explained).toEqual([
    { kind: "radius", px: 2, reason: "As in print" },
    { kind: "density", density: "airy" },
  ]);
  expect(setReason(explained, getTarget({ kind: "radius", px: 0 }), " ")).toEqual([...list]);
});

test("lists are compared whatever the order of their fields", () => {
  expect(areSameAdjustments(radius(2), [{ px: 2, kind: "radius" }])).toBe(true);
  expect(areSameAdjustments(radius(2), radius(3))).toBe(false);
  expect(areSameAdjustments(radius(2), [])).toBe(false);
});

test("undo and redo walk through all states, and a new state drops those that were undone", () => {
  let history: EditHistory = { states: [[]], index: 0 };
  for (let px = 1; px <= 40; px++) history = addState(history, radius(px));
  for (let px = 39; px >= 1; px--) {
    history = moveBy(history, -1);
    expect(getShownState(history)).toEqual(radius(px));
  }
  history = moveBy(moveBy(history, -1), -1);
  expect([getShownState(history), canUndo(history), canRedo(history)]).toEqual([[], false, true]);
  for (let px = 1; px <= 40; px++) history = moveBy(history, 1);
  expect([getShownState(history), canRedo(history)]).toEqual([radius(40), false]);
  history = addState(moveBy(history, -1), radius(99));
  expect([getShownState(history), canRedo(history), history.states.length]).toEqual([radius(99), false, 41]);
});

test("values that are typed one after the other are one step, but never replace the first state", () => {
  const first: EditHistory = { states: [[]], index: 0 };
  const typed = addState(addState(addState(first, radius(1), true), radius(12), true), radius(13), true);
  expect(typed).toEqual({ states: [[], radius(13)], index: 1 });
});

test("texts of a page change from what the page shows to what the edits say, and back", () => {
  const edit = (to: string, page?: string): AdjustmentList => [{ kind: "text", from: "As  made", to, ...(page && { page }) }];
  expect([...listTextChanges([], edit("New"), "landing")]).toEqual([["As made", "New"]]);
  expect([...listTextChanges(edit("Old"), edit("New"), "landing")]).toEqual([["Old", "New"]]);
  expect([...listTextChanges(edit("Old"), [], "landing")]).toEqual([["Old", "As made"]]);
  expect([...listTextChanges([], edit("New", "pricing"), "landing")]).toEqual([]);
});
