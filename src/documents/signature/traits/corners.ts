import { findElementStyle } from "#/documents/style-descriptions";
import { getValue } from "#/documents/element-style";
import type { StyleTarget } from "#/documents/element-style";
import { type DesignView, isPicture } from "#/documents/signature/design-view";
import { plainValue } from "#/documents/signature/write-code";
import { getParentElement } from "#/documents/signature/page-selectors";
import { splitValue } from "#/documents/signature/split-value";
import type { TraitMeter } from "#/documents/signature/trait";
import { pillPx } from "#/model/css-length";

type Corner = { readonly name: string; readonly label: string; readonly value: string; readonly px: number };

/** How round buttons, fields, cards, pictures and filled areas are. */
export const measureCorners: TraitMeter = (view) => {
  const found = [
    readComponent(view, "buttons", "button", ".lv-button"),
    readComponent(view, "fields", "input", ".lv-input__control", { element: "__control" }),
    readComponent(view, "cards", "card", ".lv-card"),
    readPicture(view),
    readArea(view),
  ].filter((corner): corner is Corner => corner !== undefined && plainValue.test(corner.value));
  if (found.length === 0) return undefined;
  const describe = (px: number) => (px >= pillPx ? "fully round" : px === 0 ? "square" : `${Math.round(px)}px`);
  const bySize = Map.groupBy(found, ({ px }) => describe(px));
  const lines = [...bySize].map(([size, corners]) => `${corners.map(({ name }) => name).join(", ")} ${size}`);
  const sizes = found.map(({ px }) => Math.min(px, 60));
  const isAllSquare = sizes.every((px) => px === 0);
  return {
    id: "corners",
    name: "Corners",
    measured: `${isAllSquare ? "Every corner is square: " : ""}${lines.join("; ")}.`,
    css: found.map(({ label, value }) => `${label}{border-radius:${value}}`).join("\n"),
    breaks: isAllSquare
      ? "Any rounded corner, on a picture too."
      : "One radius for everything, or square pictures beside round controls.",
    measures: Object.fromEntries([...found.map(({ name, px }) => [name, Math.min(px, 60)] as const)]),
    weight: 0.8,
  };
};

function readComponent(
  view: DesignView,
  name: string,
  slug: string,
  label: string,
  target: StyleTarget = {},
): Corner | undefined {
  const style = findElementStyle(view.content, slug, target);
  if (!style) return undefined;
  const value = getValue(style, "border-radius") ?? "0";
  return { name, label, value, px: view.measure(splitValue(value)[0]) ?? 0 };
}

function readPicture(view: DesignView): Corner | undefined {
  const picture = view.elements.filter(isPicture).at(-1);
  const frame = picture && getParentElement(picture);
  if (!picture || !frame) return undefined;
  const value = view.getValue(frame, "border-radius") ?? view.getValue(picture, "border-radius") ?? "0";
  return { name: "pictures", label: "figure", value, px: view.measure(splitValue(value)[0]) ?? 0 };
}

function readArea(view: DesignView): Corner | undefined {
  const area = view.areas.find(
    ({ ground, isOpening, element }) => ground !== "background" && !isOpening && element.tagName === "section",
  );
  if (!area) return undefined;
  const value = view.getValue(area.element, "border-radius") ?? "0";
  return { name: "filled areas", label: ".field", value, px: view.measure(splitValue(value)[0]) ?? 0 };
}
