import type { Region } from "#/studio/vignettes/claims";
import type { TradeVignettes } from "#/studio/vignettes/find-vignettes";
import type { Vignette, VignetteRole } from "#/studio/vignettes/vignette";

/** Skin that hardly anybody has in a part of the world, and what most have there. Elsewhere people of both are shown. */
const usualSkins: Readonly<Partial<Record<Region, readonly [rare: VignetteRole, usual: VignetteRole]>>> = {
  africa: ["skin", "deepSkin"],
  "east-asia": ["deepSkin", "skin"],
};

/** Vignettes whose people could be from the part of the world where an organisation is. */
export function suitRegion({ leading, others }: TradeVignettes, region: Region | undefined): TradeVignettes {
  const [rare, usual] = (region && usualSkins[region]) ?? [];
  if (rare === undefined || usual === undefined) return { leading, others };
  const suit = (vignette: Vignette): Vignette => ({
    ...vignette,
    shapes: vignette.shapes.map((shape) => (shape.role === rare ? { ...shape, role: usual } : shape)),
  });
  return { leading: leading.map(suit), others: others.map(suit) };
}
