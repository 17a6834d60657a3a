import { expect, test } from "bun:test";
import fc from "fast-check";
import { auditDesign } from "#/audit/audit-design";
import { contrast } from "#/color/contrast";
import { colorFromHex } from "#/color/oklch";
import { seeOver } from "#/color/parse";
import { createBrandManifest } from "#/formats/brand-manifest";
import { listDesignRules } from "#/documents/design-rules";
import type { GivenTokens } from "#/model/given";
import { findNearestColors, listGivenRoles } from "#/model/contrast-advice";
import type { Adjustment } from "#/model/adjustment";
import { colorRoles, modes } from "#/model/token-set";
import { createTokenSet } from "#/studio/token-set";
import { createSystem } from "#test/studio/create-system";
import { givenTokens } from "#test/studio/arbitrary-given-tokens";
import { plain } from "#test/studio/palette/direction-fixtures";
import { metadataFixture } from "#test/formats/content-fixture";

const create = (given: GivenTokens) =>
  createTokenSet({ brandColor: "#2563eb", secondaryColor: undefined, direction: plain, seed: 7, given });

test("the nearest value of every failing pair passes, and keeps hue and chroma where sRGB has it", () => {
  fc.assert(
    fc.property(givenTokens, (given) => {
      const tokens = create(given);
      for (const pair of tokens.report.pairs.filter(({ passes }) => !passes)) {
        const nearest = new Map(findNearestColors(tokens, pair).map(({ role, hex }) => [role, colorFromHex(hex)]));
        expect(nearest.size).toBeGreaterThan(0);
        const colors = tokens.colors[pair.mode];
        const under = nearest.get(pair.background) ?? colors[pair.background];
        const over = nearest.get(pair.foreground) ?? seeOver(colors[pair.foreground], under);
        expect(contrast(over, under)).toBeGreaterThanOrEqual(pair.threshold);
        if (listGivenRoles(tokens, pair).length === 2 && nearest.size === 1)
          expect(nearest.has(pair.foreground) || nearest.has(pair.background)).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});

test("a palette that fails every contrast pair makes a whole design, whose findings and documents say so", () => {
  const grey = Object.fromEntries(colorRoles.map((role) => [role, "#808080"]));
  const given = { tokens: { colors: Object.fromEntries(modes.map((mode) => [mode, grey])) } };
  const design = createSystem({ name: "Grey", brandColor: "#808080" }, 7, undefined, { given });
  expect(design.tokens.report.pairs.every(({ passes }) => !passes)).toBe(true);
  const findings = auditDesign(design).findings.filter(({ rule }) => rule === "token-contrast" || rule === "control-contrast");
  expect(findings).toHaveLength(design.tokens.report.pairs.length);
  for (const { message, fix } of findings) {
    expect(message).toBe(message.replace(/ given\.$/, " given."));
    expect(message).toContain("The contrast is 1.00:1; the minimum is ");
    expect(fix).toMatch(/#[0-9a-f]{6} for [a-z0-9-]+.*the nearest that passes\. Or keep it, and record why\.$/);
  }
  const rules = listDesignRules(design)
    .map(({ rule }) => rule)
    .join("\n");
  expect(rules).toContain(
    "Given colours do not reach it, and stay as they are: foreground on background in light mode has 1:1 of 7:1",
  );
  const manifest = createBrandManifest(design, metadataFixture);
  expect(manifest.contrastFailures).toHaveLength(design.tokens.report.pairs.length);
  expect(design.pages.length).toBeGreaterThan(0);
});

test("given sizes, steps and durations that break a rule are reported as given, with the nearest that passes", () => {
  const given = {
    tokens: {
      sizes: [{ name: "xs", minPx: 10, maxPx: 10 }],
      spacing: [{ name: "4", px: 17 }],
      durations: { slow: 900 },
      scales: { brand: { "3": "#eeeeee", "4": "#fafafa" } },
    },
  };
  const design = createSystem({ name: "Kept", brandColor: "#2563eb" }, 7, undefined, { given });
  const list = (rule: string, subject: string) =>
    auditDesign(design).findings.find((finding) => finding.rule === rule && finding.subject === subject);
  expect(list("type-scale-kept", "tokens, fontSize.xs")).toMatchObject({
    message: "The size is 10 px; text below 12 px is hard to read. The value was given.",
    fix: "Use 12 px. Or keep it, and record why.",
  });
  expect(list("spacing-on-base", "tokens, spacing.4")?.message).toEndWith("The value was given.");
  expect(list("motion-in-bounds", "tokens, duration.slow")?.fix).toStartWith("Use 500 ms, the nearest that passes.");
  const step = list("scale-monotonic", "tokens, palette.brand.4");
  expect(step?.message).toEndWith("The value was given.");
  const [hex = ""] = step?.fix.match(/#[0-9a-f]{6}/) ?? [];
  expect(colorFromHex(hex).l).toBeLessThan(colorFromHex("#eeeeee").l);
});

test.each(["#808080", "#b04040", "#ffffff", "#000000", "#f0e000"])(
  "a palette that is all %s passes with the nearest values of all findings together",
  (hex) => {
    const all = Object.fromEntries(colorRoles.map((role) => [role, hex]));
    const given = { tokens: { colors: Object.fromEntries(modes.map((mode) => [mode, all])) } };
    const listFindings = (adjustments: readonly Adjustment[]) => {
      const design = createSystem({ name: "One colour", brandColor: hex }, 7, undefined, { given, adjustments });
      return auditDesign(design).findings.filter((finding) => finding.adjustments !== undefined);
    };
    const findings = listFindings([]);
    expect(findings.length).toBeGreaterThan(100);
    expect(listFindings(findings.flatMap(({ adjustments = [] }) => adjustments))).toEqual([]);
  },
);
