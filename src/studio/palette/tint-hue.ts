import { smoothstep } from "#/studio/palette/base-color";

/** Hues (degrees) of vermilion, brick and rust, with soft edges, and the sand that their tints are. */
const [fieryFrom, fieryUpTo] = [
  [12, 26],
  [48, 62],
] as const;
const sandHue = 68;

/** How much of a hue's way to sand its tints go. */
const mostTurn = 0.85;

/** How far a hue is one of which light tints are salmon, 0–1: those of roses and pinks stay pink. */
export const getFieriness = (hue: number): number => smoothstep(hue, ...fieryFrom) * (1 - smoothstep(hue, ...fieryUpTo));

/** The hue (OKLCH) of light tints of a hue: a tint of vermilion or brick is salmon, where designers use sand. */
export const toTintHue = (hue: number): number => hue + (sandHue - hue) * mostTurn * getFieriness(hue);
