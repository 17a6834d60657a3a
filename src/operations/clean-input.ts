import { cleanText } from "#/kernel/text/clean-text";
import { createJsonReply, type Reply } from "#/kernel/http/reply";

/**
 * Properties that are not cleaned here: secrets, addresses (which are rejected, not repaired),
 * markup and files, which have their own parsers, and briefs, whose parser cleans them and adds its
 * own notices.
 */
const verbatimFields: ReadonlySet<string> = new Set(
  "brief currentPassword data email html newPassword password sourceCode targetUrl token url".split(" "),
);

/**
 * Removes control characters and lone surrogates from every text of an input and normalizes it to
 * NFC. Returns a notice for each text that changed. The input has been validated, so its depth is
 * bounded.
 */
export function cleanInput(input: Readonly<Record<string, unknown>>): {
  readonly input: Record<string, unknown>;
  readonly notices: readonly string[];
} {
  const notices: string[] = [];
  const clean = (value: unknown, path: string): unknown => {
    if (typeof value === "string") {
      const { text, removed } = cleanText(value);
      if (removed > 0) notices.push(createRemovalNotice(path, removed));
      return text;
    }
    if (Array.isArray(value)) return value.map((entry, index) => clean(entry, `${path}[${index}]`));
    if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
    return cleanProperties(value, `${path}.`);
  };
  const cleanProperties = (value: object, prefix: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, verbatimFields.has(name) ? entry : clean(entry, `${prefix}${name}`)]),
    );
  return { input: cleanProperties(input, ""), notices };
}

/** The notice for a text from which control characters were removed. */
export const createRemovalNotice = (path: string, removed: number) =>
  `${path}: ${removed} control ${removed === 1 ? "character was" : "characters were"} removed.`;

/** Adds notices to a JSON reply. Other replies are returned unchanged. */
export function addNotices(reply: Reply, notices: readonly string[]): Reply {
  const { value } = reply;
  if (notices.length === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return reply;
  const { body, value: _, ...options } = reply;
  const existingNotices = "notices" in value && Array.isArray(value.notices) ? value.notices : [];
  return createJsonReply({ ...value, notices: [...existingNotices, ...notices] }, options);
}
