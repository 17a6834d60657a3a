import { expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { adjustedBrief } from "#test/studio/adjustments/adjusted-brief";
import { createSystem } from "#test/studio/create-system";
import { type Adjustment, getAdjustmentTarget, listEffectiveAdjustments, lockableParts } from "#/model/adjustment";
import { densities, depthStrategies } from "#/model/direction";
import { faceIds } from "#/model/face";
import { colorRoles, modes, scaleNames } from "#/model/token-set";
import { listComponentOptions } from "#/studio/adjustments/component-options";
import { findAdjustmentConflicts } from "#/studio/adjustments/find-conflicts";
import { listEditableTexts } from "#/studio/adjustments/list-editable-texts";
import { listTokenValues } from "#/studio/adjustments/token-values";
import { imageryNames } from "#/studio/imagery/strategy";
import { layoutNames } from "#/studio/layout/layout";
import { sectionKinds } from "#/studio/layout/sections/section";

// Each run makes several designs.
setDefaultTimeout(400_000);

const create = (adjustments: readonly Adjustment[], seed = 7) => createSystem(adjustedBrief, seed, "soft", { adjustments });
const original = create([]);
const withoutList = (design: ReturnType<typeof create>) => JSON.stringify({ ...design, adjustments: [] });

const texts = [...new Set(original.pages.flatMap((page) => listEditableTexts(page).map(({ from }) => from)))];
const tokens = listTokenValues(original.tokens);
const seed = fc.integer({ min: 0, max: 0xffff_ffff });
const part = fc.constantFrom("mark", "imagery", "palette", "typography", "layout") as fc.Arbitrary<
  "mark" | "imagery" | "palette" | "typography" | "layout"
>;
const words = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom("<script>alert(1)</script>", "&amp; “x” $& $1", "Donaudampfschifffahrtsgesellschaft", "新しい眼鏡", "שלום"),
);
const color = fc.constantFrom("#0b57c5", "oklch(0.7 0.2 30)", "hsl(210 50% 40%)", "gold", "no colour");
const page = fc.option(fc.constantFrom("landing", "pricing", "contact", "shop"), { nil: undefined });

/** Any edit that the schema allows, many of which cannot apply. */
const adjustment: fc.Arbitrary<Adjustment> = fc.oneof(
  fc
    .record({
      from: fc.oneof(
        fc.constantFrom(...texts),
        words.filter((text) => text !== ""),
      ),
      to: words,
      page,
    })
    .map(({ page: slug, ...rest }): Adjustment => ({ kind: "text", ...rest, ...(slug !== undefined && { page: slug }) })),
  fc.record({ value: color }).map(({ value }): Adjustment => ({ kind: "brand-color", value })),
  fc.record({ value: color }).map(({ value }): Adjustment => ({ kind: "second-color", value })),
  fc.constantFrom(...layoutNames, "spiral").map((layout): Adjustment => ({ kind: "layout", layout })),
  fc.constantFrom(...imageryNames, "fresco").map((strategy): Adjustment => ({ kind: "picture-strategy", strategy })),
  fc
    .uniqueArray(fc.constantFrom(...sectionKinds, "cinema"), { maxLength: 8 })
    .chain((sections) =>
      fc
        .constantFrom("landing", "article", "sign-in")
        .map((slug): Adjustment => ({ kind: "section-order", page: slug, sections })),
    ),
  fc
    .constantFrom(...listComponentOptions(original.direction), { component: "button", option: "shape", values: ["star"] })
    .chain(({ component, option, values }) =>
      fc.constantFrom(...values).map((value): Adjustment => ({ kind: "component-option", component, option, value })),
    ),
  fc.record({ part, seed }).map((one): Adjustment => ({ kind: "redraw", ...one })),
  fc
    .record({ part: fc.constantFrom(...lockableParts), seed })
    .map((one): Adjustment => ({ kind: "lock", directionId: "swiss", ...one })),
  fc
    .record({ slug: fc.constantFrom("hero", "illustration-1", "pattern", "texture", "portrait"), seed })
    .map((one): Adjustment => ({ kind: "picture", ...one })),
  fc
    .record({ slug: fc.constantFrom("hero", "illustration-2", "portrait"), alt: words.filter((text) => text !== "") })
    .map((one): Adjustment => ({ kind: "picture-alt", ...one })),
  fc
    .record({ mode: fc.constantFrom(...modes), role: fc.constantFrom(...colorRoles), value: color })
    .map((one): Adjustment => ({ kind: "color-role", ...one })),
  fc
    .record({ scale: fc.constantFrom(...scaleNames), step: fc.integer({ min: 1, max: 12 }), value: color })
    .map((one): Adjustment => ({ kind: "color-scale", ...one })),
  fc.constantFrom(0, 0.5, 2).map((factor): Adjustment => ({ kind: "motion", factor })),
  fc.constantFrom(1.1, 1.25, 1.5).map((ratio): Adjustment => ({ kind: "type-ratio", ratio })),
  fc.constantFrom(...faceIds).map((face): Adjustment => ({ kind: "face", slot: "display", face })),
  fc.constantFrom(...densities).map((density): Adjustment => ({ kind: "density", density })),
  fc.constantFrom(...depthStrategies).map((depth): Adjustment => ({ kind: "depth", depth })),
  fc.integer({ min: 0, max: 40 }).map((px): Adjustment => ({ kind: "radius", px })),
  fc.integer({ min: 0, max: 8 }).map((px): Adjustment => ({ kind: "stroke", px })),
  fc
    .record({
      token: fc.constantFrom(...tokens.map(({ token }) => token), "spacing.99", "own.sand", "constructor.x"),
      size: words,
    })
    .map(({ token, size }): Adjustment => ({ kind: "token", token, value: size === "" ? "0" : size })),
  fc
    .constantFrom(...tokens)
    .map(({ token, mode, value }): Adjustment => ({ kind: "token", token, ...(mode !== undefined && { mode }), value })),
  fc
    .record({
      token: fc.constantFrom("spacing.4", "fontSize.lg", "radius.base", "radius.lg", "section.base", "stroke", "layout.gutter"),
      px: fc.integer({ min: 1, max: 90 }),
    })
    .map(({ token, px }): Adjustment => ({ kind: "token", token, value: `${px}px` })),
  fc.integer({ min: 1, max: 6 }).map((choice): Adjustment => ({ kind: "mark", choice })),
);

