import fc from "fast-check";
import { readColorNotation } from "#/color/color-notation";
import type { CustomToken } from "#/model/custom-token";
import { cssColors } from "#test/studio/arbitrary-given-tokens";

const color = cssColors.map((text) => readColorNotation(text) ?? {}).map((value) => ({ ...value }));
const dimension = fc.record({ value: fc.integer({ min: -400, max: 400 }).map((v) => v / 4), unit: fc.constantFrom("px", "rem") });
const duration = fc.record({ value: fc.integer({ min: 0, max: 900 }), unit: fc.constantFrom("ms", "s") });
const share = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
const curve = fc.tuple(share, share, share, share);
const family = fc.array(fc.constantFrom("Acme Sans", 'A "quoted" name', "sans-serif", "</style>"), {
  minLength: 1,
  maxLength: 3,
});
const weight = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constantFrom("bold", "semi-bold"));
const stroke = fc.oneof(
  fc.constantFrom("solid", "dotted"),
  fc.record({ dashArray: fc.array(dimension, { minLength: 1, maxLength: 3 }), lineCap: fc.constantFrom("round", "butt") }),
);
const layer = fc.record(
  { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension, inset: fc.boolean() },
  { requiredKeys: ["color", "offsetX", "offsetY", "blur", "spread"] },
);

const valuesByType: Readonly<Record<CustomToken["type"], fc.Arbitrary<unknown>>> = {
  color,
  dimension: fc.oneof(dimension, fc.record({ value: fc.integer(), unit: fc.constantFrom("em", "%", "vw") })),
  fontFamily: family,
  fontWeight: weight,
  duration,
  cubicBezier: curve,
  number: fc.integer({ min: -1000, max: 1000 }).map((value) => value / 8),
  strokeStyle: stroke,
  border: fc.record({ color, width: dimension, style: stroke }),
  transition: fc.record({ duration, delay: duration, timingFunction: curve }, { requiredKeys: ["duration", "timingFunction"] }),
  shadow: fc.oneof(layer, fc.array(layer, { minLength: 1, maxLength: 3 })),
  gradient: fc.array(fc.record({ color, position: share }), { minLength: 1, maxLength: 3 }),
  typography: fc.record(
    { fontFamily: family, fontSize: dimension, fontWeight: weight, letterSpacing: dimension, lineHeight: share },
    { requiredKeys: ["fontFamily", "fontSize"] },
  ),
  string: fc.constantFrom("left", 'a "b" */ </style> \u0024{c}', "{color.primary}"),
  boolean: fc.boolean(),
  css: fc.constantFrom("clamp(1rem, 2vw + 0.5rem, 3rem)", "1px solid #ff0000", "auto", "env(x, 4px)"),
};

const part = fc.constantFrom(
  "color",
  "brand",
  "primary",
  "spacing",
  "4",
  "1.5",
  "radius",
  "stroke",
  "shadow",
  "a",
  "a-b",
  "b",
  "My Name",
  "$root",
  "{x}",
  "__proto__",
  "constructor",
  "*/}</style>`\u0024{",
  "Größe",
);
const mode = fc.constantFrom("default", "light", "dark", "high-contrast", "high-contrast-dark", "dim");

const customToken: fc.Arbitrary<CustomToken> = fc
  .constantFrom(...(Object.keys(valuesByType) as CustomToken["type"][]))
  .chain((type) =>
    fc
      .record(
        {
          path: fc.array(part, { minLength: 1, maxLength: 3 }),
          type: fc.constant(type),
          values: fc.array(fc.tuple(mode, valuesByType[type]), { minLength: 1, maxLength: 4 }).map(Object.fromEntries),
          description: fc.constantFrom("What it is for", "*/ </script>"),
        },
        { requiredKeys: ["path", "type", "values"] },
      )
      .map((token) => token as CustomToken),
  );

/** Custom tokens of every type, with hostile and colliding names. */
export const customTokens: fc.Arbitrary<readonly CustomToken[]> = fc.uniqueArray(customToken, {
  selector: ({ path }) => path.join("\n"),
  minLength: 1,
  maxLength: 12,
});
