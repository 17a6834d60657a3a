import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatJson } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";
import { addTokenDefaults } from "#/formats/token-defaults";
import type { ComponentsJson } from "#/formats/components-json-schema";

/**
 * The default variant of a component after its style sheet. Self-contained, and uses the system's
 * variables where they are defined.
 */
export const renderSelfContainedHtml = ({ css, variants: [first] }: Component): string =>
  css === "" ? first.html : `<style>${css}</style>\n${first.html}`;

export function createComponentsJson({ brief, tokens, components }: DesignContent, metadata: ExportMetadata): ComponentsJson {
  return {
    $schema: `${metadata.baseUrl}/schemas/components-json.json`,
    system: { name: brief.name, slug: metadata.slug, version: metadata.version },
    components: components
      .map((component) => addTokenDefaults(component, tokens))
      .map((component) => ({
        slug: component.slug,
        name: component.name,
        category: component.category,
        summary: component.summary,
        html: renderSelfContainedHtml(component),
        css: component.css,
        variants: component.variants.map(({ name, html }) => ({ name, html })),
      })),
  };
}

/**
 * All components with their variants as one file. Its schema is served at
 * `/schemas/components-json.json`.
 */
export const componentsJson: TextFormat = {
  format: "components-json",
  mediaType: "application/json",
  fileName: (slug) => `${slug}-components.json`,
  write: (content, metadata) => formatJson(createComponentsJson(content, metadata)),
};