test("adjustments to different targets commute, and the same source always makes the same bytes", () => {
  const several = fc.uniqueArray(adjustment, { minLength: 2, maxLength: 12, selector: getAdjustmentTarget });
  fc.assert(
    fc.property(several, fc.integer(), (adjustments, by) => {
      const shift = Math.abs(by) % adjustments.length;
      const reordered = [...adjustments.slice(shift), ...adjustments.slice(0, shift)].toReversed();
      const made = withoutList(create(adjustments));
      expect(withoutList(create(reordered))).toBe(made);
      expect(withoutList(create(adjustments))).toBe(made);
    }),
    { numRuns: 8 },
  );
});

test("an adjustment that is removed again, or replaced, leaves nothing behind", () => {
  const earlier = fc.uniqueArray(adjustment, { maxLength: 3, selector: getAdjustmentTarget });
  fc.assert(
    fc.property(earlier, adjustment, (adjustments, added) => {
      const others = adjustments.filter((one) => getAdjustmentTarget(one) !== getAdjustmentTarget(added));
      const before = withoutList(create(others));
      const edited = [...others, added];
      withoutList(create(edited));
      expect(withoutList(create(edited.slice(0, -1)))).toBe(before);
      const twice = [...others, added, added];
      expect(withoutList(create(listEffectiveAdjustments(twice)))).toBe(withoutList(create(edited)));
      expect(withoutList(create(twice))).toBe(withoutList(create(edited)));
    }),
    { numRuns: 5, examples: [[[], { kind: "motion", factor: 0.5 }]] },
  );
});

test("forty edits survive another seed: those that cannot apply are conflicts, and nothing throws", () => {
  const forty = fc.array(adjustment, { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(forty, fc.integer({ min: 0, max: 1000 }), (adjustments, otherSeed) => {
      const design = create(adjustments, otherSeed);
      const conflicts = findAdjustmentConflicts(design);
      const effective = listEffectiveAdjustments(adjustments);
      for (const conflict of conflicts) expect(effective).toContain(conflict.adjustment);
      const bad = effective.filter((one) => one.kind === "layout" && one.layout === "spiral");
      expect(conflicts.map((conflict) => conflict.adjustment)).toEqual(expect.arrayContaining(bad));
      for (const { body } of design.pages) expect(body).not.toContain("<script>");
    }),
    { numRuns: 8 },
  );
});
