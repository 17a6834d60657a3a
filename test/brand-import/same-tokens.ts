import { expect } from "bun:test";
import { parseCssColor } from "#/color/parse";
import type { GivenTokens } from "#/model/given";
import { type Mode, colorRoles, scaleNames, type TokenSet } from "#/model/token-set";

/** What an export carries; what is missing here is not compared. */
export type Carried = {
  readonly modes?: readonly Mode[];
  readonly scales?: boolean;
  readonly sizes?: "fluid" | "largest";
  readonly leading?: boolean;
  readonly weights?: boolean;
  readonly stacks?: boolean;
  readonly spacing?: boolean;
  readonly sectionGaps?: boolean;
  readonly radius?: "all" | "base" | "steps";
  readonly shadows?: "both" | "light";
  readonly motion?: boolean;
  readonly easings?: boolean;
  readonly stroke?: boolean;
  readonly layout?: boolean;
  readonly measure?: boolean;
  readonly styles?: boolean;
};

/** Everything that the fullest exports carry. */
export const everything: Carried = {
  modes: ["light", "dark", "high-contrast", "high-contrast-dark"],
  scales: true,
  sizes: "fluid",
  leading: true,
  weights: true,
  stacks: true,
  spacing: true,
  sectionGaps: true,
  radius: "all",
  shadows: "both",
  motion: true,
  stroke: true,
  layout: true,
  measure: true,
  styles: true,
};

const toHex = (css: string | undefined) => (css === undefined ? undefined : parseCssColor(css)?.color.hex);
/** Lengths are written with four decimals of a rem. */
const round = (value: number | undefined, places = 2) =>
  value === undefined ? undefined : Math.round(value * 10 ** places) / 10 ** places;
const roundLengths = (lengths: readonly { readonly name: string; readonly px: number }[] | undefined) =>
  (lengths ?? []).map(({ name, px }) => [name, round(px)]);

/** Compares given tokens with those of a design, as far as the export carries them. */
export function expectSameTokens(given: GivenTokens, tokens: TokenSet, carried: Carried): void {
  for (const mode of carried.modes ?? []) {
    const colors = given.colors?.[mode] as Readonly<Record<string, string>> | undefined;
    const read = Object.fromEntries(colorRoles.map((role) => [role, toHex(colors?.[role])]));
    expect([mode, read]).toEqual([mode, Object.fromEntries(colorRoles.map((role) => [role, tokens.colors[mode][role].hex]))]);
  }
  if (carried.scales) {
    for (const scale of scaleNames) {
      const steps = given.scales?.[scale] as Readonly<Record<string, string>> | undefined;
      expect([scale, tokens.scales[scale].map((_, index) => toHex(steps?.[String(index + 1)]))]).toEqual([
        scale,
        tokens.scales[scale].map(({ hex }) => hex),
      ]);
    }
  }
  const { typography } = tokens;
  if (carried.sizes) {
    expect((given.sizes ?? []).map(({ name, minPx, maxPx }) => [name, round(minPx), round(maxPx)])).toEqual(
      typography.sizes.map(({ name, minPx, maxPx }) => [name, round(carried.sizes === "fluid" ? minPx : maxPx), round(maxPx)]),
    );
  }
  if (carried.leading) {
    expect((given.sizes ?? []).map(({ leading, trackingEm }) => [round(leading, 4), round(trackingEm, 4)])).toEqual(
      typography.sizes.map(({ leading, trackingEm }) => [round(leading, 4), round(trackingEm, 4)]),
    );
  }
  if (carried.weights) expect(given.weights).toEqual({ ...typography.weights });
  if (carried.stacks) {
    const { display, text, mono } = typography.families;
    expect(given.stacks).toEqual({ display: [...display.stack], text: [...text.stack], mono: [...mono.stack] });
  }
  if (carried.spacing) expect(roundLengths(given.spacing)).toEqual(roundLengths(tokens.spacing));
  if (carried.sectionGaps) expect(roundLengths(given.sectionGaps)).toEqual(roundLengths(tokens.sectionGaps));
  if (carried.radius && carried.radius !== "steps") expect(round(given.radius?.basePx)).toBe(round(tokens.radius.basePx));
  if (carried.radius && carried.radius !== "base")
    expect(roundLengths(given.radius?.steps)).toEqual(roundLengths(tokens.radius.steps));
  if (carried.shadows) {
    const toLayers = (layers: readonly { x: number; y: number; blur: number; spread: number }[] | undefined) =>
      (layers ?? []).map(({ x, y, blur, spread }) => [x, y, blur, spread].map((px) => round(px)));
    expect((given.shadows ?? []).map(({ name, light }) => [name, toLayers(light)])).toEqual(
      tokens.shadows.map(({ name, light }) => [name, toLayers(light)]),
    );
    if (carried.shadows === "both") {
      expect((given.shadows ?? []).map(({ light, dark }) => toLayers(dark ?? light))).toEqual(
        tokens.shadows.map(({ dark }) => toLayers(dark)),
      );
    }
  }
  if (carried.motion) expect(given.durations).toEqual(Object.fromEntries(tokens.durations.map(({ name, ms }) => [name, ms])));
  if (carried.motion || carried.easings) {
    expect(given.easings).toEqual(Object.fromEntries(tokens.easings.map(({ name, curve }) => [name, [...curve]])));
  }
  if (carried.stroke) expect(round(given.strokePx)).toBe(round(tokens.strokePx));
  if (carried.layout) {
    const { containerPx, gutterPx, marginPx } = tokens.layout;
    expect(given.layout).toEqual({ containerPx, gutterPx, marginPx });
  }
  if (carried.measure) expect(given.measureCh).toBe(round(typography.measureCh, 4));
  if (carried.styles) {
    expect(given.styles as unknown).toEqual(
      Object.fromEntries(
        Object.entries(typography.styles).map(([name, style]) => [
          name,
          { ...style, leading: round(style.leading, 4) ?? 0, trackingEm: round(style.trackingEm, 4) ?? 0 },
        ]),
      ),
    );
  }
}
