import { type FileFinding, fileFindingsOf } from "#/audit/file-findings";
import type { Observed } from "#/audit/findings";
import { observeSource } from "#/audit/observe-source";
import type { Yardstick } from "#/audit/rule";
import { type Source, sourceOf } from "#/audit/source";

/** A file from anywhere, by the path that findings name. */
export type OutsideFile = { readonly path: string; readonly text: string };

/** What files were found to be: `passedOver` are those that are neither HTML nor CSS nor SVG. */
export type FilesAudit = { readonly findings: readonly FileFinding[]; readonly passedOver: readonly string[] };

/** Audits files from outside against a design: HTML as page or fragment, CSS and SVG. A CSS variable that one of them sets is known to all. */
export function auditFiles(files: readonly OutsideFile[], yardstick: Yardstick): FilesAudit {
  const sources: Source[] = [];
  const passedOver: string[] = [];
  for (const file of files) {
    const source = sourceOfFile(file);
    if (source) sources.push(source);
    else passedOver.push(file.path);
  }
  const beside = new Set<string>();
  for (const { declarations } of sources)
    for (const { property } of declarations) if (property.startsWith("--")) beside.add(property);
  return {
    findings: fileFindingsOf(observedIn(sources, { ...yardstick, beside })),
    passedOver,
  };
}

function* observedIn(sources: readonly Source[], yardstick: Yardstick): Generator<Observed> {
  for (const source of sources) yield* observeSource(source, yardstick);
}

function sourceOfFile({ path, text }: OutsideFile): Source | undefined {
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase();
  if (extension === "css")
    return sourceOf({ subject: path, kind: "component", whole: false, texts: [], css: text, cssLabel: "" });
  const texts = [{ label: "", text }];
  if (extension === "svg") return sourceOf({ subject: path, kind: "asset", whole: false, texts });
  if (extension !== "html" && extension !== "htm") return undefined;
  const whole = /<!doctype|<html[\s>]/i.test(text.slice(0, 2000));
  return sourceOf({ subject: path, kind: whole ? "page" : "component", whole, texts });
}
