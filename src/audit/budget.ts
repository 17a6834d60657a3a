/** How much of one source is read: tags, attributes, pieces of text, declarations and blocks of style, each counted once. */
export const piecesMax = 40_000;

/** What is left to read of one source. Its texts and style sheets share it, so that no split of a large source takes longer. */
export type Budget = { left: number };

/** The budget of one source. */
export const newBudget = (): Budget => ({ left: piecesMax });

/** Takes one piece; false once there is none left. */
export const spend = (budget: Budget) => budget.left > 0 && --budget.left > 0;

/** Whether a source has more than its budget. */
export const isSpent = ({ left }: Budget) => left <= 0;
