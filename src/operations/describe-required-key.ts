import type { ToolAuth } from "#/operations/tool";
import type { ToolOperation } from "#/operations/tool-operation";

const keyDescriptions: Readonly<Record<ToolAuth, string>> = {
  public: "No key required.",
  optional: "Key only for unpublished designs.",
  key: "Requires an API key",
  handoff: "Requires the design's handoff key or an API key",
};

/** Describes the key that a tool requires, in one sentence. */
export function describeRequiredKey({ tool, access }: ToolOperation): string {
  if (tool.auth === "public" || tool.auth === "optional") return keyDescriptions[tool.auth];
  const permission = typeof access === "string" || access.key === "ANY" ? undefined : access.key;
  return `${keyDescriptions[tool.auth]}${permission ? ` with ${permission}` : ""}.`;
}
