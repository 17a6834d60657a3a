import type { DesignAuditRule } from "#/audit/rule";
import type { AssetKind } from "#/model/mark";

const requiredKinds: readonly AssetKind[] = [
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

/** The mark comes in every version that a brand needs, each with a text alternative. */
export const marksComplete: DesignAuditRule = {
  id: "marks-complete",
  summary: "The mark comes in every version that a brand needs, each with a text alternative.",
  severity: "error",
  safety: false,
  *check({ mark, imagery }) {
    const assets = [...mark.assets, ...imagery.assets];
    for (const kind of requiredKinds)
      if (!assets.some((asset) => asset.kind === kind))
        yield { subject: `asset ${kind}`, message: "This version of the mark is missing.", fix: "Make the identity again." };
    for (const { slug, alt } of assets)
      if (alt.trim() === "")
        yield { subject: `asset ${slug}`, message: "It has no text alternative.", fix: "Say in a few words what it shows." };
  },
};
