import { customType, integer as sqliteInteger, sqliteTable, text as sqliteText } from "drizzle-orm/sqlite-core";

/**
 * Column types. Tables use only these, so that one declaration serves every engine. Text is UTF-8,
 * times are ISO 8601 text, times for arithmetic are integer milliseconds, booleans are 0 and 1,
 * structures are JSON text, and bytes are bytes.
 */
export const table = sqliteTable;
export const text = <Value extends string = string>(name: string) => sqliteText(name).$type<Value>();
export const integer = (name: string) => sqliteInteger(name);
export const boolean = (name: string) => sqliteInteger(name, { mode: "boolean" });
export const json = <Value>(name: string) => sqliteText(name, { mode: "json" }).$type<Value>();
export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array<ArrayBuffer> }>({
  dataType: () => "blob",
});
