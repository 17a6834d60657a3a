import { Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { version } from "#/kernel/version";
import { defineOperation } from "#/operations/operation";

/** Faults with which Livery does not do its work. With the others it goes on reading. */
const failingCodes: readonly string[] = ["damaged", "newer_schema"];

export const checkHealth = defineOperation({
  name: "check_health",
  title: "Check health",
  summary:
    "Says how the server fares: `ok`; `degraded` where the database can only be read; `failing`, with status 503, where it is damaged or of a newer schema. `problems` says what to do.",
  tag: "Server",
  access: "public",
  input: StrictObject({}),
  output: Type.Object(
    {
      status: StringEnum(["ok", "degraded", "failing"] as const, { description: "How the server fares" }),
      version: Type.String({ description: "The version that runs" }),
      problems: Type.Array(
        Type.Object({
          code: StringEnum(["damaged", "newer_schema", "full", "unwritable"] as const, { description: "What is wrong" }),
          message: Type.String({ description: "What it is and what to do" }),
        }),
        { description: "What is wrong with the storage; empty while all is well" },
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
