import { Type } from "@sinclair/typebox";
import { textLanguages } from "#/audit/files/guess-language";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { maxCheckedTextLength } from "#/model/limits";
import { defineOperation } from "#/operations/operation";
import { runMarkupCheck } from "#/operations/parts/check-markup-job";
import { MarkupCheckResponse } from "#/operations/parts/markup-check-schema";
import {
  anyResult,
  findPartSource,
  loadPartSubject,
  sourceArgument,
  sourceName,
  sourceNotFoundMessage,
  sourceTarget,
  sourceVersion,
  versionArgument,
} from "#/operations/parts/resolve";
import { briefReadOnlyHints, defineTool } from "#/operations/tool";

const language = Type.Optional(StringEnum(textLanguages, { description: "Guessed if omitted" }));
const fix = Type.Optional(Type.Boolean({ description: "Return the text with all certain fixes, and what is left" }));

export const checkMarkup = defineOperation({
  name: "check_markup",
  title: "Check markup",
  summary: "Checks a text of HTML, CSS, JSX, TSX or utility classes against a system, and returns each fault with its exact fix.",
  description:
    "The same check as `livery check`. `edits` are replacements that are certain; where there is a choice, `choices` lists the " +
    "nearest. `fixed` is the text with all edits; nothing outside them changes. Nothing is stored.",
  tag: "Systems",
  access: "public",
  rate: "import",
  variesByCaller: true,
  input: StrictObject({
    name: sourceName,
    markup: Type.String({ minLength: 1, maxLength: maxCheckedTextLength, description: "The text to check" }),
    language,
    fix,
    version: sourceVersion,
  }),
  output: MarkupCheckResponse,
  example: {
    input: { name: "nordhavn-optik", markup: '<p class="p-[13px]">Hello</p>', language: "html" },
    output: {
      system: "nordhavn-optik",
      version: "1.0.0",
      language: "html",
      counts: { error: 0, warning: 1, info: 0 },
      fixes: 1,
      findings: [
        {
          rule: "utility-from-theme",
          severity: "warning",
          line: 1,
          column: 11,
          message: "The utility p-[13px] uses an arbitrary length.",
          fix: "Use p-3.",
          edits: [{ old: "p-[13px]", new: "p-3", at: ["1:11"] }],
        },
      ],
    },
  },
  rest: { method: "POST", path: "/api/v1/systems/:name/check-markup" },
  tool: defineTool({
    description: "Checks code against the system before people see it: each fault with its exact fix.",
    auth: "optional",
    hints: briefReadOnlyHints,
    target: sourceTarget,
    input: StrictObject({
      system: sourceArgument,
      markup: Type.String({ description: "HTML, CSS, JSX/TSX or class names", minLength: 1 }),
      language,
      fix,
      version: versionArgument,
    }),
    output: anyResult,
  }),
  notFoundMessage: sourceNotFoundMessage,
  find: findPartSource,
  async run(context, { markup, language, fix = false, version }, source) {
    const { content, facts } = await loadPartSubject(context, source, version, []);
    const { tokens, mark, given } = content;
    const componentSlugs = content.components.map(({ slug }) => slug);
    const ruleContext = { tokens, mark, given, serverUrl: context.baseUrl, componentSlugs };
    return {
      system: facts.slug,
      version: facts.version,
      ...(await runMarkupCheck(context, { text: markup, language, fix, ruleContext })),
    };
  },
});
