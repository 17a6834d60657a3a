import type { TraitMeter } from "#/documents/signature/trait";
import { getLabel, plainValue } from "#/documents/signature/write-code";
import { getParentElement, listElementClasses } from "#/documents/signature/page-selectors";

/** The sign before the entries of plain lists. */
export const measureListMarkers: TraitMeter = (view) => {
  const entry = view.elements.find(
    (element) => element.tagName === "li" && view.styles.getValues(element, "before").has("content"),
  );
  const list = entry && getParentElement(entry);
  if (!entry || !list || listElementClasses(list).length === 0) return undefined;
  const values = view.styles.getValues(entry, "before");
  const shown = [...values]
    .map(([property, { value }]) => [property, view.styles.resolve(value, entry)] as const)
    .flatMap(([property, value]) => (plainValue.test(value) ? [`${property}:${value}`] : []));
  const read = (property: string) => {
    const value = values.get(property)?.value ?? "";
    return plainValue.test(value) ? value : "";
  };
  const shape = /polygon\(/.test(read("clip-path"))
    ? "cut shape"
    : /50%|full/.test(read("border-radius"))
      ? "dot"
      : read("height") === "1px" || read("height") === "2px"
        ? "short line"
        : read("content") === '""'
          ? "square"
          : "sign";
  const size = `${read("width") || read("content")}${read("height") ? ` × ${read("height")}` : ""}`;
  const start = view.getValue(entry, "padding-inline-start") ?? "";
  const indent = start !== "" && plainValue.test(start) ? start : "1.5em";
  return {
    id: "markers",
    name: "Markers of lists",
    measured: `Entries of plain lists begin with a drawn ${shape} (${size}), not with a bullet.`,
    html: `<ul class="${getLabel(list).slice(1)}"><li>…</li></ul>`,
    css: [
      `${getLabel(list)}>li{position:relative;padding-inline-start:${indent};list-style:none}`,
      `${getLabel(list)}>li::before{${shown.join(";")}}`,
    ].join("\n"),
    breaks: "Bullets, ticks in circles or emoji.",
    measures: { shape, width: read("width"), height: read("height") },
    weight: 0.35,
  };
};
