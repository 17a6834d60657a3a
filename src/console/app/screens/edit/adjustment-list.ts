import type { DesignEdits } from "#data/console-api";

/** The edits of a design, in the order in which they apply. */
export type AdjustmentList = DesignEdits["adjustments"];
export type ListedAdjustment = AdjustmentList[number];
export type AdjustmentKind = ListedAdjustment["kind"];
export type AdjustmentOf<Kind extends AdjustmentKind> = Extract<ListedAdjustment, { readonly kind: Kind }>;

/** The fields that say what an adjustment changes; the others say to what. */
const targetFields = ["mode", "role", "scale", "step", "token", "slot", "part", "slug", "page", "from", "component", "option"];

/** What an adjustment changes. Of two with the same target the later one counts. */
export const getTarget = (adjustment: ListedAdjustment): string =>
  [adjustment.kind, ...targetFields.map((field) => String(Reflect.get(adjustment, field) ?? ""))].join(" ");

/** The list with an adjustment in place of earlier ones with the same target. */
export const setAdjustment = (list: AdjustmentList, adjustment: ListedAdjustment): AdjustmentList => [
  ...removeTarget(list, getTarget(adjustment)),
  adjustment,
];

/** The list with another reason for the adjustment of a target, or none for an empty text. */
export const setReason = (list: AdjustmentList, target: string, reason: string): AdjustmentList =>
  list.map((one) => {
    if (getTarget(one) !== target) return one;
    const { reason: _, ...adjustment } = one;
    return reason.trim() === "" ? adjustment : { ...adjustment, reason };
  });

/** The list without the adjustments of a target. */
export const removeTarget = (list: AdjustmentList, target: string): AdjustmentList =>
  list.filter((one) => getTarget(one) !== target);

/** The adjustment of a kind that counts; `isOne` tells those of different targets apart. */
export const findAdjustment = <Kind extends AdjustmentKind>(
  list: AdjustmentList,
  kind: Kind,
  isOne: (adjustment: AdjustmentOf<Kind>) => boolean = () => true,
): AdjustmentOf<Kind> | undefined =>
  list.findLast((one): one is AdjustmentOf<Kind> => one.kind === kind && isOne(one as AdjustmentOf<Kind>));

/**
 * Whether two lists have the same adjustments in the same order, whatever the order of their
 * fields.
 */
export const areSameAdjustments = (one: AdjustmentList, other: AdjustmentList): boolean =>
  one === other || (one.length === other.length && toComparable(one) === toComparable(other));

const toComparable = (list: AdjustmentList) =>
  JSON.stringify(list.map((adjustment) => Object.entries(adjustment).toSorted(([a], [b]) => (a < b ? -1 : 1))));
