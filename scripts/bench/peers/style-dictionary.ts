import StyleDictionary from "style-dictionary";

/** CSS variables by Style Dictionary from the text of a DTCG file, without file access. */
export async function buildCssWithStyleDictionary(dtcgText: string): Promise<string> {
  const dictionary = new StyleDictionary({
    tokens: JSON.parse(dtcgText),
    usesDtcg: true,
    log: { verbosity: "silent", warnings: "disabled" },
    platforms: {
      css: {
        transformGroup: "css",
        files: [{ destination: "tokens.css", format: "css/variables", options: { outputReferences: true } }],
      },
    },
  });
  const [file] = await dictionary.formatPlatform("css");
  return String(file?.output ?? "");
}
