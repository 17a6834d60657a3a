import { type Adjustment, listEffectiveAdjustments, normalizeText } from "#/model/adjustment";
import type { Page } from "#/model/page";
import { scanTexts } from "#/studio/adjustments/scan-texts";
import type { TextKind } from "#/studio/adjustments/text-kind";

/** A text of a page that can be edited. */
export type EditableText = {
  /** The whole text as the page shows it, white space normalised. */
  readonly text: string;
  /** The text as it was generated, which is the `from` of an adjustment that edits it. */
  readonly from: string;
  /** The id of the section around it, or `header`, `hero` or `footer`; empty outside of all. */
  readonly section: string;
  readonly kind: TextKind;
};

/**
 * The texts of a page in reading order, its title and description first; each text of a section
 * once per kind. With the design's adjustments, `from` of a text that is edited already is what it
 * said before. Empty for pages from an external design tool.
 */
export function listEditableTexts(page: Page, adjustments: readonly Adjustment[] = []): readonly EditableText[] {
  if (page.document !== undefined) return [];
  const originals = new Map<string, string>();
  for (const adjustment of listEffectiveAdjustments(adjustments).toSorted((one, other) => getReach(one) - getReach(other)))
    if (adjustment.kind === "text" && (adjustment.page === undefined || adjustment.page === page.slug))
      originals.set(normalizeText(adjustment.to), normalizeText(adjustment.from));
  const texts = new Map<string, EditableText>();
  const add = (text: string, section: string, kind: TextKind) => {
    const key = `${section} ${kind} ${text}`;
    if (text !== "" && !texts.has(key)) texts.set(key, { text, from: originals.get(text) ?? text, section, kind });
  };
  add(normalizeText(page.title), "", "title");
  add(normalizeText(page.description), "", "description");
  for (const { text, section, kind } of scanTexts(page.body)) add(text, section, kind);
  return [...texts.values()];
}

/** Edits of one page come after those of all pages. */
const getReach = (adjustment: Adjustment) => (adjustment.kind === "text" && adjustment.page !== undefined ? 1 : 0);
