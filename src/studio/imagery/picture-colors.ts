import type { Color } from "#/color/color";
import {
  createDarkPalette,
  createLightPalette,
  grounds,
  type Ground,
  type PictureBrand,
  type PicturePalette,
} from "#/studio/imagery/picture-palette";
import { getFoodColors, isFoodOnBrand } from "#/studio/imagery/food-colors";
import type { HueName } from "#/studio/palette/hue-names";
import type { BrandColors } from "#/studio/marks/brand-colors";

/** Gives the hex of a colour in light mode, and remembers its counterpart in dark mode. */
export type ColorSource = (choose: (palette: PicturePalette) => Color | string) => string;

/**
 * The colours of a brand's pictures. Pictures are drawn once, in light colours; every colour has
 * its own dark counterpart, so the dark version is the same drawing with other colours.
 */
export type PictureColors = {
  readonly on: (ground: Ground) => ColorSource;
  /** The same for pictures of food, which lie on grounds on which they look fresh. */
  readonly onFood: (ground: Ground) => ColorSource;
  /** The dark version of an SVG that was drawn with these colours. */
  readonly toDark: (svg: string) => string;
};

/** A hex colour with the last bit of its blue changed by `offset` steps, within 0–255. */
function nudge(hex: string, offset: number): string {
  const blue = Number.parseInt(hex.slice(5), 16);
  return hex.slice(0, 5) + (blue + offset <= 255 ? blue + offset : blue - offset).toString(16).padStart(2, "0");
}

/** `isSecondGiven` says whether people chose the second colour, `avoidedHues` which they rule out. */
export function createPictureColors(
  light: BrandColors,
  night: BrandColors,
  { isSecondGiven = false, avoidedHues = new Set() }: { isSecondGiven?: boolean; avoidedHues?: ReadonlySet<HueName> } = {},
): PictureColors {
  const darkByLight = new Map<string, string>();
  const toHex = (color: Color | string) => (typeof color === "string" ? color : color.hex);
  const record = (hex: string, darkHex: string): string => {
    for (let offset = 0; ; offset++) {
      const free = nudge(hex, offset);
      const known = darkByLight.get(free);
      if (known !== undefined && known !== darkHex && offset < 64) continue;
      darkByLight.set(free, known ?? darkHex);
      return free;
    }
  };
  const brand: PictureBrand = { ...light, isSpotGiven: isSecondGiven, avoidedHues };
  type Pair = readonly [day: PicturePalette, night: PicturePalette];
  const createSource = (createPair: (ground: Ground) => Pair) => {
    const pairs = new Map(grounds.map((ground) => [ground, createPair(ground)]));
    return (ground: Ground): ColorSource => {
      const [day, dark] = pairs.get(ground) ?? createPair(ground);
      return (choose) => record(toHex(choose(day)), toHex(choose(dark)));
    };
  };
  const food = getFoodColors(light, isSecondGiven);
  const swapped = { ...food, brand: food.spot, spot: food.brand };
  return {
    on: createSource((ground) => [createLightPalette(brand, ground), createDarkPalette(brand, night, ground)]),
    onFood: createSource((ground) =>
      isFoodOnBrand(light)
        ? [createLightPalette(food, "brand"), createDarkPalette(swapped, night, "spot")]
        : [createLightPalette(food, ground), createDarkPalette(food, night, ground)],
    ),
    toDark: (svg) => svg.replace(/#[0-9a-f]{6}/g, (hex) => darkByLight.get(hex) ?? hex),
  };
}
