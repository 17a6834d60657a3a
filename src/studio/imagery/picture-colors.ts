import type { Color } from "#/color/color";
import {
  createDarkPalette,
  createLightPalette,
  grounds,
  type Ground,
  type PicturePalette,
} from "#/studio/imagery/picture-palette";
import type { BrandColors } from "#/studio/marks/brand-colors";

/** Gives the hex of a colour in light mode, and remembers its counterpart in dark mode. */
export type ColorSource = (choose: (palette: PicturePalette) => Color | string) => string;

/**
 * The colours of a brand's pictures. Pictures are drawn once, in light colours; every colour has
 * its own dark counterpart, so the dark version is the same drawing with other colours.
 */
export type PictureColors = {
  readonly on: (ground: Ground) => ColorSource;
  /** The dark version of an SVG that was drawn with these colours. */
  readonly toDark: (svg: string) => string;
};

/** A hex colour with the last bit of its blue changed by `offset` steps, within 0–255. */
function nudge(hex: string, offset: number): string {
  const blue = Number.parseInt(hex.slice(5), 16);
  return hex.slice(0, 5) + (blue + offset <= 255 ? blue + offset : blue - offset).toString(16).padStart(2, "0");
}

export function createPictureColors(light: BrandColors, night: BrandColors): PictureColors {
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
  const palettes = new Map(
    grounds.map((ground) => [ground, [createLightPalette(light, ground), createDarkPalette(light, night, ground)] as const]),
  );
  return {
    on: (ground) => {
      const [day, dark] = palettes.get(ground) ?? [createLightPalette(light, ground), createDarkPalette(light, night, ground)];
      return (choose) => record(toHex(choose(day)), toHex(choose(dark)));
    },
    toDark: (svg) => svg.replace(/#[0-9a-f]{6}/g, (hex) => darkByLight.get(hex) ?? hex),
  };
}
