import { findElements, type HtmlElement } from "#/documents/html-document";
import type { DesignView } from "#/documents/signature/design-view";
import { getParentElement } from "#/documents/signature/page-selectors";
import type { TraitMeter } from "#/documents/signature/trait";
import { getLabel, writeRules } from "#/documents/signature/write-code";
import { quoteText } from "#/kernel/text/quote-text";
import { formatDecimal } from "#/kernel/decimal";

/** How the largest text differs from running text: size, weight, face, case and tracking. */
export const measureTypeContrast: TraitMeter = (view) => {
  const { tokens } = view.content;
  const { families, styles } = tokens.typography;
  const headings = view.areas.flatMap(({ element }) =>
    findElements(element, ({ tagName }) => /^h[12]$/.test(tagName) || tagName === "p"),
  );
  const largest = headings.reduce<HtmlElement | undefined>(
    (best, one) => (best === undefined || view.measureText(one) > view.measureText(best) ? one : best),
    undefined,
  );
  const heading = headings.find(({ tagName }) => tagName === "h2") ?? largest;
  const bodyPx = view.measure("var(--type-body-size)") ?? 16;
  const displayPx = largest ? view.measureText(largest) : (view.measure("var(--type-display-size)") ?? bodyPx);
  const sectionPx = heading ? view.measureText(heading) : (view.measure("var(--type-heading-2-size)") ?? bodyPx);
  const ratio = displayPx / bodyPx;
  const weight = styles.display.weight;
  const isCaps = heading !== undefined && findInherited(view, heading, "text-transform") === "uppercase";
  const tracking = styles.display.trackingEm;
  const isOneFamily = families.display.name === families.text.name;
  const faces = isOneFamily
    ? `${quoteText(families.display.name)} alone`
    : `${quoteText(families.display.name)} over ${quoteText(families.text.name)}`;
  const shown = [...new Set([largest, heading].filter((one) => one !== undefined))];
  const weights = weight === styles.body.weight ? `${weight} in both` : `${weight} to ${styles.body.weight}`;
  return {
    id: "type-contrast",
    name: "Contrast of type",
    measured:
      `${faces}: the largest text is ${formatDecimal(ratio, 1)} times the body (${Math.round(displayPx)} to ${Math.round(bodyPx)}px), ` +
      `section headings ${formatDecimal(sectionPx / bodyPx, 1)} times; weight ${weights}, ` +
      `${isCaps ? "capitals" : "sentence case"}, tracking ${formatDecimal(tracking, 3)}em, ` +
      `lines ${formatDecimal(styles.display.leading, 2)} high.`,
    css: writeRules(
      view,
      shown.map((element) => [getLabel(element), element] as const),
      (property) => !/^(?:margin|padding|color)/.test(property),
    ),
    breaks:
      `Headings below ${formatDecimal(Math.max(1.2, ratio * 0.8), 1)} times the body, ` +
      `${isCaps ? "sentence case" : "capitals"} in headings, another weight or face.`,
    measures: {
      ratio,
      weight,
      isCaps: String(isCaps),
      face: families.display.name,
      isOneFamily: String(isOneFamily),
      tracking: Math.round(tracking * 200) / 200,
    },
    weight: 0.95,
  };
};

/** A value of an element, or of what is around it. */
function findInherited(view: DesignView, element: HtmlElement, property: string): string | undefined {
  for (let at: HtmlElement | undefined = element; at; at = getParentElement(at)) {
    const value = view.getValue(at, property);
    if (value !== undefined && value !== "inherit") return value;
  }
  return undefined;
}
