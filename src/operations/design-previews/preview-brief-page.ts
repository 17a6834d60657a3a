import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { createLazyValidator } from "#/kernel/lazy-validator";
import { parseJson } from "#/kernel/parse-json";
import { maxSeed } from "#/kernel/random";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { defineOperation } from "#/operations/operation";
import { renderLandingPageJob, runPreviewJob } from "#/operations/design-previews/preview-jobs";
import { createPreviewReply } from "#/operations/previews/create-preview-reply";
import { describeValidationErrors } from "#/operations/describe-validation-errors";
import { readBrief } from "#/operations/understanding/read-brief";

const getBriefValidator = createLazyValidator(Brief);

export const previewBriefPage = defineOperation({
  name: "preview_brief_page",
  title: "Preview a brief's landing page",
  summary: "Renders the landing page that a brief would get in a direction, for signed-in users. Stores nothing.",
  tag: "Previews",
  access: "signed-in",
  rate: "static",
  input: StrictObject({
    brief: Type.String({ minLength: 2, maxLength: 12_000, description: "The brief as JSON" }),
    direction: StringEnum(archetypeIds, { description: "The direction to render" }),
    seed: Type.Integer({ minimum: 0, maximum: maxSeed, description: "The seed from the brief preview" }),
  }),
  media: { mediaTypes: ["text/html; charset=utf-8"], description: "A sandboxed HTML page." },
  example: { input: { brief: '{"name":"Nordhavn Optik"}', direction: "swiss", seed: 7 } },
  rest: { method: "GET", path: "/preview/brief" },
  async run(context, { brief: text, direction: directionId, seed }) {
    const { brief } = await readBrief(parseBriefText(text));
    const page = await runPreviewJob(context, renderLandingPageJob, { brief, seed, directionId });
    if (page === null) throw new Failure("not_found", "This direction has no landing page to preview. Choose another direction.");
    return await createPreviewReply(context, page, false);
  },
});

function parseBriefText(text: string): Brief {
  const value = parseJson(new TextEncoder().encode(text), "brief");
  const validator = getBriefValidator();
  if (validator.Check(value)) return value;
  throw new Failure("invalid", `brief: ${describeValidationErrors(validator.Errors(value))}`);
}
