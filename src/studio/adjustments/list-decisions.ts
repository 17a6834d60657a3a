import { type Adjustment, getAdjustmentTarget, listEffectiveAdjustments } from "#/model/adjustment";
import type { DesignContent } from "#/model/design-content";
import type { Given } from "#/model/given";
import {
  type EditedDesign,
  formatAdjustedValue,
  getAdjustmentLabel,
  readCurrentValue,
} from "#/studio/adjustments/describe-adjustment";

/** A value that people set by hand, or took back. */
export type DecidedEdit = {
  /** What it is, such as “Corner radius”. */
  readonly label: string;
  /** What it was before; null if that is only known as generated. */
  readonly from: string | null;
  readonly to: string;
  readonly reason: string | null;
  /** The change as a sentence. */
  readonly text: string;
};

/** The longest value that a sentence quotes, letters. */
const maxQuoted = 80;

const shorten = (text: string): string => {
  const letters = [...text];
  return letters.length > maxQuoted ? `${letters.slice(0, maxQuoted).join("")}…` : text;
};

const redrawnParts: Readonly<Record<Extract<Adjustment, { kind: "redraw" }>["part"], string>> = {
  mark: "The mark was",
  imagery: "The pictures were",
  palette: "The palette was",
  typography: "The typefaces were",
  layout: "The page layout was",
};

/** A change of one value as a sentence. */
function describeChange(adjustment: Adjustment, from: string | undefined, to: string): string {
  switch (adjustment.kind) {
    case "redraw":
      return adjustment.part === "typography"
        ? "The typefaces were chosen again."
        : `${redrawnParts[adjustment.part]} drawn again.`;
    case "picture":
      return `The picture ${adjustment.slug} was drawn again.`;
    case "picture-alt":
      return `The picture ${adjustment.slug} is now described as “${shorten(to)}”.`;
    case "section-order":
      return `The page ${adjustment.page} now shows these sections: ${to}.`;
    case "text": {
      const place = adjustment.page === undefined ? "" : ` on ${adjustment.page}`;
      const before = `“${shorten(from ?? adjustment.from)}”${place}`;
      return to === "" ? `${before} was removed.` : `${before} now reads “${shorten(to)}”.`;
    }
    default: {
      const label = getAdjustmentLabel(adjustment);
      return from === undefined ? `${label} was set to ${to} by hand.` : `${label} changed from ${from} to ${to} by hand.`;
    }
  }
}

/** Edits that set a value. What is locked shows only when the design is drawn again. */
const listValues = ({ adjustments }: Pick<EditedDesign, "adjustments">): ReadonlyMap<string, Adjustment> =>
  new Map(
    listEffectiveAdjustments(adjustments)
      .filter(({ kind }) => kind !== "lock")
      .map((adjustment) => [getAdjustmentTarget(adjustment), adjustment]),
  );

const isSame = ({ reason: _, ...one }: Adjustment, other: Adjustment | undefined): boolean => {
  if (other === undefined) return false;
  const { reason: __, ...rest } = other;
  return Bun.deepEquals(one, rest);
};

/**
 * What people changed by hand from one design to another, and what they took back. Without a design
 * before, all edits.
 */
export function listDecidedEdits(before: EditedDesign | undefined, after: EditedDesign): readonly DecidedEdit[] {
  const known = before === undefined ? new Map<string, Adjustment>() : listValues(before);
  const values = listValues(after);
  const made = [...values].flatMap(([target, adjustment]): DecidedEdit[] => {
    const from = before && readCurrentValue(before, adjustment);
    const to = formatAdjustedValue(adjustment);
    if (isSame(adjustment, known.get(target)) || from === to) return [];
    const label = getAdjustmentLabel(adjustment);
    const reason = adjustment.reason ?? null;
    return [{ label, from: from ?? null, to, reason, text: describeChange(adjustment, from, to) }];
  });
  const taken = [...known].flatMap(([target, adjustment]): DecidedEdit[] => {
    if (values.has(target)) return [];
    const label = getAdjustmentLabel(adjustment);
    const from = formatAdjustedValue(adjustment);
    const to = readCurrentValue(after, adjustment) ?? "as generated";
    return [
      { label, from, to, reason: null, text: `${label} is as generated again: ${shorten(to)} instead of ${shorten(from)}.` },
    ];
  });
  return [...made, ...taken];
}

/** `brand-color` or `sectionGaps` → “section gaps”. */
const toWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");

/** The given parts of a design by what they are called, each with its content. */
function listGivenContents({
  tokens = {},
  faces = {},
  mark,
  pictures = [],
  icons = [],
  voice,
}: Given): ReadonlyMap<string, unknown> {
  const { scales, colors, ...others } = tokens;
  return new Map<string, unknown>([
    ...(mark === undefined ? [] : [["the mark", mark] as const]),
    ...Object.entries(faces).map(([slot, face]) => [`the ${slot} face ${face.family}`, face] as const),
    ...(scales === undefined && colors === undefined ? [] : [["colours", [scales, colors]] as const]),
    ...Object.entries(others).map(([name, value]) => [toWords(name), value] as const),
    ...pictures.map((picture) => [`the picture ${picture.slug}`, picture] as const),
    ...(icons.length === 0 ? [] : [["icons", icons] as const]),
    ...(voice === undefined ? [] : [["the voice", voice] as const]),
  ]);
}

/** What people brought into a design, by what it is called: “the mark”, “colours”. */
export const listGivenParts = (given: Given): readonly string[] => [...listGivenContents(given).keys()];

/** What people brought in from one design to another, as sentences. */
export function listGivenChanges(before: Given, after: Given): readonly string[] {
  const [known, now] = [listGivenContents(before), listGivenContents(after)];
  const added = [...now.keys()].filter((name) => !known.has(name));
  const changed = [...now]
    .filter(([name, value]) => known.has(name) && !Bun.deepEquals(value, known.get(name)))
    .map(([name]) => name);
  const removed = [...known.keys()].filter((name) => !now.has(name));
  const toSentence = (lead: string, names: readonly string[]) => (names.length === 0 ? [] : [`${lead} ${names.join(", ")}.`]);
  return [
    ...toSentence("Brought in:", added),
    ...toSentence("Brought in again:", changed),
    ...toSentence("No longer brought in:", removed),
  ];
}

/** What people decided about a design, as far as a comparison needs it. */
export type DecidedDesign = EditedDesign & Pick<DesignContent, "given">;
