import { getBorder, getValue } from "#/documents/element-style";
import { findElementStyle } from "#/documents/style-descriptions";
import { formatRole, readGround } from "#/documents/signature/design-view";
import type { TraitMeter } from "#/documents/signature/trait";
import { pillPx } from "#/model/css-length";

/** The shape of the main button: fill, corner, border, shadow, cut edges and case. */
export const measureButtons: TraitMeter = (view) => {
  const style = findElementStyle(view.content, "button");
  if (!style) return undefined;
  const read = (property: string) => getValue(style, property);
  const border = getBorder(style);
  const background = read("background") ?? "";
  const fill = /var\(--([\w-]{1,40})\)/.exec(background)?.[1] ?? readGround(background, view.content);
  const isOpen = background.trim() === "transparent";
  const radius = view.measure(read("border-radius")?.split(" ")[0]) ?? 0;
  const shadow = read("box-shadow");
  const hasShadow = shadow !== undefined && shadow !== "none";
  const isCut = (read("clip-path") ?? "none") !== "none" || /gradient\([^()]{0,20}transparent/.test(background);
  const isCaps = read("text-transform") === "uppercase";
  const corner = isCut
    ? "with cut corners"
    : radius >= pillPx
      ? "fully round"
      : radius === 0
        ? "square"
        : `with ${Math.round(radius)}px corners`;
  const shownFill = isOpen ? "Without a fill" : formatRole(fill, view.content);
  const features = [
    border && `a border of ${view.measure(border.width) ?? border.width}px`,
    hasShadow && `the shadow ${shadow}`,
    isCaps && "capitals",
  ].filter(Boolean);
  // The border's colour can be set apart from the border, before or after it.
  const readShown = (property: string) =>
    property === "border" && border?.side === "all" ? `${border.width} ${border.style} ${border.color}` : read(property);
  // Its colours follow the area, as the component's own style sheet has them.
  const shown = [
    "border",
    "border-radius",
    "box-shadow",
    "clip-path",
    "padding",
    "min-height",
    "text-transform",
    "letter-spacing",
  ];
  return {
    id: "buttons",
    name: "Main button",
    measured: `${shownFill}, ${corner}, ${features.join(", ") || "without border and shadow"}.`,
    html: '<a class="lv-button" href="#">…</a>',
    css: `.lv-button{${shown
      .flatMap((property) => {
        const value = readShown(property);
        return value === undefined ? [] : [`${property}:${value}`];
      })
      .join(";")}}`,
    breaks:
      `Another ${isCut ? "outline" : "corner"}, ${hasShadow ? "a button without its shadow" : "a shadow or a gradient"}, ` +
      "a second filled button beside it.",
    measures: {
      fill,
      radius: Math.min(radius, 60),
      isCut: String(isCut),
      border: border ? border.color : "none",
      shadow: String(hasShadow),
      isCaps: String(isCaps),
    },
    weight: 0.55,
  };
};
