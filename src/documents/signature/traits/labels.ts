import type { TraitMeter } from "#/documents/signature/trait";
import { getLabel, writeRules } from "#/documents/signature/write-code";
import { listElementClasses } from "#/documents/signature/page-selectors";
import { quoteText } from "#/kernel/text/quote-text";
import { formatDecimal } from "#/kernel/decimal";

/** How small labels are set: their case, tracking, face and weight. */
export const measureLabels: TraitMeter = (view) => {
  const { families, styles } = view.content.tokens.typography;
  const label =
    view.elements.find((element) => listElementClasses(element).includes("label")) ??
    view.elements.find(({ tagName }) => tagName === "small");
  if (!label) return undefined;
  const isCaps = view.getValue(label, "text-transform") === "uppercase";
  const trackingEm = Number.parseFloat(
    /^(-?[\d.]+)em$/.exec(view.getValue(label, "letter-spacing") ?? "")?.[1] ?? String(styles.label.trackingEm),
  );
  const familyValue = view.getValue(label, "font-family") ?? "";
  const family =
    /--font-(display|text|mono)/.exec(familyValue)?.[1] ?? (/--type-label/.test(familyValue) ? styles.label.family : "text");
  const face = families[family === "display" || family === "mono" ? family : "text"].name;
  const weight = view.measure(view.getValue(label, "font-weight")) ?? styles.label.weight;
  return {
    id: "labels",
    name: "Labels",
    measured:
      `Labels above headings and in the navigation: ${quoteText(face)}, weight ${weight}, ` +
      `${isCaps ? "capitals" : "sentence case"}, tracking ${formatDecimal(trackingEm, 3)}em, ${Math.round(view.measureText(label))}px.`,
    css: writeRules(
      view,
      [[getLabel(label) === ".hero__trade" ? ".label" : getLabel(label), label]],
      (property) => !/^margin/.test(property),
    ),
    breaks: `${isCaps ? "Sentence case or no tracking" : "Capitals or wide tracking"} in labels, another face.`,
    measures: { isCaps: String(isCaps), trackingEm, family, weight },
    weight: 0.5,
  };
};
