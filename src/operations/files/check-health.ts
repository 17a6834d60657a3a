import { Type } from "@sinclair/typebox";
import { StrictObject } from "#/kernel/schema";
import { version } from "#/kernel/version";
import { operation } from "#/operations/operation";

export const checkHealth = operation({
  name: "check_health",
  title: "Check health",
  summary: "Says that the server runs and can read its database.",
  tag: "Server",
  access: "public",
  input: StrictObject({}),
  output: Type.Object({ status: Type.Literal("ok"), version: Type.String() }, { title: "Health" }),
  example: { input: {} },
  rest: { method: "GET", path: "/healthz" },
  async run({ store }) {
    store.revision();
    return { status: "ok" as const, version };
  },
});
