/** The grounds that a picture or mark can stand on. */
export const grounds = ["light", "dark"] as const;
export type Ground = (typeof grounds)[number];
