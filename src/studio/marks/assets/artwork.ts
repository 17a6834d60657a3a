import type { Markup } from "#/kernel/markup";
import type { Paint } from "#/studio/marks/brand-colors";

/** A drawing with its size in CSS pixels that can be drawn in any colours. */
export type Artwork = {
  readonly width: number;
  readonly height: number;
  readonly outlined: boolean;
  draw(x: number, y: number, scale: number, paint: Paint, textFill: string): Markup;
};
