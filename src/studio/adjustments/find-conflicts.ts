import { type Adjustment, type AdjustmentConflict, getAdjustmentTarget, normalizeText } from "#/model/adjustment";
import type { DesignContent } from "#/model/design-content";
import type { Page } from "#/model/page";
import { listSections } from "#/studio/adjustments/page-sections";
import { toPictureSlug } from "#/studio/adjustments/picture-edits";
import { scanTexts } from "#/studio/adjustments/scan-texts";
import { findTokenConflict } from "#/studio/adjustments/token-values";
import { validateAdjustment } from "#/studio/adjustments/validate-adjustments";
import { createComponents } from "#/studio/components/index";
import { createPages } from "#/studio/pages/create-pages";

/** A design as far as adjustments change it. */
type AdjustedDesign = Omit<DesignContent, "audit" | "icons">;

/** The longest part of a text that a reason quotes, in letters. */
const maxQuoted = 80;

const quote = (text: string): string => {
  const letters = [...text];
  return letters.length > maxQuoted ? `“${letters.slice(0, maxQuoted).join("")}…”` : `“${text}”`;
};

const quoteAll = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(", ");

/** All texts of a page, its title and description included. */
const listTexts = (page: Page): readonly string[] => [
  normalizeText(page.title),
  normalizeText(page.description),
  ...[...scanTexts(page.body)].map(({ text }) => text),
];

/**
 * The texts of a design as they are generated, before any is edited: by page, and of all
 * components.
 */
function collectTexts(design: AdjustedDesign) {
  const adjustments = design.adjustments.filter(({ kind }) => kind !== "text");
  const components = createComponents({ ...design, adjustments });
  const pages = createPages({ ...design, components, adjustments });
  const ofComponents = components.flatMap(({ variants }) => variants.flatMap(({ html }) => [...scanTexts(html)]));
  return {
    byPage: new Map(pages.map((page) => [page.slug, new Set(listTexts(page))])),
    ofComponents: new Set(ofComponents.map(({ text }) => text)),
  };
}
type GeneratedTexts = ReturnType<typeof collectTexts>;

const findPage = ({ pages }: AdjustedDesign, slug: string) => pages.find((page) => page.slug === slug);

/** Why nothing on a page can be edited; undefined if it can. */
function findPageConflict(design: AdjustedDesign, slug: string): string | undefined {
  const page = findPage(design, slug);
  if (page === undefined) return `The design has no page “${slug}”.`;
  return page.document === undefined ? undefined : `The page “${slug}” comes from an external design tool. Edit it there.`;
}

function findTextConflict(
  design: AdjustedDesign,
  { page, from }: Extract<Adjustment, { kind: "text" }>,
  { byPage, ofComponents }: GeneratedTexts,
): string | undefined {
  const text = normalizeText(from);
  if (page === undefined) {
    const isKnown = ofComponents.has(text) || [...byPage.values()].some((texts) => texts.has(text));
    return isKnown ? undefined : `No page and no component says ${quote(text)}.`;
  }
  const conflict = findPageConflict(design, page);
  if (conflict !== undefined) return conflict;
  return byPage.get(page)?.has(text) === true ? undefined : `Nothing on the page “${page}” says ${quote(text)}.`;
}

function findOrderConflict(
  design: AdjustedDesign,
  { page, sections }: Extract<Adjustment, { kind: "section-order" }>,
): string | undefined {
  const conflict = findPageConflict(design, page);
  if (conflict !== undefined) return conflict;
  const known = listSections(design, page);
  if (known.length === 0) return `The sections of the page “${page}” have a fixed order.`;
  const unknown = sections.filter((section) => !known.some(({ id }) => id === section));
  if (unknown.length > 0)
    return `The page “${page}” has no section ${quoteAll(unknown)}. It can show: ${known.map(({ id }) => id).join(", ")}.`;
  const left = sections.filter((section) => known.some(({ id, isShown }) => id === section && !isShown));
  return left.length === 0 ? undefined : `There are too few pictures to show the section ${quoteAll(left)} there.`;
}

function findPictureConflict(
  { imagery, given }: AdjustedDesign,
  { kind, slug }: Extract<Adjustment, { kind: "picture" | "picture-alt" }>,
): string | undefined {
  const drawn = new Set(imagery.assets.map((asset) => toPictureSlug(asset.slug)));
  const others = [...(imagery.rasters ?? []), ...(given.pictures ?? [])].map((picture) => picture.slug);
  if (others.includes(slug))
    return kind === "picture" ? `The picture “${slug}” was brought in, so it cannot be drawn again.` : undefined;
  return drawn.has(slug) ? undefined : `There is no picture “${slug}”. The design has: ${[...drawn].join(", ")}.`;
}

function findMarkConflict({ mark, given }: AdjustedDesign, choice: number): string | undefined {
  if (given.mark !== undefined) return "The mark was brought in, so no other is chosen.";
  const count = mark.choices?.length;
  return count === undefined || choice <= count ? undefined : `There are only ${count} marks to choose from.`;
}

/** The classes with which the landing page shows forms that are chosen as component options. */
const formClasses: Readonly<Record<string, string>> = { hero: "hero--", "navigation-bar": "head--" };

function findOptionConflict(
  design: AdjustedDesign,
  { component, value }: Extract<Adjustment, { kind: "component-option" }>,
): string | undefined {
  const start = formClasses[component];
  const landing = findPage(design, "landing");
  if (start === undefined || landing === undefined || landing.document !== undefined) return undefined;
  return landing.body.includes(` ${start}${value}`) ? undefined : `The form “${value}” does not fit what the page says.`;
}

/** Why an adjustment does not apply to a design; undefined if it does. */
function findConflict(design: AdjustedDesign, adjustment: Adjustment, getTexts: () => GeneratedTexts): string | undefined {
  const problem = validateAdjustment(adjustment);
  if (problem !== undefined) return problem;
  switch (adjustment.kind) {
    case "text":
      return findTextConflict(design, adjustment, getTexts());
    case "section-order":
      return findOrderConflict(design, adjustment);
    case "picture":
    case "picture-alt":
      return findPictureConflict(design, adjustment);
    case "mark":
      return findMarkConflict(design, adjustment.choice);
    case "face":
      return design.given.faces?.[adjustment.slot] === undefined
        ? undefined
        : `The ${adjustment.slot} face was brought in, so no other is used.`;
    case "token":
      return findTokenConflict(design.tokens, adjustment);
    case "component-option":
      return findOptionConflict(design, adjustment);
    default:
      return undefined;
  }
}

/**
 * The adjustments of a design that do not apply to it, with the reason. Adjustments that a later
 * one replaces are left out. The design is as generated with its adjustments.
 */
export function findAdjustmentConflicts(design: AdjustedDesign): readonly AdjustmentConflict[] {
  const last = new Map(design.adjustments.map((adjustment, index) => [getAdjustmentTarget(adjustment), index]));
  let texts: GeneratedTexts | undefined;
  const getTexts = () => {
    texts ??= collectTexts(design);
    return texts;
  };
  return design.adjustments.flatMap((adjustment, index) => {
    if (last.get(getAdjustmentTarget(adjustment)) !== index) return [];
    const reason = findConflict(design, adjustment, getTexts);
    return reason === undefined ? [] : [{ index, adjustment, reason }];
  });
}
