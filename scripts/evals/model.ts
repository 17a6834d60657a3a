import type { ToolDescription } from "./agent";
import type { EvalTask, Setting } from "./task";

/** A model that does tasks with the tools. */
export type Model = { solve(task: EvalTask, setting: Setting): Promise<void> };

/** The most rounds of calls before a task counts as given up. */
const maxRounds = 40;
const requestMs = 180_000;

type Message = Readonly<Record<string, unknown>>;
type ToolCall = { readonly id: string; readonly function: { readonly name: string; readonly arguments: string } };
type Completion = {
  readonly choices: readonly {
    readonly message: { readonly content: string | null; readonly tool_calls?: readonly ToolCall[] };
  }[];
};

/** The tools for files, which an agent has beside Livery's. */
const fileTools: readonly ToolDescription[] = [
  {
    name: "write_file",
    description: "Writes a file of the repository.",
    inputSchema: {
      type: "object",
      required: ["path", "text"],
      properties: { path: { type: "string" }, text: { type: "string" } },
    },
  },
  {
    name: "read_file",
    description: "Reads a file of the repository.",
    inputSchema: { type: "object", required: ["path"], properties: { path: { type: "string" } } },
  },
];

/**
 * Connects a model behind `EVALS_MODEL_URL` (OpenAI's chat completions, such as
 * `http://localhost:11434/v1`), with the key in `EVALS_MODEL_KEY` where it needs one.
 */
export function createModel(name: string): Model {
  const address = process.env.EVALS_MODEL_URL;
  if (address === undefined) throw new Error("Set EVALS_MODEL_URL to an address that speaks OpenAI's chat completions.");
  const apiKey = process.env.EVALS_MODEL_KEY;
  const complete = async (messages: readonly Message[], tools: readonly ToolDescription[]) => {
    const response = await fetch(`${address}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({
        model: name,
        messages,
        tools: tools.map(({ name, description, inputSchema }) => ({
          type: "function",
          function: { name, description, parameters: inputSchema },
        })),
      }),
      signal: AbortSignal.timeout(requestMs),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    const [choice] = ((await response.json()) as Completion).choices;
    if (!choice) throw new Error(`${address} returned no choice`);
    return choice.message;
  };
  return {
    async solve(task, setting) {
      const { agent, system, designId, repository, serverUrl } = setting;
      const tools = [...fileTools, ...(await agent.listTools())];
      const files = Object.keys(task.files?.(system) ?? {});
      const messages: Message[] = [
        {
          role: "system",
          content:
            `You are a coding agent in a repository${files.length > 0 ? ` with ${files.join(", ")}` : ""}. The brand is the system ` +
            `${system} (design ${designId}) on ${serverUrl}. Use the tools. Write complete files with write_file. When you are ` +
            "done, answer without a call.",
        },
        { role: "user", content: task.request },
      ];
      const runCall = async ({ function: { name, arguments: json } }: ToolCall): Promise<string> => {
        try {
          const values = JSON.parse(json) as Record<string, unknown>;
          if (name === "read_file") return repository.read(String(values.path));
          if (name !== "write_file") return await agent.call(name, values);
          repository.write(String(values.path), String(values.text));
          return "written";
        } catch (error) {
          return error instanceof Error ? error.message : String(error);
        }
      };
      for (let round = 0; round < maxRounds; round++) {
        const message = await complete(messages, tools);
        const { tool_calls: calls = [] } = message;
        if (calls.length === 0) return;
        messages.push({ role: "assistant", ...message });
        for (const call of calls) messages.push({ role: "tool", tool_call_id: call.id, content: await runCall(call) });
      }
      throw new Error(`not done after ${maxRounds} rounds`);
    },
  };
}
