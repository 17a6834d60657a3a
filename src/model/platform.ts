/** The main platform of a system: a web framework or a content management system. */
export const platforms = ["nextjs", "wordpress"] as const;
export type Platform = (typeof platforms)[number];
