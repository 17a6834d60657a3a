import { listElementClasses } from "#/documents/signature/page-selectors";
import type { TraitMeter } from "#/documents/signature/trait";
import { sectionGapVariable } from "#/model/css-variables";
import { splitValue } from "#/documents/signature/split-value";
import { formatDecimal } from "#/kernel/decimal";

/** The distances between sections, and their order on the page. */
export const measureRhythm: TraitMeter = (view) => {
  const { sectionGaps, layout } = view.content.tokens;
  const paddings = view.areas
    .filter(({ element, isOpening }) => element.tagName === "section" && !isOpening)
    .map(({ element }) => ({
      element,
      px: Math.round(view.measure(splitValue(view.getValue(element, "padding-block"))[0], element) ?? 0),
    }));
  if (paddings.length < 2) return undefined;
  const sizes = [...new Set(paddings.map(({ px }) => px))].filter((px) => px > 0).sort((one, other) => one - other);
  const [least = 0, most = least] = [sizes[0], sizes.at(-1)];
  const labels = new Map(
    paddings.flatMap(({ element, px }) => {
      const label = listElementClasses(element).find((name) => name.startsWith("gap-"));
      return label === undefined ? [] : [[px, label] as const];
    }),
  );
  const names = sectionGaps.map(({ name, px }) => `--${sectionGapVariable(name).slice(2)} ${px}px`).join(", ");
  return {
    id: "rhythm",
    name: "Rhythm",
    measured:
      `Sections have ${paddings.map(({ px }) => px).join(", ")}px above and below on a 1280px screen: the widest is ` +
      `${formatDecimal(most / Math.max(1, least), 1)} times the narrowest (${names}). Content is up to ${layout.containerPx}px wide.`,
    css: [...labels].map(([, label]) => `.${label}{padding-block:var(--section-${label.slice("gap-".length)})}`).join("\n"),
    breaks: "One distance for all sections, or distances between these steps.",
    measures: { least, most, ratio: most / Math.max(1, least), container: layout.containerPx },
    weight: 0.55,
  };
};
