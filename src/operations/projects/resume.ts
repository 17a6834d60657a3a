import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import type { Project } from "#/model/project";
import { actorOf } from "#/operations/actor";
import { type Context, operation } from "#/operations/operation";
import { printReport, reportOf, RunReport } from "#/operations/projects/run-report";
import { enqueueRun } from "#/lifecycle/enqueue-run";
import { publishDesign } from "#/lifecycle/publish-design";
import { runProject } from "#/pipeline/run-project";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const resume = operation({
  name: "resume",
  title: "Resume projects",
  summary:
    "Goes on with a project that was cut off, failed or waits for approval; with every unfinished one where none is named.",
  tag: "Projects",
  access: "administrator",
  input: StrictObject({
    project: Type.Optional(Type.String({ maxLength: 64, description: "The project's id" })),
    approve: Type.Optional(Type.Boolean({ description: "Approve what waits for it without a stop" })),
    publish: Type.Optional(Type.Boolean({ description: "Publish the approved design as well" })),
  }),
  output: Type.Object({ projects: Type.Array(RunReport) }, { title: "RunReports" }),
  cli: {
    verb: "resume",
    arguments: [{ property: "project", label: "[PROJECT]" }],
    print: ({ projects }: { projects: RunReport[] }) =>
      projects.length ? projects.map(printReport).join("\n\n") : "No project is unfinished.",
    examples: ["livery resume", "livery resume prj_01jd… --approve --publish"],
  },
  async run(context, { project: id, approve, publish }) {
    const { store } = context;
    const named = id === undefined ? undefined : await store.projects.findById(id);
    if (id !== undefined && !named) throw new Failure("not_found", "No project has this id.");
    const reports: RunReport[] = [];
    for (const project of named ? [named] : await store.projects.listUnfinished()) {
      const deed = { ...context, by: actorOf(context) };
      if (approve !== undefined || publish !== undefined) {
        const autoApprovals = {
          approve: approve ?? project.autoApprovals.approve,
          publish: publish ?? project.autoApprovals.publish,
        };
        await runUnitOfWork(deed, ({ repositories: { projects } }) => projects.update(project.id, { autoApprovals }));
      }
      if (project.state === "FAILED") await enqueueRun(deed, project.id, "resume");
      const ended = await runProject(deed, project.id);
      await publishWhereDecided(context, ended);
      reports.push(await reportOf(context, ended, []));
    }
    return { projects: reports };
  },
});

/** An approved design whose project has ended is published where that is decided now. */
async function publishWhereDecided(context: Context, { state, autoApprovals: foregone, designId }: Project): Promise<void> {
  if (state !== "FINALIZED" || !foregone.publish) return;
  const design = await context.store.designs.findById(designId);
  if (design?.status === "APPROVED") await publishDesign({ ...context, by: actorOf(context) }, designId);
}
