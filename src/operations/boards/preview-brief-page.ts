import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";
import { maxSeed } from "#/kernel/random";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { normalizeBrief } from "#/model/normalize-brief";
import { archetypeIds } from "#/model/direction";
import { operation } from "#/operations/operation";
import { makeLandingPage, previewOutside } from "#/operations/boards/preview-jobs";
import { previewReply } from "#/operations/previews/preview-reply";
import { sentenceOf } from "#/operations/shape-error";

const shape = TypeCompiler.Compile(Brief);

export const previewBriefPage = operation({
  name: "preview_brief_page",
  title: "Preview a brief's landing page",
  summary: "The landing page that a brief would get in one direction, made on the spot for signed-in people. Nothing is kept.",
  tag: "Previews",
  access: "signed-in",
  rate: "static",
  input: StrictObject({
    brief: Type.String({ minLength: 2, maxLength: 12_000, description: "The brief as JSON" }),
    direction: StringEnum(archetypeIds, { description: "The direction to show it in" }),
    seed: Type.Integer({ minimum: 0, maximum: maxSeed, description: "The seed of its boards" }),
  }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A page in a sandbox." },
  example: { input: { brief: '{"name":"Nordhavn Optik"}', direction: "swiss", seed: 7 } },
  rest: { method: "GET", path: "/preview/brief" },
  async run(context, { brief: text, direction: directionId, seed }) {
    const { brief } = normalizeBrief(briefFrom(text));
    const page = await previewOutside(context, makeLandingPage, { brief, seed, directionId });
    if (page === null) throw new Failure("not_found", "This brief has no page.");
    return previewReply(page, false);
  },
});

function briefFrom(text: string): Brief {
  const value = parseJson(new TextEncoder().encode(text), "brief");
  if (shape.Check(value)) return value;
  throw new Failure("invalid", `brief: ${sentenceOf(shape.Errors(value))}`);
}
