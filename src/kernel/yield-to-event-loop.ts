/** Lets pending events run. Long computations call it between steps. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
