import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { maxSeed } from "#/kernel/random";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { Brief } from "#/model/brief";
import { normalizeBrief } from "#/model/normalize-brief";
import { archetypeIds } from "#/model/direction";
import { getActor } from "#/operations/actor";
import { defineOperation } from "#/operations/operation";
import { findWorkspace } from "#/operations/workspaces/resolve";
import { printRunReport, createRunReport, RunReport } from "#/operations/projects/run-report";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { runProject } from "#/pipeline/run-project";
import { startProject } from "#/lifecycle/start-project";

export const generate = defineOperation({
  name: "generate",
  title: "Generate a design from a brief",
  summary:
    "Takes a brief through the whole pipeline, up to where a person decides, or to the end where that is decided in advance.",
  tag: "Projects",
  access: "administrator",
  input: StrictObject({
    brief: Brief,
    workspace: Type.Optional(
      Type.String({ description: "The workspace's slug; not needed where there is only one", maxLength: 60 }),
    ),
    direction: Type.Optional(StringEnum(archetypeIds, { description: "The direction to take" })),
    seed: Type.Optional(Type.Integer({ minimum: 0, maximum: maxSeed, description: "Chooses among equals" })),
    approve: Type.Optional(Type.Boolean({ default: false, description: "Approve foundation and design without a stop" })),
    publish: Type.Optional(Type.Boolean({ default: false, description: "Publish the approved design as well" })),
  }),
  output: RunReport,
  cli: {
    command: "generate",
    arguments: [{ property: "brief", label: "BRIEF.json", reads: "JSON_FILE" }],
    print: printRunReport,
    examples: [
      "livery generate brief.json --approve --publish",
      "livery generate - --direction swiss --seed 7 --json < brief.json",
    ],
  },
  async run(context, input) {
    if (input.publish && !input.approve)
      throw new Failure("invalid", "publish needs approve: only an approved design can be published.");
    const { brief, notices } = normalizeBrief(input.brief);
    const found = await findWorkspace(context, input.workspace === undefined ? {} : { id: input.workspace });
    if (!found) throw new Failure("not_found", `No workspace has the slug "${input.workspace}".`);
    const commandContext = { ...context, by: getActor(context) };
    const project = await runUnitOfWork(commandContext, async (tx) => {
      const started = await startProject(
        { ...commandContext, tx },
        {
          workspaceId: found.workspaceId,
          brief,
          directionId: input.direction,
          seed: input.seed,
          autoApprovals: { approve: input.approve ?? false, publish: input.publish ?? false },
        },
      );
      return await enqueueRun({ ...commandContext, tx }, started.project.id, "run");
    });
    return await createRunReport(context, await runProject(commandContext, project.id), notices);
  },
});
