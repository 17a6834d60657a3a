import { maxMarkupItems, createMarkupBudget, type MarkupBudget } from "#/html/limits";

/**
 * How much of one source is read: tags, attributes, comments, declarations and blocks of style,
 * each counted once.
 */
export const maxSourceItems = maxMarkupItems;

/**
 * What is left to read of one source. Its texts and style sheets share it, so that no split of a
 * large source takes longer.
 */
export type SourceBudget = MarkupBudget;

/** The budget of one source. */
export const createSourceBudget = createMarkupBudget;

/** Takes one piece; false once there is none left. */
export const spendBudget = (budget: SourceBudget) => budget.left > 0 && --budget.left > 0;

/** Whether a source has more than its budget. */
export const isBudgetSpent = ({ left }: SourceBudget) => left <= 0;
