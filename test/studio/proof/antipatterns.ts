import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { detectHtml } from "impeccable";
import { toPlainDocument } from "#test/studio/proof/plain-document";

/** One thing that impeccable's static reading holds against a page. */
export type AntipatternFinding = { readonly rule: string; readonly snippet: string };

/** What impeccable says of a document by reading it, without a browser. */
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
