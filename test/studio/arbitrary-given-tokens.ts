import fc from "fast-check";
import { formatColorNotation } from "#/color/color-notation";
import type { GivenTokens } from "#/model/given";
import { colorRoles, modes, scaleNames, textStyleNames } from "#/model/token-set";

const thousandths = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((value) => value / 1000);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const alpha = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: thousandths(1) });

/** Colours in hex, translucent, in OKLCH, HSL and wider gamuts. */
export const cssColors: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hex },
  hex.chain((color) => fc.constantFrom(`${color}80`, `${color}1a`, `${color}ff`)),
  fc
    .tuple(thousandths(1), fc.integer({ min: 0, max: 370 }), fc.integer({ min: 0, max: 359 }), alpha)
    .map(([l, c, h, opacity]) => formatColorNotation({ colorSpace: "oklch", components: [l, c / 1000, h], alpha: opacity })),
  fc
    .tuple(fc.integer({ min: 0, max: 3590 }), fc.integer({ min: 0, max: 100 }), thousandths(100), alpha)
    .map(([h, s, l, opacity]) => formatColorNotation({ colorSpace: "hsl", components: [h / 10, s, l], alpha: opacity })),
  fc
    .tuple(thousandths(1), thousandths(1), thousandths(1), alpha)
    .map(([r, g, b, opacity]) => formatColorNotation({ colorSpace: "display-p3", components: [r, g, b], alpha: opacity })),
);

const some = <Key extends string, Value>(keys: readonly Key[], value: fc.Arbitrary<Value>) =>
  fc
    .array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 12 })
    .map((entries) => Object.fromEntries(entries) as Partial<Record<Key, Value>>);
const stepNames = Array.from({ length: 12 }, (_, index) => String(index + 1));
const px = fc.integer({ min: 0, max: 800 }).map((value) => value / 4);
const uniqueNames = <Value extends { readonly name: string }>(value: fc.Arbitrary<Value>, maxLength: number) =>
  fc.uniqueArray(value, { selector: ({ name }) => name, maxLength });
const layer = fc.record({
  x: fc.integer({ min: -20, max: 20 }),
  y: fc.integer({ min: -20, max: 20 }),
  blur: fc.integer({ min: 0, max: 60 }),
  spread: fc.integer({ min: -10, max: 10 }),
  color: cssColors,
});
const layers = fc.array(layer, { maxLength: 3 });

/** Given tokens without custom ones. */
export const givenTokens: fc.Arbitrary<GivenTokens> = fc.record(
  {
    scales: some(scaleNames, some(stepNames, cssColors)),
    colors: some(modes, some(colorRoles, cssColors)),
    sizes: uniqueNames(
      fc
        .record({
          name: fc.constantFrom("xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl"),
          minPx: fc.integer({ min: 20, max: 120 }).map((value) => value / 2),
          growth: fc.integer({ min: 0, max: 40 }),
          leading: fc.option(fc.constantFrom(1, 1.25, 1.5), { nil: undefined }),
        })
        .map(({ name, minPx, growth, leading }) => ({
          name,
          minPx,
          maxPx: minPx + growth,
          ...(leading !== undefined && { leading }),
        })),
      5,
    ),
    weights: fc.record(
      { display: fc.integer({ min: 1, max: 1000 }), strong: fc.integer({ min: 1, max: 1000 }) },
      { requiredKeys: [] },
    ),
    stacks: fc.record(
      {
        display: fc.constant(["Acme Display", "Georgia", "serif"]),
        text: fc.constant(["Acme Text", "sans-serif"]),
        mono: fc.constant(["Acme Mono", "monospace"]),
      },
      { requiredKeys: [] },
    ),
    spacing: uniqueNames(fc.record({ name: fc.constantFrom("1", "2", "4", "6", "12", "gap", "page"), px }), 6),
    radius: fc.record(
      { basePx: px, steps: uniqueNames(fc.record({ name: fc.constantFrom("sm", "md", "lg", "full", "card"), px }), 4) },
      { requiredKeys: [] },
    ),
    shadows: uniqueNames(
      fc.record(
        { name: fc.constantFrom("sm", "md", "xl", "raised"), light: layers, dark: layers },
        { requiredKeys: ["name", "light"] },
      ),
      3,
    ),
    durations: fc.record(
      { fast: fc.integer({ min: 0, max: 900 }), slow: fc.integer({ min: 0, max: 900 }) },
      { requiredKeys: [] },
    ),
    sectionGaps: uniqueNames(fc.record({ name: fc.constantFrom("tight", "base", "loose", "hero"), px }), 3),
    strokePx: fc.integer({ min: 0, max: 32 }).map((value) => value / 8),
    measureCh: fc.integer({ min: 40, max: 640 }).map((value) => value / 4),
    layout: fc.record({ containerPx: px, gutterPx: px, marginPx: px }, { requiredKeys: [] }),
    styles: some(
      textStyleNames,
      fc.record(
        {
          family: fc.constantFrom("display", "text", "mono"),
          size: fc.constantFrom("xs", "base", "2xl"),
          weight: fc.integer({ min: 1, max: 1000 }),
          leading: fc.integer({ min: 8, max: 64 }).map((value) => value / 16),
          trackingEm: fc.integer({ min: -64, max: 128 }).map((value) => value / 64),
        },
        { requiredKeys: [] },
      ),
    ),
    easings: fc.record({ out: fc.constant([0.2, 0, 0, 1]), "in-out": fc.constant([0.4, 0, 0.2, 1.2]) }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);
