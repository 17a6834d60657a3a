/** What each export is for, in a few words. */
const descriptions: Readonly<Record<string, readonly [title: string, use: string]>> = {
  "globals-css": ["CSS variables", "Every token, light and dark, for any project. Load it once, before other styles."],
  "utility-theme-v4": ["Tailwind 4 theme", "Imported after the framework; its utilities take the brand's values."],
  "utility-theme": ["Tailwind 3 theme", "A preset for the configuration file."],
  "colors-ts": ["Colours for TypeScript", "Roles and scales as typed constants."],
  "spacing-ts": ["Space for TypeScript", "Distances and section gaps as typed constants."],
  "typography-ts": ["Type for TypeScript", "Families, sizes and text styles as typed constants."],
  dtcg: ["Design tokens", "The Design Tokens format, for design tools and token pipelines."],
  "brand-manifest": ["Brand manifest", "The brand as one JSON document, for programs."],
  "components-json": ["Components as JSON", "Every component with its variants, markup and styles."],
  components: ["Components", "One HTML file each, with the fonts."],
  pages: ["Pages", "Page templates as HTML, with the fonts."],
  "assets-svg": ["Marks and pictures", "Every vector file of the mark and the imagery."],
  all: ["All files", "Everything above in one archive."],
};

/** Title and use of an export; an export without words of its own is called by its name. */
export function describeFormat(format: string): { readonly title: string; readonly use: string } {
  const [title = format, use = ""] = descriptions[format] ?? [];
  return { title, use };
}
