import { build, defineConfig, Logger, parse, type Plugin } from "@terrazzo/parser";
import { transformCSSValue } from "@terrazzo/token-tools/css";

const baseUrl = new URL("file:///tokens/");

/** Terrazzo's CSS transform in a minimal plugin, which does less work than its CSS plugin. */
const css: Plugin = {
  name: "css-variables",
  async transform({ tokens, setTransform }) {
    const options = {
      tokensSet: tokens,
      permutation: {},
      transformAlias: ({ id }: { id: string }) => `var(${toVariableName(id)})`,
    };
    for (const [id, token] of Object.entries(tokens)) {
      const value = transformCSSValue(token, options);
      if (value !== undefined) setTransform(id, { format: "css", localID: toVariableName(id), value, input: {} });
    }
  },
  async build({ getTransforms, outputFile }) {
    const lines = getTransforms({ format: "css", id: "*", input: {} }).flatMap(({ localID = "", value }) =>
      typeof value === "string"
        ? [`  ${localID}: ${value};`]
        : Object.entries(value).map(([part, text]) => `  ${localID}-${part}: ${text};`),
    );
    outputFile("tokens.css", `:root {\n${lines.join("\n")}\n}\n`);
  },
};

const toVariableName = (id: string) => `--${id.replace(/[^\w-]+/g, "-")}`;

/**
 * CSS variables by Terrazzo from the text of a DTCG file, without file access and with its linter
 * off.
 */
export async function buildCssWithTerrazzo(dtcgText: string): Promise<string> {
  const logger = new Logger({ level: "error" });
  const config = defineConfig(
    { tokens: ["./tokens.json"], outDir: "./out/", plugins: [css], lint: { build: { enabled: false } } },
    { logger, cwd: baseUrl },
  );
  const source = { filename: new URL("tokens.json", baseUrl), src: dtcgText };
  const { tokens, resolver, sources } = await parse([source], { config, logger, skipLint: true });
  const { outputFiles } = await build(tokens, { resolver, sources, config, logger });
  return String(outputFiles[0]?.contents ?? "");
}
