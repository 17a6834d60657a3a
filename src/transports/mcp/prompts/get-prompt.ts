import { type GetPromptResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { formatApplyPrompt, formatReviewPrompt } from "#/transports/mcp/prompts/prompt-text";
import { toProtocolError } from "#/transports/mcp/protocol-error";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { Failure } from "#/kernel/errors";
import { type AgentPrompt, agentPrompts, applyBrand } from "#/operations/agents/agent-prompts";

type Arguments = Readonly<Record<string, string>>;

/** Fills in a prompt. Throws the protocol's error where it is not known, its arguments are wrong, or the brand is not to be had. */
export async function getPrompt(source: ToolSource, name: string, promptArguments: Arguments): Promise<GetPromptResult> {
  const prompt = agentPrompts.find((one) => one.name === name);
  if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt named ${JSON.stringify(name)}.`);
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

/** The brand as a skill, without the front matter, which is for files. */
async function readSkillText(source: ToolSource, prompt: AgentPrompt, promptArguments: Arguments): Promise<string> {
  const unknown = Object.keys(promptArguments).find((name) => !prompt.arguments.some((one) => one.name === name));
  if (unknown !== undefined) throw new Failure("invalid", `${JSON.stringify(unknown)} is no argument of ${prompt.name}.`);
  const [name, designId] = [promptArguments.name?.trim() ?? "", promptArguments.designId?.trim() ?? ""];
  if ((name === "") === (designId === ""))
    throw new Failure("invalid", "Give either name, the slug of a published system, or designId, a design of your key.");
  const { body } =
    name === "" ? await source.read("get_design_skill", { id: designId }) : await source.read("get_brand_skill", { name });
  if (typeof body !== "string") throw new Error("a skill is text");
  return body.replace(/^---\n[\s\S]*?\n---\n+/, "");
}
