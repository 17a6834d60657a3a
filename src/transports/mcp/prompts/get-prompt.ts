import { type GetPromptResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { formatApplyPrompt, formatReviewPrompt } from "#/transports/mcp/prompts/prompt-text";
import { toProtocolError } from "#/transports/mcp/results";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { Failure } from "#/kernel/errors";
import { type AgentPrompt, agentPrompts, applyBrand } from "#/operations/agents/agent-prompts";

type Arguments = Readonly<Record<string, string>>;

/**
 * Fills in a prompt. Throws a protocol error for an unknown prompt, wrong arguments and a brand
 * that cannot be read.
 */
export async function getPrompt(source: ToolSource, name: string, promptArguments: Arguments): Promise<GetPromptResult> {
  const prompt = agentPrompts.find((one) => one.name === name);
  if (!prompt)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Unknown prompt ${JSON.stringify(name)}. prompts/list shows the available ones.`,
    );
  try {
    const skill = await readSkillText(source, prompt, promptArguments);
    const text =
      prompt === applyBrand
        ? formatApplyPrompt({ ...promptArguments, skill })
        : formatReviewPrompt({ ...promptArguments, skill });
    return { description: prompt.description, messages: [{ role: "user", content: { type: "text", text } }] };
  } catch (error) {
    throw toProtocolError(error);
  }
}

/** The brand's skill, without the front matter that only files need. */
async function readSkillText(source: ToolSource, prompt: AgentPrompt, promptArguments: Arguments): Promise<string> {
  const unknown = Object.keys(promptArguments).find((name) => !prompt.arguments.some((one) => one.name === name));
  if (unknown !== undefined)
    throw new Failure(
      "invalid",
      `${prompt.name} has no argument ${JSON.stringify(unknown)}. Its arguments are ${prompt.arguments.map((one) => one.name).join(", ")}.`,
    );
  const [name, designId] = [promptArguments.name?.trim() ?? "", promptArguments.designId?.trim() ?? ""];
  if ((name === "") === (designId === ""))
    throw new Failure(
      "invalid",
      "Pass either name (the slug of a published system) or designId (a design that your key can read).",
    );
  const { body } =
    name === "" ? await source.read("get_design_skill", { id: designId }) : await source.read("get_brand_skill", { name });
  if (typeof body !== "string") throw new Error("a skill's body is text");
  return body.replace(/^---\n[\s\S]*?\n---\n+/, "");
}
