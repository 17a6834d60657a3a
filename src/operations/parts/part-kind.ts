/** The kinds of parts that search can find. */
export const partKinds = ["component", "token", "icon", "asset", "page", "rule"] as const;
export type PartKind = (typeof partKinds)[number];
