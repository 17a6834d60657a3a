import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { pageDocument } from "#/documents/page-document";
import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";
import { seedMax } from "#/kernel/random";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { acceptBrief } from "#/model/brief-intake";
import { archetypeIds } from "#/model/direction";
import { completed, proposedAs } from "#/operations/designs/designed-as";
import { unread } from "#/operations/designs/parts-needed";
import { operation } from "#/operations/operation";
import { previewReply } from "#/operations/previews/preview-reply";
import { sentenceOf } from "#/operations/shape-error";
import { archetypeOf } from "#/studio/directions/index";
import { directionFrom } from "#/studio/directions/settle-direction";

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
    seed: Type.Integer({ minimum: 0, maximum: seedMax, description: "The seed of its boards" }),
  }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A page in a sandbox." },
  example: { input: { brief: '{"name":"Nordhavn Optik"}', direction: "swiss", seed: 7 } },
  rest: { method: "GET", path: "/preview/brief" },
  async run(_, { brief: text, direction: directionId, seed }) {
    const { brief } = acceptBrief(briefFrom(text));
    const settled = { seed, directionId };
    const direction = directionFrom(archetypeOf(directionId), brief, seed, "It is looked at.");
    const content = { ...unread, ...completed(proposedAs(brief, seed, direction), settled) };
    const [page] = content.pages;
    if (!page) throw new Failure("not_found", "This brief has no page.");
    return previewReply(pageDocument(page, content, { fontsBase: "/fonts/", pageHref: () => "#" }), false);
  },
});

function briefFrom(text: string): Brief {
  const value = parseJson(new TextEncoder().encode(text), "brief");
  if (shape.Check(value)) return value;
  throw new Failure("invalid", `brief: ${sentenceOf(shape.Errors(value))}`);
}
