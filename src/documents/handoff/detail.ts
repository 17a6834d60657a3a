/** Whether parts include their full content or only a summary. */
export const details = ["summary", "full"] as const;
export type Detail = (typeof details)[number];
