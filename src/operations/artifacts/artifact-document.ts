import { documentShell } from "#/documents/document-shell";
import { cleanHtml } from "#/html/clean-html";
import { escapeMarkup } from "#/kernel/markup";
import type { FullArtifact } from "#/pipeline/join-artifacts";
import { rasterPath } from "#/formats/asset-address";

/** An import as a document for a preview: its canonical form, which an import that the checks refuse has too. */
export function artifactDocument({ name, content }: FullArtifact): string {
  switch (content.kind) {
    case "page":
      return cleanHtml(content.html, { isDocument: true }).html;
    case "component":
      return documentShell({
        lang: "en",
        title: name,
        description: "",
        styles: [frameCss],
        body: [{ name: "Default", html: content.html }, ...content.variants]
          .map((variant) => `<section><h2>${escapeMarkup(variant.name)}</h2>${canonical(variant.html)}</section>`)
          .join("\n"),
      });
    case "asset":
      return documentShell({
        lang: "en",
        title: name,
        description: "",
        styles: [frameCss],
        body: `<img src="${rasterPath(content.hash, "png")}" width="${content.width}" height="${content.height}" alt="${escapeMarkup(content.alt)}">`,
      });
  }
}

const canonical = (html: string) => cleanHtml(html, { isDocument: false }).html;

const frameCss =
  "body{margin:2rem;font:1rem/1.5 system-ui,sans-serif}section{margin-block-end:3rem}h2{font-size:.8125rem;font-weight:600;color:#666}img{max-width:100%;height:auto}";
