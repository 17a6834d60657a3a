import { expect, setDefaultTimeout, test } from "bun:test";
import { adjustedBrief } from "#test/studio/adjustments/adjusted-brief";
import { createSystem } from "#test/studio/create-system";
import { auditDesign } from "#/audit/audit-design";
import { createAuditContext } from "#/lifecycle/create-audit-context";
import type { Adjustment } from "#/model/adjustment";
import type { GivenFace } from "#/model/given-face";
import type { GivenMark } from "#/model/given";
import { findAdjustmentConflicts } from "#/studio/adjustments/find-conflicts";

// Each test makes several designs.
setDefaultTimeout(120_000);

const create = (adjustments: readonly Adjustment[]) => createSystem(adjustedBrief, 7, "swiss", { adjustments });

test("adjustments that apply are no conflicts", () => {
  const design = create([
    { kind: "text", page: "landing", from: "Calm", to: "" },
    { kind: "text", from: "Book an eye test", to: "Calm" },
    { kind: "section-order", page: "landing", sections: ["values", "offer"] },
    { kind: "picture-alt", slug: "hero", alt: "Frames" },
    { kind: "picture", slug: "pattern", seed: 4 },
    { kind: "mark", choice: 2 },
    { kind: "component-option", component: "navigation-bar", option: "form", value: "cells" },
  ]);
  expect(findAdjustmentConflicts(design)).toEqual([]);
});

test("each adjustment that does not apply is a conflict, and the audit reports it with what to do", () => {
  const adjustments: Adjustment[] = [
    { kind: "text", page: "landing", from: "Words from elsewhere", to: "x" },
    { kind: "text", from: "Words from elsewhere either", to: "x" },
    { kind: "text", page: "shop", from: "Calm", to: "x" },
    { kind: "section-order", page: "landing", sections: ["audience", "offer"] },
    { kind: "section-order", page: "sign-in", sections: [] },
    { kind: "picture", slug: "portrait", seed: 4 },
    { kind: "picture-strategy", strategy: "fresco" },
    { kind: "layout", layout: "spiral" },
    { kind: "brand-color", value: "blurple" },
    { kind: "component-option", component: "button", option: "shape", value: "star" },
    { kind: "color-role", mode: "light", role: "primary", value: "url(x)" },
  ];
  const design = create(adjustments);
  const conflicts = findAdjustmentConflicts(design);
  expect(conflicts.map(({ index }) => index)).toEqual(adjustments.map((_, index) => index));
  expect(conflicts.map(({ adjustment }) => adjustment)).toEqual(adjustments);
  expect(conflicts[0]?.reason).toBe("Nothing on the page “landing” says “Words from elsewhere”.");
  expect(conflicts[3]?.reason).toContain("no section “audience”. It can show: offer,");
  const findings = auditDesign(design, [], createAuditContext(design)).findings.filter(
    ({ rule }) => rule === "adjustment-applies",
  );
  expect(findings).toHaveLength(conflicts.length);
  for (const { severity, fix } of findings)
    expect([severity, fix]).toEqual(["warning", expect.stringContaining("Remove the edit")]);
});

test("an adjustment that a later one replaces is no conflict", () => {
  const design = create([
    { kind: "layout", layout: "spiral" },
    { kind: "layout", layout: "bands" },
  ]);
  expect(design.direction.layout).toBe("bands");
  expect(findAdjustmentConflicts(design)).toEqual([]);
});

test("parts that were brought in are not chosen again", () => {
  const design = create([
    { kind: "mark", choice: 2 },
    { kind: "face", slot: "display", face: "syne" },
    { kind: "face", slot: "text", face: "nunito" },
  ]);
  const face = { family: "Own" } as GivenFace;
  const mark = { lockups: [] as GivenMark["lockups"] } as GivenMark;
  expect(findAdjustmentConflicts({ ...design, given: { mark, faces: { display: face } } })).toHaveLength(2);
  expect(findAdjustmentConflicts({ ...design, given: { mark } })[0]?.reason).toStartWith("The mark was brought in");
});
