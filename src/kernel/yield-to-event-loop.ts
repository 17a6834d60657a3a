/** Lets everything else in this process have its turn: for work that computes without a pause. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
