import { Glob } from "bun";

/** The style sheet's cascade layers from weak to strong, with the files of `app/` in each. */
const layers: readonly (readonly [name: string, patterns: readonly string[]])[] = [
  ["base", ["base/*.css"]],
  ["components", ["components/**/*.css"]],
  ["layout", ["layout/**/*.css"]],
  ["screens", ["screens/**/*.css"]],
];

/**
 * The console's style sheet: Livery's own tokens and fonts, then every `.css` file below `app/` in
 * the layer of its folder. A component or screen is styled by a `.css` file beside it, without an
 * import.
 */
export async function buildStyleSheet(appFolder: string, brandFolder: string): Promise<string> {
  const sheets = [await readStyleSheet(`${brandFolder}/fonts.css`), `@layer tokens, ${layers.map(([name]) => name).join(", ")};`];
  sheets.push(`@layer tokens {\n${await readStyleSheet(`${brandFolder}/globals.css`)}}`);
  for (const [layer, patterns] of layers) {
    const paths = patterns.flatMap((pattern) => [...new Glob(pattern).scanSync(appFolder)]).toSorted();
    for (const path of paths) sheets.push(`@layer ${layer} {\n${await readStyleSheet(`${appFolder}/${path}`)}}`);
  }
  return sheets.join("\n");
}

/** A style sheet without comments and indentation. */
const readStyleSheet = async (path: string) =>
  (await Bun.file(path).text())
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\n\s+/g, "\n")
    .replace(/^\n+/, "");
