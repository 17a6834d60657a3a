import { documentShell } from "#/documents/document-shell";
import { escapeMarkup } from "#/kernel/markup";
import type { FullArtifact } from "#/pipeline/join-artifacts";
import { rasterPath } from "#/formats/asset-address";

/** Elements that reach out, act or move the page by themselves. The sandbox holds them already; a preview goes without them, so that nothing is looked up ahead either. */
const acting = [
  "script",
  "link",
  "base",
  "iframe",
  "frame",
  "frameset",
  "object",
  "embed",
  "applet",
  "portal",
  "noscript",
  "meta[http-equiv]",
];

/** An import as a document for a preview: the markup as it was sent, less what acts. Handlers are taken off as well. */
export function artifactDocument({ name, content }: FullArtifact): string {
  switch (content.kind) {
    case "page":
      return stilled(content.html);
    case "component":
      return stilled(
        documentShell({
          lang: "en",
          title: name,
          description: "",
          styles: [frameCss],
          body: [{ name: "Default", html: content.html }, ...content.variants]
            .map((variant) => `<section><h2>${escapeMarkup(variant.name)}</h2>${variant.html}</section>`)
            .join("\n"),
        }),
      );
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

const frameCss =
  "body{margin:2rem;font:1rem/1.5 system-ui,sans-serif}section{margin-block-end:3rem}h2{font-size:.8125rem;font-weight:600;color:#666}img{max-width:100%;height:auto}";

function stilled(document: string): string {
  const rewriter = new HTMLRewriter().on("*", {
    element(element) {
      for (const [attribute] of [...element.attributes])
        if (/^on/i.test(attribute) || attribute === "ping") element.removeAttribute(attribute);
    },
  });
  for (const selector of acting)
    rewriter.on(selector, {
      element(element) {
        element.remove();
      },
    });
  return rewriter.transform(document);
}
