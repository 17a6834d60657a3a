/** An immutable JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** JSON for a file: indented by two spaces, with a final line break. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
