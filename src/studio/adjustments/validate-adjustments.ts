import { parseCssColor } from "#/color/parse";
import { type Adjustment, maxAdjustments, normalizeText } from "#/model/adjustment";
import { pageSlugs } from "#/model/brief";
import { faceMetadata } from "#/model/face";
import { componentOptionValues } from "#/studio/adjustments/component-options";
import { parseTokenEdit } from "#/studio/adjustments/parse-token-edit";
import { imageryNames } from "#/studio/imagery/strategy";
import { layoutNames } from "#/studio/layout/layout";
import { sectionKinds } from "#/studio/layout/sections/section";

/** What is wrong with one of several adjustments; `index` counts from 0. */
export type AdjustmentProblem = { readonly index: number; readonly message: string };

const list = (values: readonly string[]) => values.join(", ");

const findUnknown = (what: string, value: string, known: readonly string[]): string | undefined =>
  known.includes(value) ? undefined : `There is no ${what} “${value}”. Use one of: ${list(known)}.`;

const validateColor = (value: string): string | undefined =>
  parseCssColor(value) === undefined
    ? `“${value}” is not a colour. Use a CSS colour, such as #0b57c5 or oklch(0.5 0.2 260).`
    : undefined;

function validateSections({ page, sections }: Extract<Adjustment, { kind: "section-order" }>): string | undefined {
  const duplicate = sections.find((section, index) => sections.indexOf(section) !== index);
  return (
    findUnknown("page", page, pageSlugs) ??
    (duplicate === undefined ? undefined : `The section “${duplicate}” is listed twice. List each section once.`) ??
    (page === "landing"
      ? sections.map((section) => findUnknown("section", section, sectionKinds)).find((message) => message !== undefined)
      : undefined)
  );
}

function validateComponentOption({ component, option, value }: Extract<Adjustment, { kind: "component-option" }>) {
  const options = componentOptionValues.get(component);
  if (options === undefined)
    return `The component “${component}” has no options. Use one of: ${list([...componentOptionValues.keys()])}.`;
  const values = options.get(option);
  if (values === undefined)
    return `The component “${component}” has no option “${option}”. Use one of: ${list([...options.keys()])}.`;
  return findUnknown(`value of “${option}” called`, value, values);
}

const monoFaces = Object.entries(faceMetadata).flatMap(([id, { genre }]) => (genre === "mono" ? [id] : []));

/** What is wrong with an adjustment, whatever the design; undefined if it can apply. */
export function validateAdjustment(adjustment: Adjustment): string | undefined {
  switch (adjustment.kind) {
    case "color-role":
    case "color-scale":
    case "brand-color":
    case "second-color":
      return validateColor(adjustment.value);
    case "token": {
      const edit = parseTokenEdit(adjustment);
      return typeof edit === "string" ? edit : undefined;
    }
    case "face":
      return adjustment.slot === "mono" ? findUnknown("monospaced face", adjustment.face, monoFaces) : undefined;
    case "picture-strategy":
      return findUnknown("picture strategy", adjustment.strategy, imageryNames);
    case "layout":
      return findUnknown("layout", adjustment.layout, layoutNames);
    case "section-order":
      return validateSections(adjustment);
    case "text":
      if (normalizeText(adjustment.from) === "") return "The text to replace is empty. Name the whole text as it was generated.";
      return adjustment.page === undefined ? undefined : findUnknown("page", adjustment.page, pageSlugs);
    case "picture-alt":
      return adjustment.alt.trim() === "" ? "The text alternative is empty. Describe what the picture shows." : undefined;
    case "component-option":
      return validateComponentOption(adjustment);
    default:
      return undefined;
  }
}

/**
 * What is wrong with adjustments beyond their schema: colours that cannot be read, and names that
 * do not exist, with those that do. What depends on a design is a conflict instead; see
 * `findAdjustmentConflicts`.
 */
export function validateAdjustments(adjustments: readonly Adjustment[]): readonly AdjustmentProblem[] {
  const problems = adjustments.flatMap((adjustment, index) => {
    const message = validateAdjustment(adjustment);
    return message === undefined ? [] : [{ index, message }];
  });
  if (adjustments.length <= maxAdjustments) return problems;
  return [
    ...problems,
    { index: maxAdjustments, message: `A design can have at most ${maxAdjustments} adjustments. Remove some.` },
  ];
}
