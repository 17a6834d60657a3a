import type { Region } from "#/studio/vignettes/claims";
import type { TradeVignettes } from "#/studio/vignettes/find-vignettes";
import type { Vignette, VignetteRole } from "#/studio/vignettes/vignette";

/** The skin tone that takes the place of another one, so that the people of pictures look like most people where they are shown. */
const usualSkins: Readonly<Partial<Record<Region, readonly [from: VignetteRole, to: VignetteRole]>>> = {
  africa: ["skin", "deepSkin"],
  "east-asia": ["deepSkin", "skin"],
};

/** Vignettes whose people could be from the part of the world where an organisation is. */
export function suitRegion({ leading, others }: TradeVignettes, region: Region | undefined): TradeVignettes {
  const [from, to] = (region && usualSkins[region]) ?? [];
  if (from === undefined || to === undefined) return { leading, others };
  const suit = (vignette: Vignette): Vignette => ({
    ...vignette,
    shapes: vignette.shapes.map((shape) => (shape.role === from ? { ...shape, role: to } : shape)),
  });
  return { leading: leading.map(suit), others: others.map(suit) };
}
