const descriptions: Readonly<Record<string, readonly [title: string, use: string]>> = {
  "globals-css": ["CSS variables", "Every token, light and dark, for any project. Load it once, before your other styles."],
  "utility-theme-v4": ["Tailwind 4 theme", "Import it after the framework. Utilities then use the brand's values."],
  "utility-theme": ["Tailwind 3 theme", "A preset for the Tailwind configuration."],
  "colors-ts": ["Colours for TypeScript", "Roles and scales as typed constants."],
  "spacing-ts": ["Spacing for TypeScript", "Spacing steps and section gaps as typed constants."],
  "typography-ts": ["Typography for TypeScript", "Font families, sizes and text styles as typed constants."],
  dtcg: ["Design tokens", "The Design Tokens Community Group format, for design tools and token pipelines."],
  "brand-manifest": ["Brand manifest", "The brand as one JSON document, for programs."],
  "components-json": ["Components as JSON", "Every component with its variants, markup and styles."],
  components: ["Components", "One HTML file per component, with the fonts."],
  pages: ["Pages", "Page templates as HTML, with the fonts."],
  "assets-svg": ["Marks and pictures", "Every vector file of the mark and imagery."],
  all: ["All files", "All of the above in one archive."],
};

/** Title and use of an export. A format without a description is listed by its name. */
export function describeFormat(format: string): { readonly title: string; readonly use: string } {
  const [title = format, use = ""] = descriptions[format] ?? [];
  return { title, use };
}
