/** Lets everything else in this process have its turn: for work that computes without a pause. */
export const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
