/** The code that a component's reference can contain in full. */
export const componentCodes = ["html", "css", "react"] as const;
export type ComponentCode = (typeof componentCodes)[number];
