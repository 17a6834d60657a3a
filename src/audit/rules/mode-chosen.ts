import type { MarkupRule } from "#/audit/rule";
import { locateElement } from "#/audit/source";

/** Addresses of the system's variables, which change with a class: the export, and the file in a repository. */
const variablesPattern = /[?&]format=globals-css(?:&|$)|(?:^|\/)brand\/tokens\.css(?:[?#]|$)/;
const modeClasses = ["system", "dark", "light"];

/** Without the class, the variables stay light while pictures and marks follow the reader's setting. */
export const modeChosen: MarkupRule = {
  id: "mode-chosen",
  summary: "A page that loads the system's variables says which mode it shows.",
  severity: "warning",
  safety: false,
  reads: "markup",
  *check({ isWholeDocument, markups }) {
    if (!isWholeDocument) return;
    for (const markup of markups) {
      const { elements, text } = markup;
      const loadsVariables = elements.some(
        ({ name, attributes }) => name === "link" && variablesPattern.test((attributes.get("href") ?? "").slice(0, 2000)),
      );
      // A script may set the class.
      if (!loadsVariables || elements.some(({ name }) => name === "script")) continue;
      const roots = elements.filter(({ name }) => name === "html" || name === "body");
      const getClasses = (classes: string | undefined) => (classes ?? "").split(/\s+/);
      if (roots.some(({ attributes }) => getClasses(attributes.get("class")).some((name) => modeClasses.includes(name))))
        continue;
      const html = roots.find(({ name }) => name === "html");
      const insertOffset = html && !html.attributes.has("class") ? html.offset + "<html".length : undefined;
      yield {
        ...(html && { location: locateElement(markup, html) }),
        message: "The page loads the system's variables but stays light when its reader prefers dark.",
        fix: 'Write <html class="system"> to follow the reader, or light or dark for one mode.',
        ...(insertOffset !== undefined && { edits: [{ text, offset: insertOffset, length: 0, insert: ' class="system"' }] }),
      };
    }
  },
};
