/** Scrollable areas must be reachable by keyboard. */
export const scrollableProps = { tabIndex: 0 } as const;
