/** A JSON value that is built and never changed. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** JSON as files carry it: indented by two, with a line break at the end. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
