import { findElements, getAttribute, type HtmlElement } from "#/documents/html-document";
import { formatRole } from "#/documents/signature/design-view";
import { getLabel, writeRules } from "#/documents/signature/write-code";
import { splitValue } from "#/documents/signature/split-value";
import type { TraitMeter } from "#/documents/signature/trait";

/** Whether the columns of a grid are as wide on both sides of the middle. */
function isSymmetric(columns: string | undefined): boolean {
  const tracks = splitValue(columns);
  return tracks.length === 3 && tracks[0] === tracks[2];
}

const wordPattern = /(?:^|\s)(?:foot__name|foot__word|wordmark)(?:\s|$)/;

/** Where the mark is in the header and in the footer, and how large. */
export const measureMarkPlacement: TraitMeter = (view) => {
  const header = view.areas.find(({ element }) => element.tagName === "header");
  const footer = view.areas.findLast(({ element }) => element.tagName === "footer");
  if (!header || !footer) return undefined;
  const [symbol] = findElements(header.element, (element) => (getAttribute(element, "class") ?? "").includes("brand__symbol"));
  const [word] = findElements(header.element, (element) => (getAttribute(element, "class") ?? "").includes("brand__word"));
  const [name] = findElements(footer.element, (element) => wordPattern.test(getAttribute(element, "class") ?? ""));
  const symbolPx = symbol ? Math.round(view.measure(view.getValue(symbol, "height"), symbol) ?? 32) : 0;
  const row = findElements(header.element, (element) => view.getValue(element, "grid-template-columns") !== undefined)[0];
  const isMiddle = row !== undefined && isSymmetric(view.getValue(row, "grid-template-columns"));
  const parts = [symbol && `symbol ${symbolPx}px`, word && "wordmark"].filter(Boolean).join(" and ");
  const place = isMiddle ? "in the middle, navigation around it" : "at the left, navigation at the right";
  const isField = footer.ground !== "background";
  const shown: readonly (readonly [string, HtmlElement])[] = [
    [".head", header.element],
    ...(row ? [[".head__row", row] as const] : []),
    [".foot", footer.element],
    ...(name ? [[".foot__name", name] as const] : []),
  ];
  return {
    id: "mark",
    name: "Mark",
    measured:
      `Header on ${formatRole(header.ground, view.content)}: ${parts || "the name"}, ${place}. Footer on ` +
      `${formatRole(footer.ground, view.content)}${name ? ", where the name fills the whole width" : ", with the mark once more"}.`,
    html: [
      '<header class="head"><div class="head__row">',
      `<a href="/"><img src="{get_asset logo}" alt="Home" height="${symbolPx || 32}"></a><nav>…</nav>`,
      '<a class="lv-button lv-button--small" href="#">…</a></div></header><footer class="foot">',
      name ? `<img class="foot__name" src="{get_asset wordmark${isField ? ", on dark" : ""}}" alt="">` : "…",
      "</footer>",
    ].join(""),
    css: writeRules(
      view,
      shown.map(([label, element]) => [label === getLabel(element) ? label : label, element] as const),
    ),
    breaks:
      `The mark on another ground than ${header.ground === "background" ? "the page" : `--${header.ground}`}, ` +
      `${name ? "a small name in the footer" : "a giant name"}, the symbol in a box.`,
    measures: {
      header: header.ground,
      footer: footer.ground,
      isMiddle: String(isMiddle),
      name: String(name !== undefined),
      symbolPx,
    },
    weight: 0.7,
  };
};
