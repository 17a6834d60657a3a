import type { Color } from "#/color/color";
import { mix } from "#/color/mix";
import { colorFromHex } from "#/color/oklch";
import type { ArchetypeId } from "#/model/direction";
import type { PhotoTreatment } from "#/model/mark";
import { createDarkPalette } from "#/studio/imagery/picture-palette";
import type { BrandColors } from "#/studio/marks/brand-colors";

/** How much of a photograph's own colour the brand's two inks replace, 0–1. */
const inkShares: Readonly<Record<ArchetypeId, number>> = {
  swiss: 1,
  editorial: 1,
  brutalist: 1,
  soft: 0.35,
  technical: 0.7,
  luxury: 0.55,
  playful: 0.85,
  civic: 0.3,
  industrial: 0.8,
  craft: 0.45,
  retro: 0.9,
  scientific: 0.4,
  ledger: 0.75,
  poster: 1,
  arcade: 1,
  archive: 0.9,
};

/** Share of red, green and blue in a grey of the same brightness (Rec. 709). */
const luma = [0.2126, 0.7152, 0.0722] as const;

/**
 * Values of an `feColorMatrix` in sRGB that maps dark to one colour and light to another.
 * `share` is how much of the picture's own colours that replaces, 0–1.
 */
export function createInkMatrix(shadow: Color, light: Color, share: number): string {
  const toChannels = ({ hex }: Color) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [dark, bright] = [toChannels(shadow), toChannels(light)];
  const rows = [0, 1, 2].map((row) => {
    const [from = 0, to = 1] = [dark[row], bright[row]];
    const own = luma.map((weight, column) => share * (to - from) * weight + (column === row ? 1 - share : 0));
    return [...own, 0, share * from];
  });
  return [...rows, [0, 0, 0, 1, 0]]
    .flat()
    .map((value) => String(Math.round(value * 10_000) / 10_000 + 0))
    .join(" ");
}

/** The treatment that makes any photograph belong to the brand, for light and for dark pages. */
export function createPhotoTreatment(id: ArchetypeId, colors: BrandColors, night: BrandColors): PhotoTreatment {
  const share = inkShares[id];
  const shadow = colorFromHex(mix(colors.ink, colors.brand, 0.4));
  const light = colorFromHex(mix(colors.paper, colors.brand, 0.06));
  const { figure } = createDarkPalette(colors, night, "ink");
  const name = share >= 0.9 ? "duotone" : share >= 0.6 ? "tint" : "muted";
  const words = {
    duotone: "Two inks only: shadows in the brand's dark tone, lights in the paper's.",
    tint: "Colours pulled towards the brand: shadows in its dark tone, lights in the paper's.",
    muted: "Natural colour, calmed and slightly tinted by the brand.",
  } as const;
  return {
    name,
    description: words[name],
    shadow: shadow.hex,
    light: light.hex,
    matrix: { light: createInkMatrix(shadow, light, share), dark: createInkMatrix(night.paper, figure, share) },
  };
}
