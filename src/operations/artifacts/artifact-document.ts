import { componentDocument } from "#/documents/component-document";
import { documentShell } from "#/documents/document-shell";
import { pageDocument } from "#/documents/page-document";
import { rasterPath } from "#/formats/asset-address";
import { escapeMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import { type FullArtifact, mergeArtifacts } from "#/lifecycle/merge-artifacts";

/**
 * An import as a document for a preview: in its canonical form, which an import that the checks refuse has too, and with the fonts and
 * tokens of the design that it is meant for.
 */
export function artifactDocument(artifact: FullArtifact, content: DesignContent): string {
  const { components, pages } = mergeArtifacts({ components: [], pages: [], imagery: content.imagery }, [artifact]);
  const [component] = components;
  if (component) return componentDocument(component, content, { fontsBase });
  const [page] = pages;
  if (page) return pageDocument(page, content, { fontsBase });
  return artifact.content.kind === "asset" ? pictureDocument(artifact.name, artifact.content) : "";
}

const fontsBase = "/fonts/";

const pictureCss = "body{margin:2rem;font:1rem/1.5 system-ui,sans-serif}img{max-width:100%;height:auto}";

type Picture = Extract<FullArtifact["content"], { readonly kind: "asset" }>;

const pictureDocument = (title: string, { hash, width, height, alt }: Picture) =>
  documentShell({
    lang: "en",
    title,
    description: "",
    styles: [pictureCss],
    body: `<img src="${rasterPath(hash, "png")}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}">`,
  });
