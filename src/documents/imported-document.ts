import { filePolicy, renderPolicyElement } from "#/documents/render-document";
import { cleanHtml } from "#/html/clean-html";

/** How the canonical form of a document begins; its attribute values have no `>` in them. */
const canonicalStart = /^<!DOCTYPE html>\n<html([^>]*)><head><meta charset="utf-8">/;

/**
 * A document that came from elsewhere, in its canonical form, with a policy and with style sheets
 * before its own: what it says of the system's variables and faces holds, and what it sets itself
 * wins. A document that uses variables follows the reader's mode, as those of our own do; one that
 * writes its colours out was made for one mode and stays in it.
 */
export function renderImportedDocument(document: string, styles: readonly string[]): string {
  const canonical = canonicalStart.test(document) ? document : cleanHtml(document, { isDocument: true }).html;
  const followsMode = /\bvar\(\s{0,9}--/.test(canonical);
  return canonical.replace(canonicalStart, (_, attributes: string) => {
    const root = followsMode ? addModeClass(attributes) : attributes;
    const sheets = styles.map((css) => `<style>\n${css.replace(/<\/(?=style)/gi, "<\\/").trimEnd()}\n</style>`).join("\n");
    return `<!DOCTYPE html>\n<html${root}><head><meta charset="utf-8">\n${renderPolicyElement(filePolicy)}\n${sheets}`;
  });
}

/**
 * The attributes of the root element with the class by which a document follows the reader's mode,
 * unless it has a mode.
 */
function addModeClass(attributes: string): string {
  const classes = / class="([^"]*)"/.exec(attributes);
  if (!classes) return `${attributes} class="system"`;
  const names = (classes[1] ?? "").split(/\s+/).filter(Boolean);
  if (["system", "light", "dark"].some((mode) => names.includes(mode))) return attributes;
  return attributes.replace(classes[0], () => ` class="${["system", ...names].join(" ")}"`);
}
