/** Where a system is mainly used: a web application framework or a content management system. */
export const platforms = ["nextjs", "wordpress"] as const;
export type Platform = (typeof platforms)[number];
