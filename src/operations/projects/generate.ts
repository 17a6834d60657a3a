import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { maxSeed } from "#/kernel/random";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { Brief, maxMarkChoices } from "#/model/brief";
import { archetypeIds } from "#/model/direction";
import { getActor } from "#/operations/actor";
import { chooseInProcess, startWithParameters } from "#/operations/brands/start-with-parameters";
import { defineOperation } from "#/operations/operation";
import { findWorkspace } from "#/operations/workspaces/resolve";
import { runStartedProject } from "#/operations/projects/run-started-project";
import { printRunReport, createRunReport, RunReport } from "#/operations/projects/run-report";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";
import { startProject } from "#/lifecycle/start-project";
import { loadStartParent } from "#/operations/sub-brands/load-parent-version";
import { parentInput } from "#/operations/sub-brands/parent-input";
import { readBrief } from "#/operations/understanding/read-brief";

export const generate = defineOperation({
  name: "generate",
  title: "Generate a design from a brief",
  summary: "Runs the pipeline on a brief, up to the first review, or to the end with --approve.",
  tag: "Projects",
  access: "administrator",
  input: StrictObject({
    brief: Brief,
    workspace: Type.Optional(Type.String({ description: "Slug of the workspace; optional if there is only one", maxLength: 60 })),
    direction: Type.Optional(
      StringEnum(archetypeIds, { description: "Direction of the design; chosen from the brief if omitted" }),
    ),
    seed: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: maxSeed,
        description: "Seed of the design's random choices; derived from the brief if omitted",
      }),
    ),
    mark: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: maxMarkChoices,
        description: "Number of the mark to use, of the six that are drawn for the brief; the first if omitted",
      }),
    ),
    ...parentInput,
    approve: Type.Optional(Type.Boolean({ default: false, description: "Approve the foundation and the design without review" })),
    publish: Type.Optional(Type.Boolean({ default: false, description: "Publish the approved design" })),
  }),
  output: RunReport,
  cli: {
    command: "generate",
    arguments: [{ property: "brief", label: "BRIEF.json", reads: "JSON_FILE" }],
    endsOnSignal: true,
    print: printRunReport,
    examples: [
      "livery generate brief.json --approve --publish",
      "livery generate kids.json --parent nordhavn-optik --approve",
      "livery generate - --direction swiss --seed 7 --mark 2 --json < brief.json",
    ],
  },
  async run(context, input) {
    if (input.publish && !input.approve)
      throw new Failure("invalid", "publish requires approve: only an approved design can be published.");
    const { brief, notices } = await readBrief(input.mark === undefined ? input.brief : { ...input.brief, mark: input.mark });
    const found = await findWorkspace(context, input.workspace === undefined ? {} : { id: input.workspace });
    if (!found) throw new Failure("not_found", `No workspace has the slug "${input.workspace}".`);
    const family = await loadStartParent(context, found.workspaceId, brief.name, input);
    const commandContext = { ...context, by: getActor(context) };
    const { workspaceId } = found;
    const autoApprovals = { approve: input.approve ?? false, publish: input.publish ?? false };
    const project = await startWithParameters(
      context,
      { workspaceId, brief, ...family, directionId: input.direction, seed: input.seed },
      (parameters) =>
        runUnitOfWork(commandContext, async (tx) => {
          const start = { workspaceId, brief, ...family, parameters, autoApprovals };
          const started = await startProject({ ...commandContext, tx }, start);
          return await enqueueRun({ ...commandContext, tx }, started.project.id, "run");
        }),
      chooseInProcess,
    );
    return await createRunReport(context, await runStartedProject(commandContext, project), notices);
  },
});
