import type { HtmlElement } from "#/documents/html-document";
import { type DesignView, formatRole, readGround } from "#/documents/signature/design-view";
import { splitValue } from "#/documents/signature/split-value";
import type { TraitMeter } from "#/documents/signature/trait";
import { getLabel, plainValue } from "#/documents/signature/write-code";

const sides = ["border", "border-top", "border-bottom", "border-block", "border-left", "border-inline-start"] as const;
type Rule = {
  readonly element: HtmlElement;
  readonly side: (typeof sides)[number];
  readonly value: string;
  readonly px: number;
  readonly role: string;
};

/** How many lines the page has, how thick they are, and in which colour. */
export const measureRules: TraitMeter = (view) => {
  if (view.areas.length < 3) return undefined;
  const rules = view.elements.flatMap((element) => readRules(view, element));
  const perArea = rules.length / view.areas.length;
  if (rules.length === 0)
    return {
      id: "rules",
      name: "Rules",
      measured:
        "No line separates anything on the page: space and areas of colour do. " +
        `Controls alone have outlines of ${view.content.tokens.strokePx}px.`,
      css: "/* no border between sections, entries or cards */",
      breaks: "A line between sections or entries, or a border around a card.",
      measures: { perArea: 0, widthPx: 0, role: "none" },
      weight: 0.6,
    };
  const byLook = Map.groupBy(rules, ({ px, role }) => `${px}px ${role}`);
  const [[, main = []] = []] = [...byLook].sort(([, one], [, other]) => other.length - one.length);
  const [first] = main;
  if (!first) return undefined;
  const thickest = Math.max(...rules.map(({ px }) => px));
  const role = formatRole(first.role, view.content);
  const bySelector = new Map(
    main.flatMap((rule) =>
      getLabel(rule.element).startsWith(".") ? [[`${getLabel(rule.element)}{${rule.side}:${rule.value}}`, rule] as const] : [],
    ),
  );
  const rows = [...bySelector.keys()].slice(0, 4);
  return {
    id: "rules",
    name: "Rules",
    measured:
      `${rules.length} lines on ${view.areas.length} areas, mostly ${first.px}px in ${role}` +
      `${thickest > first.px ? `, the strongest ${thickest}px` : ""}; ${describeSides(main)}.`,
    css: rows.length > 0 ? rows.join("\n") : `.entry{${first.side}:${first.value}}`,
    breaks:
      `Lines in another width or colour, ${first.side === "border" ? "single lines" : "boxes"} instead, ` +
      "or entries without a line.",
    measures: { perArea, widthPx: first.px, thickest, role: first.role },
    weight: Math.min(0.9, 0.4 + perArea / 5),
  };
};

const describeSides = (rules: readonly Rule[]): string => {
  const boxes = rules.filter(({ side }) => side === "border").length;
  return boxes > rules.length / 2 ? "they are frames around boxes" : "they run along one side of entries and sections";
};

function readRules(view: DesignView, element: HtmlElement): readonly Rule[] {
  return sides.flatMap((side) => {
    const value = view.getValue(element, side);
    const [width = "", style = "", ...color] = splitValue(value);
    const px = view.measure(width, element) ?? 0;
    if (value === undefined || px === 0 || !plainValue.test(value) || !/^(?:solid|double|dashed|dotted)$/.test(style)) return [];
    const shown = color.join(" ");
    const role =
      shown === "transparent" ? undefined : /^currentcolor$/i.test(shown) ? "foreground" : readGround(shown, view.content);
    return role === undefined ? [] : [{ element, side, value, px, role }];
  });
}
