import type { ToolAuth } from "#/operations/tool";
import type { ToolOperation } from "#/operations/tool-operation";

const keyDescriptions: Readonly<Record<ToolAuth, string>> = {
  public: "No key needed.",
  key: "Needs an API key",
  handoff: "Needs the design's hand-off key or an API key",
};

/** The key that a tool needs, in one sentence. */
export function describeRequiredKey({ tool, access }: ToolOperation): string {
  if (tool.auth === "public") return keyDescriptions.public;
  const permission = typeof access === "string" || access.key === "ANY" ? undefined : access.key;
  return `${keyDescriptions[tool.auth]}${permission ? ` with ${permission}` : ""}.`;
}
