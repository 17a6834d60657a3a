import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { version } from "#/kernel/version";
import { defineOperation } from "#/operations/operation";

export const checkReadiness = defineOperation({
  name: "check_readiness",
  title: "Check readiness",
  summary:
    "Returns whether the server should get requests: its storage can be written, its schema is the one of this " +
    "version, webhooks are delivered and it is not stopping. Otherwise status 503, and `reasons` lists what to do.",
  tag: "Server",
  access: "public",
  isUnlimited: true,
  input: StrictObject({}),
  output: Type.Object(
    {
      status: StringEnum(["ready", "not_ready"] as const, { description: "Whether the server should get requests" }),
      version: Type.String({ description: "Version of the server" }),
      reasons: Type.Array(
        Type.Object({
          code: StringEnum(["storage", "schema", "deliveries", "stopping"] as const, { description: "Kind of reason" }),
          message: Type.String({ description: "What the reason is and what to do" }),
        }),
        { description: "Why the server should get no requests; empty if it is ready" },
      ),
    },
    { title: "Readiness" },
  ),
  example: { input: {} },
  getStatus: ({ status }: { status: string }) => (status === "ready" ? 200 : 503),
  rest: { method: "GET", path: "/readyz" },
  async run({ readiness }) {
    const reasons = [...(await readiness.listReasons())];
    return { status: reasons.length === 0 ? "ready" : "not_ready", version, reasons } as const;
  },
});
