import type { ScaleName, TextStyleName } from "#/model/token-set";

/**
 * The names of the CSS variables. Exports define them; components and pages read them. A colour
 * role's variable is `--<role>`, a step (1–12) of a primitive scale `--palette-<scale>-<step>`. A
 * text style has five: `--type-<style>-family`, `-size`, `-weight`, `-leading` and `-tracking`.
 */
export const paletteVariable = (scale: ScaleName, step: number) => `--palette-${scale}-${step}`;
export const spaceVariable = (name: string) => `--space-${name.replace(".", "_")}`;
export const sectionGapVariable = (name: string) => `--section-${name}`;
export const radiusVariable = (name: string) => `--radius-${name}`;
export const sizeVariable = (name: string) => `--text-${name}`;
export const leadingVariable = (name: string) => `--leading-${name}`;
export const trackingVariable = (name: string) => `--tracking-${name}`;
export const shadowVariable = (name: string) => `--shadow-${name}`;
export const durationVariable = (name: string) => `--duration-${name}`;
export const easingVariable = (name: string) => `--ease-${name}`;
export const weightVariable = (name: string) => `--weight-${name}`;
export const familyVariable = (name: "display" | "text" | "mono") => `--font-${name}`;

/** A text style as declarations that read its variables. */
export function toTextStyleDeclarations(name: TextStyleName): string {
  return [
    `font-family:var(--type-${name}-family)`,
    `font-size:var(--type-${name}-size)`,
    `font-weight:var(--type-${name}-weight)`,
    `line-height:var(--type-${name}-leading)`,
    `letter-spacing:var(--type-${name}-tracking)`,
  ].join(";");
}
