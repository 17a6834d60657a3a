import type { DesignAuditRule } from "#/audit/rule";
import { type AssetKind, givenRecipe } from "#/model/mark";

/** The versions that every mark should have. */
export const requiredKinds: readonly AssetKind[] = [
  "symbol",
  "wordmark",
  "lockup-horizontal",
  "lockup-stacked",
  "symbol-black",
  "symbol-white",
  "reversed",
  "favicon",
  "app-icon",
  "social-card",
];

export const marksComplete: DesignAuditRule = {
  id: "marks-complete",
  summary: "Every version of the mark exists and has a text alternative.",
  severity: "error",
  safety: false,
  *check({ mark, imagery }) {
    const assets = [...mark.assets, ...imagery.assets];
    // What a mark that was brought in lacks is reported by its own rule.
    for (const kind of mark.recipe === givenRecipe ? [] : requiredKinds)
      if (!assets.some((asset) => asset.kind === kind))
        yield { subject: `asset ${kind}`, message: "This version of the mark is missing.", fix: "Generate the identity again." };
    for (const { slug, alt } of assets)
      if (alt.trim() === "")
        yield {
          subject: `asset ${slug}`,
          message: "The asset has no text alternative.",
          fix: "Describe in a few words what it shows.",
        };
  },
};
