import { findElements, type HtmlElement } from "#/documents/html-document";
import { formatRole, isPicture, readGround } from "#/documents/signature/design-view";
import { listColumns } from "#/documents/signature/list-columns";
import { listElementClasses } from "#/documents/signature/page-selectors";
import { splitValue } from "#/documents/signature/split-value";
import type { TraitMeter } from "#/documents/signature/trait";
import { getLabel, pictureRule, writeRules, writeSkeleton } from "#/documents/signature/write-code";

/** How the first list of the page is set: its columns, and what bounds an entry. */
export const measureLists: TraitMeter = (view) => {
  const list = view.areas
    .filter(({ isOpening, element }) => !isOpening && element.tagName === "section")
    .map(({ element }) => findList(element))
    .find((one) => one !== undefined);
  if (!list) return undefined;
  const entries = listChildren(list).filter((child) => findElements(child, isTitle).length > 0);
  const entry = entries.at(-1);
  if (!entry) return undefined;
  const grid = listColumns(view.getValue(list, "grid-template-columns")) ?? [1];
  const span = /^span (\d{1,2})$/.exec(view.getValue(entry, "grid-column") ?? "")?.[1];
  const columns = span === undefined ? grid.length : Math.max(1, Math.round(grid.length / Number(span)));
  const split = listColumns(view.getValue(entry, "grid-template-columns"));
  const background = view.getValue(entry, "background") ?? view.getValue(entry, "background-color");
  const fill = background === undefined ? "none" : readGround(background, view.content);
  const line = ["border", "border-top", "border-bottom"].find(
    (side) => (view.measure(splitValue(view.getValue(entry, side))[0], entry) ?? 0) > 0,
  );
  const bounds = [
    fill !== "none" && `filled with ${formatRole(fill, view.content)}`,
    line !== undefined && (line === "border" ? "framed" : `with a line ${line === "border-top" ? "above" : "below"} each`),
  ].filter(Boolean);
  const arranged =
    columns > 1
      ? `${columns} columns`
      : (split?.length ?? 1) > 1
        ? `rows with title and text beside each other (${split?.join(" : ")})`
        : "rows below each other";
  const title = findElements(entry, isTitle)[0];
  const others = listChildren(list)
    .filter((child) => !entries.includes(child))
    .filter((child, index, all) => all.findIndex((other) => getLabel(other) === getLabel(child)) === index);
  const itemLabel = getLabel(entry).startsWith(".") ? getLabel(entry) : `${getLabel(list)} > ${entry.tagName}`;
  return {
    id: "lists",
    name: "Lists of what is offered",
    measured:
      `${entries.length} entries in ${arranged}, ${bounds.join(" and ") || "without fill and line"}; ` +
      `titles are ${Math.round(title ? view.measureText(title) : 0)}px.`,
    html: writeSkeleton(list, { view, depth: 3, nextPicture: () => "illustration-1" }),
    css: [
      writeRules(view, [
        [getLabel(list), list],
        ...others.map((other) => [getLabel(other), other] as const),
        [itemLabel, entry],
        ...(title && getLabel(title).startsWith(".") ? [[`${itemLabel} ${getLabel(title)}`, title] as const] : []),
      ]),
      ...(others.some((other) => findElements(other, isPicture).length > 0) ? [pictureRule] : []),
    ].join("\n"),
    breaks:
      `Cards with shadows and icons, ${columns > 1 ? "a single column" : "three equal columns"}` +
      `${line ? ", entries without a line" : ""}${fill === "none" ? ", filled entries" : ", entries without fill"}.`,
    measures: { columns, split: split?.join(":") ?? "none", fill, line: line ?? "none" },
    weight: 0.85,
  };
};

const isTitle = ({ tagName }: HtmlElement) => /^(?:h3|h4|dt|summary)$/.test(tagName);
const listChildren = (element: HtmlElement) => element.childNodes.filter((node): node is HtmlElement => "tagName" in node);

/** The first element with a class and three or more entries that have a title. */
const findList = (section: HtmlElement): HtmlElement | undefined =>
  findElements(
    section,
    (element) =>
      listElementClasses(element).length > 0 &&
      listChildren(element).filter((child) => findElements(child, isTitle).length > 0 || isTitle(child)).length >= 2 &&
      listChildren(element).every((child) => !isTitle(child)),
  )[0];
