import { filePolicy, renderPolicyElement } from "#/documents/render-document";
import { cleanHtml } from "#/html/clean-html";

/** The start of a document in canonical form, whose attribute values contain no `>`. */
const canonicalStart = /^<!DOCTYPE html>\n<html([^>]*)><head><meta charset="utf-8">/;

/**
 * An imported document in canonical form, with a content security policy and with style sheets
 * before its own, so that it can use the variables and fonts of the system and override them. A
 * document that uses variables follows the reader's mode. One with literal colours was made for one
 * mode and keeps it.
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
 * Adds the class that follows the reader's mode to the attributes of the root element, unless they
 * already select a mode.
 */
function addModeClass(attributes: string): string {
  const classes = / class="([^"]*)"/.exec(attributes);
  if (!classes) return `${attributes} class="system"`;
  const names = (classes[1] ?? "").split(/\s+/).filter(Boolean);
  if (["system", "light", "dark"].some((mode) => names.includes(mode))) return attributes;
  return attributes.replace(classes[0], () => ` class="${["system", ...names].join(" ")}"`);
}
