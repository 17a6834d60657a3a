import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { version } from "#/kernel/version";
import { defineOperation } from "#/operations/operation";

/** Problems that stop Livery. With the others it keeps serving reads. */
const failingCodes: readonly string[] = ["damaged", "newer_schema", "unreachable"];

export const checkHealth = defineOperation({
  name: "check_health",
  title: "Check health",
  summary:
    "Returns the health of the server: `ok`; `degraded` if the database can only be read; `failing`, with status " +
    "503, if the database is damaged, cannot be reached or has a newer schema. `problems` lists what to do.",
  tag: "Server",
  access: "public",
  isUnlimited: true,
  input: StrictObject({}),
  output: Type.Object(
    {
      status: StringEnum(["ok", "degraded", "failing"] as const, { description: "Health of the server" }),
      version: Type.String({ description: "Version of the server" }),
      problems: Type.Array(
        Type.Object({
          code: StringEnum(["damaged", "newer_schema", "full", "unwritable", "unreachable"] as const, {
            description: "Kind of problem",
          }),
          message: Type.String({ description: "What the problem is and how to fix it" }),
        }),
        { description: "Problems with the storage; empty if there are none" },
      ),
    },
    { title: "Health" },
  ),
  example: { input: {} },
  getStatus: ({ status }: { status: string }) => (status === "failing" ? 503 : 200),
  rest: { method: "GET", path: "/healthz" },
  async run({ store }) {
    try {
      store.getRevision();
    } catch (error) {
      if (!store.recordFault(error)) throw error;
    }
    const problems = [...store.listFaults()];
    const isFailing = problems.some(({ code }) => failingCodes.includes(code));
    const status = isFailing ? "failing" : problems.length > 0 ? "degraded" : "ok";
    return { status, version, problems } as const;
  },
});
