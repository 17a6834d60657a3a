import {
  durationVariable,
  easingVariable,
  familyVariable,
  leadingVariable,
  radiusVariable,
  sectionGapVariable,
  shadowVariable,
  sizeVariable,
  spaceVariable,
  trackingVariable,
  weightVariable,
} from "#/model/css-variables";
import { colorRoles, textStyleNames, type Shadow, type ShadowLayer, type TokenSet } from "#/model/token-set";

/** A variable's value in the light and in the dark mode, as CSS. */
export type Literal = { readonly light: string; readonly dark: string };
export type Literals = ReadonlyMap<string, Literal>;

/** A number with at most four decimals, never with an exponent or a negative zero. */
const numberText = (value: number) => String(Number(value.toFixed(4)) + 0);

/** A length in rem from CSS pixels at a root size of 16 px. */
const rem = (px: number) => (px === 0 ? "0" : `${numberText(px / 16)}rem`);

const genericFamilies = ["serif", "sans-serif", "monospace", "cursive", "system-ui", "ui-monospace", "ui-serif", "ui-sans-serif"];
const familyText = (name: string) => (genericFamilies.includes(name) ? name : `"${name.replace(/["\\]/g, "")}"`);

const layerText = ({ x, y, blur, spread, color, alpha }: ShadowLayer) => {
  const hex = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0");
  return `${numberText(x)}px ${numberText(y)}px ${numberText(blur)}px ${numberText(spread)}px ${color.hex}${hex}`;
};
const layersText = (layers: Shadow["light"]) => (layers.length === 0 ? "none" : layers.map(layerText).join(", "));

/** The value of every CSS variable of a system, by the variable's name (`--primary`), for use where the system's own theme is absent. */
export function literalsOf(tokens: TokenSet): Literals {
  const values = new Map<string, Literal>();
  const put = (name: string, light: string, dark = light) => values.set(name, { light, dark });
  for (const role of colorRoles) put(`--${role}`, tokens.colors.light[role].hex, tokens.colors.dark[role].hex);
  const { families, weights, sizes, styles, measureCh } = tokens.typography;
  for (const name of ["display", "text", "mono"] as const)
    put(familyVariable(name), families[name].stack.map(familyText).join(", "));
  for (const name of ["display", "regular", "medium", "strong"] as const) put(weightVariable(name), numberText(weights[name]));
  for (const size of sizes) {
    put(sizeVariable(size.name), rem(size.maxPx));
    put(leadingVariable(size.name), numberText(size.leading));
    put(trackingVariable(size.name), `${numberText(size.trackingEm)}em`);
  }
  for (const name of textStyleNames) {
    const style = styles[name];
    put(`--type-${name}-family`, families[style.family].stack.map(familyText).join(", "));
    put(`--type-${name}-size`, rem(sizes.find((size) => size.name === style.size)?.minPx ?? 16));
    put(`--type-${name}-weight`, numberText(style.weight));
    put(`--type-${name}-leading`, numberText(style.leading));
    put(`--type-${name}-tracking`, `${numberText(style.trackingEm)}em`);
  }
  for (const { name, px } of tokens.spacing) put(spaceVariable(name), rem(px));
  for (const { name, px } of tokens.sectionGaps) put(sectionGapVariable(name), rem(px));
  for (const { name, px } of tokens.radius.steps) put(radiusVariable(name), rem(px));
  for (const { name, light, dark } of tokens.shadows) put(shadowVariable(name), layersText(light), layersText(dark));
  for (const { name, ms } of tokens.durations) put(durationVariable(name), `${numberText(ms)}ms`);
  for (const { name, curve } of tokens.easings) put(easingVariable(name), `cubic-bezier(${curve.map(numberText).join(", ")})`);
  put("--radius", rem(tokens.radius.basePx));
  put("--stroke", `${numberText(tokens.strokePx)}px`);
  put("--measure", `${numberText(measureCh)}ch`);
  put("--container", rem(tokens.layout.containerPx));
  put("--gutter", rem(tokens.layout.gutterPx));
  put("--margin", rem(tokens.layout.marginPx));
  return values;
}
