import type { ProjectId } from "#/model/ids";
import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { IdString, StrictObject } from "#/kernel/schema";
import type { Project } from "#/model/project";
import { getActor } from "#/operations/actor";
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";
import { printRunReport, createRunReport, RunReport } from "#/operations/projects/run-report";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { publishDesign } from "#/lifecycle/publish-design";
import { runProject } from "#/pipeline/run-project";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const resume = defineOperation({
  name: "resume",
  title: "Resume projects",
  summary:
    "Resumes a project that was interrupted, failed or waits for approval. Without an id, resumes all unfinished projects.",
  tag: "Projects",
  access: "administrator",
  input: StrictObject({
    project: Type.Optional(IdString<ProjectId>({ maxLength: 64, description: "Id of the project" })),
    approve: Type.Optional(Type.Boolean({ description: "Approve the foundation and the design without review" })),
    publish: Type.Optional(Type.Boolean({ description: "Publish the approved design" })),
  }),
  output: Type.Object({ projects: Type.Array(RunReport) }, { title: "RunReports" }),
  cli: {
    command: "resume",
    arguments: [{ property: "project", label: "[PROJECT]" }],
    endsOnSignal: true,
    print: ({ projects }: { projects: RunReport[] }) =>
      projects.length ? projects.map(printRunReport).join("\n\n") : "There are no unfinished projects.",
    examples: ["livery resume", "livery resume prj_01jd… --approve --publish"],
  },
  async run(context, { project: id, approve, publish }) {
    const { store } = context;
    const namedProject = id === undefined ? undefined : await store.projects.findById(id);
    if (id !== undefined && !namedProject) throw new Failure("not_found", "No project has this id.");
    const reports: RunReport[] = [];
    for (const project of namedProject ? [namedProject] : await store.projects.listUnfinished()) {
      const commandContext = { ...context, by: getActor(context) };
      if (approve !== undefined || publish !== undefined) {
        const autoApprovals = {
          approve: approve ?? project.autoApprovals.approve,
          publish: publish ?? project.autoApprovals.publish,
        };
        await runUnitOfWork(commandContext, ({ repositories: { projects } }) => projects.update(project.id, { autoApprovals }));
      }
      if (project.state === "FAILED") await enqueueRun(commandContext, project.id, "resume");
      const finished = await runProject(commandContext, project.id);
      await publishIfAutoApproved(context, finished);
      reports.push(await createRunReport(context, finished, []));
    }
    return { projects: reports };
  },
});

/** Publishes the approved design of a finished project if publishing was approved in advance. */
async function publishIfAutoApproved(context: Context, { state, autoApprovals, designId }: Project): Promise<void> {
  if (state !== "FINALIZED" || !autoApprovals.publish) return;
  const design = await context.store.designs.findById(designId);
  if (design?.status === "APPROVED") await publishDesign({ ...context, by: getActor(context) }, designId);
}
