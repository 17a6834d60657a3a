import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { detectHtml } from "impeccable";
import { toPlainDocument } from "./plain-document";

/** A finding of impeccable's static analysis of a page. */
export type AntipatternFinding = { readonly rule: string; readonly snippet: string };

/** Runs impeccable's static analysis on a document, without a browser. */
export async function detectAntipatterns(html: string): Promise<readonly AntipatternFinding[]> {
  const folder = mkdtempSync(join(tmpdir(), "livery-look-"));
  const file = join(folder, "page.html");
  try {
    writeFileSync(file, toPlainDocument(html));
    return (await detectHtml(file)).map(({ antipattern, snippet }) => ({ rule: antipattern, snippet }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
