import { findElements, type HtmlElement } from "#/documents/html-document";
import { type DesignView, formatRole } from "#/documents/signature/design-view";
import { listColumns } from "#/documents/signature/list-columns";
import { getParentElement, listElementClasses } from "#/documents/signature/page-selectors";
import { splitValue } from "#/documents/signature/split-value";
import type { TraitMeter } from "#/documents/signature/trait";
import { getLabel, plainName, plainValue, writeRules } from "#/documents/signature/write-code";

/** How sections are framed: where their heading stands, what stands before it, and how wide a filled one is. */
export const measureSectionFrame: TraitMeter = (view) => {
  const sections = view.areas.filter(({ element, isOpening }) => element.tagName === "section" && !isOpening);
  const heads = sections.flatMap(({ element }) => readHead(view, element) ?? []);
  const placements = Map.groupBy(heads, ({ placement }) => placement);
  const [[placement, main = []] = ["above", []]] = [...placements].sort(([, one], [, other]) => other.length - one.length);
  const [head] = main;
  if (!head) return undefined;
  const filled = sections.find(({ ground }) => ground !== "background");
  const width = filled && view.getValue(filled.element, "width");
  const isInset = width?.includes("100%") === true;
  const ornament = head.ornament && `, with a ${head.ornament.description} before the heading`;
  const split = head.columns && head.columns.length > 1 ? ` (${head.columns.join(" : ")})` : "";
  const places: Readonly<Record<string, string>> = { beside: `beside the content${split}`, above: "above the content" };
  const names = listElementClasses(head.section).filter((name) => plainName.test(name));
  const box = head.head.tagName === "h2" ? "" : `<div class="${getLabel(head.head).slice(1)}">`;
  const extent = isInset ? "is an inset block with a margin to the screen" : "runs from edge to edge";
  const opposite = isInset ? ", filled sections to the edge" : filled ? ", filled sections as inset cards" : "";
  return {
    id: "sections",
    name: "Frame of sections",
    measured:
      `The heading stands ${places[placement]} in ${main.length} of ${heads.length} sections${ornament ?? ""}` +
      `${filled ? `; a section on ${formatRole(filled.ground, view.content)} ${extent}` : ""}.`,
    html: [
      `<section class="${names.join(" ")}"><div class="${getLabel(head.row).slice(1)}">`,
      `${box}<h2 class="h2">…</h2>${box === "" ? "" : "</div>"}<div>…</div></div></section>`,
    ].join(""),
    css: [
      writeRules(view, [
        [getLabel(head.row), head.row],
        [getLabel(head.head), head.head],
        ...(filled && isInset ? [[".field", filled.element] as const] : []),
      ]),
      ...(head.ornament ? [head.ornament.css] : []),
    ].join("\n"),
    breaks: `Centred headings, headings ${placement === "beside" ? "above" : "beside"} their content${opposite}.`,
    measures: {
      placement,
      split: head.columns?.join(":") ?? "none",
      ornament: head.ornament?.description ?? "none",
      isInset: String(isInset),
    },
    weight: 0.75,
  };
};

type Head = {
  readonly placement: "beside" | "above";
  readonly section: HtmlElement;
  readonly row: HtmlElement;
  readonly head: HtmlElement;
  readonly columns: readonly number[] | undefined;
  readonly ornament: { readonly description: string; readonly css: string } | undefined;
};

function readHead(view: DesignView, section: HtmlElement): Head | undefined {
  const [heading] = findElements(section, ({ tagName }) => tagName === "h2");
  if (!heading) return undefined;
  const head = findBox(heading, section);
  const row = getParentElement(head) ?? section;
  const columns = listColumns(view.getValue(row, "grid-template-columns"));
  return {
    placement: (columns?.length ?? 1) > 1 ? "beside" : "above",
    section,
    row,
    head,
    columns,
    ornament: findOrnament(view, [heading, head, row]),
  };
}

/** The box that a heading shares with the text about its section. */
function findBox(heading: HtmlElement, section: HtmlElement): HtmlElement {
  const parent = getParentElement(heading);
  return parent && parent !== section && /head/.test(parent.attrs.find(({ name }) => name === "class")?.value ?? "")
    ? parent
    : heading;
}

/** A line or bar that a style sheet draws before a heading. */
function findOrnament(view: DesignView, elements: readonly HtmlElement[]): Head["ornament"] {
  for (const element of elements) {
    const values = view.styles.getValues(element, "before");
    const resolve = (property: string) => {
      const found = values.get(property);
      return found && view.styles.resolve(found.value, element);
    };
    if (values.get("content") === undefined) {
      const line = view.getValue(element, "border-top");
      const px = view.measure(splitValue(line)[0], element) ?? 0;
      if (line !== undefined && px > 0 && plainValue.test(line))
        return { description: `line of ${px}px`, css: `${getLabel(element)}{border-top:${line}}` };
      continue;
    }
    const [width, height] = [view.measure(resolve("width"), element), view.measure(resolve("height"), element)];
    const size = width !== undefined && height !== undefined ? ` of ${Math.round(width)} × ${Math.round(height)}px` : "";
    const css = [...values.keys()]
      .flatMap((property) => (plainValue.test(resolve(property) ?? "") ? [`${property}:${resolve(property)}`] : []))
      .join(";");
    return {
      description: `${(width ?? 0) > 3 * (height ?? 1) ? "bar" : "sign"}${size}`,
      css: `${getLabel(element)}::before{${css}}`,
    };
  }
  return undefined;
}
