import { type ComponentDocumentOptions, renderComponentDocument } from "#/documents/component-document";
import { renderDocument } from "#/documents/render-document";
import { renderPageDocument } from "#/documents/page-document";
import { getRasterPath } from "#/formats/asset-urls";
import { escapeMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { FullArtifact } from "#/lifecycle/imported-parts";
import { mergeArtifacts } from "#/lifecycle/merge-artifacts";

/**
 * Renders an import for preview: in canonical form, even if the checks reject it, with the fonts
 * and tokens of its design.
 */
export function renderArtifact(
  artifact: FullArtifact,
  content: DesignContent,
  { fontsBase, mode }: Pick<ComponentDocumentOptions, "fontsBase" | "mode">,
): string {
  const { components, pages } = mergeArtifacts({ components: [], pages: [], imagery: content.imagery }, [artifact]);
  const [component] = components;
  if (component) return renderComponentDocument(component, content, { fontsBase, mode });
  const [page] = pages;
  if (page) return renderPageDocument(page, content, { fontsBase });
  return artifact.content.kind === "asset" ? renderPicture(artifact.name, artifact.content) : "";
}

const pictureCss = "body{margin:2rem;font:1rem/1.5 system-ui,sans-serif}img{max-width:100%;height:auto}";

type Picture = Extract<FullArtifact["content"], { readonly kind: "asset" }>;

const renderPicture = (title: string, { hash, width, height, alt }: Picture) =>
  renderDocument({
    lang: "en",
    title,
    description: "",
    styles: [pictureCss],
    body: `<img src="${getRasterPath(hash, "png")}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}">`,
  });
