/** The start of an answer: its status and its headers, names in lower case, repeated ones joined by commas. */
export type ResponseHead = { readonly status: number; readonly headers: ReadonlyMap<string, string> };
