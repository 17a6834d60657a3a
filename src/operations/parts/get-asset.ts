import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { grounds } from "#/operations/parts/ground";
import {
  canonicalizeSource,
  findPartSource,
  loadPartSubject,
  sourceName,
  sourceArgument,
  versionArgument,
  anyResult,
  sourceNotFoundMessage,
  sourceTarget,
  sourceVersion,
} from "#/operations/parts/resolve";
import { createUnknownNameFailure } from "#/operations/parts/unknown-name";
import { briefReadOnlyHints, defineTool } from "#/operations/tool";

const asset = Type.String({ description: "logo, symbol, hero, illustration-1, an icon's name …", minLength: 1, maxLength: 80 });
const on = Type.Optional(StringEnum(grounds, { description: "Ground it stands on; both if omitted" }));

const File = Type.Object({
  name: Type.String(),
  alt: Type.String({ description: "The text alternative" }),
  width: Type.Number(),
  height: Type.Number(),
  url: Type.String({ format: "uri" }),
  pngUrl: Type.Union([Type.String({ format: "uri" }), Type.Null()]),
});
const Output = Type.Object(
  {
    system: Type.String(),
    version: Type.String(),
    kind: Type.String(),
    light: Type.Optional(File),
    dark: Type.Optional(File),
    html: Type.String({ description: "Markup to copy; of an icon, its drawing" }),
    rule: Type.Optional(Type.String({ description: "How to use it" })),
    access: Type.Optional(Type.String({ description: "How to fetch a file that is not public" })),
  },
  { title: "AssetChoice" },
);

export const getAsset = defineOperation({
  name: "get_asset",
  title: "Get a mark, picture or icon",
  summary: "Returns the file of a mark, picture or icon for light and dark grounds, with markup and the rule for its use.",
  tag: "Systems",
  access: "public",
  variesByCaller: true,
  input: StrictObject({ name: sourceName, asset, on, version: sourceVersion }),
  output: Output,
  example: { input: { name: "nordhavn-optik", asset: "logo", on: "dark" } },
  rest: { method: "GET", path: "/api/v1/systems/:name/assets/:asset", anyOrigin: true },
  cacheable: true,
  // Versions are too many.
  shouldCache: ({ version }) => version === undefined,
  tool: defineTool({
    description: "A mark, picture or icon, as the file that suits a light or dark ground, with markup to copy.",
    auth: "optional",
    hints: briefReadOnlyHints,
    target: sourceTarget,
    input: StrictObject({
      system: sourceArgument,
      asset: Type.String({ description: "logo, symbol, hero, an icon's name …" }),
      on,
      version: versionArgument,
    }),
    output: anyResult,
  }),
  notFoundMessage: sourceNotFoundMessage,
  find: findPartSource,
  canonicalize: canonicalizeSource,
  async run(context, { asset: name, on, version }, source) {
    const { content, facts } = await loadPartSubject(context, source, version, []);
    const wanted = name.trim().toLowerCase().replaceAll(" ", "-");
    const { chooseAsset, listAssetNames } = await import("#/operations/parts/part-lookup");
    const choice = chooseAsset(content, wanted, on, context.baseUrl);
    if (!choice) throw createUnknownNameFailure("mark, picture or icon", name, listAssetNames(content));
    const hasUrl = choice.light !== undefined || choice.dark !== undefined;
    return {
      system: facts.slug,
      version: facts.version,
      ...choice,
      ...(hasUrl && !source.isPublic && { access: "Not public: fetch the file with your key and put it into your project." }),
    };
  },
});
