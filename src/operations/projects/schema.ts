import { Adjustment } from "#/model/adjustment";
import type { BrandId, ChangeRequestId, DesignId, ProjectId, WorkspaceId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import type { Clock } from "#/kernel/clock";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import type { Design } from "#/model/design";
import { type ChangeRequest, type Project, projectStates } from "#/model/project";
import type { Context } from "#/operations/context";
import { isHeld } from "#/lifecycle/lease";
import { type AuditReport, type Finding, severities } from "#/model/audit-report";

const projectFields = {
  id: IdString<ProjectId>({ description: "Id of the project" }),
  workspaceId: IdString<WorkspaceId>({ description: "Id of the workspace" }),
  name: Type.String({ description: "Name of the project" }),
  brandId: IdString<BrandId>({ description: "Id of the brand" }),
  designId: IdString<DesignId>({ description: "Id of the design that the project produces" }),
  state: StringEnum(projectStates, { description: "State of the project" }),
  running: Type.Boolean({ description: "Whether the project is running or queued to run" }),
  externalDesign: Type.Boolean({
    description: "Whether the project pauses after the PAGES stage for work in an external design tool",
  }),
  failedStage: Nullable(
    StringEnum(projectStates, { description: "The stage that failed if the state is FAILED; otherwise null" }),
  ),
  failure: Nullable(Type.String({ description: "Why the stage failed if the state is FAILED; otherwise null" })),
  createdAt: Type.String({ format: "date-time", description: "When the project was created" }),
  updatedAt: Type.String({ format: "date-time", description: "When the state last changed" }),
};

/** A project. */
export const ProjectResponse = Type.Object(projectFields, { title: "Project" });
export type ProjectResponse = Static<typeof ProjectResponse>;

const ChangeRequestResponse = Type.Object(
  {
    id: IdString<ChangeRequestId>({ description: "Id of the change request" }),
    stage: StringEnum(projectStates, { description: "The stage that the project returned to; for a note, the state it was in" }),
    note: Type.String({ description: "The reviewer's note" }),
    about: Nullable(
      Type.String({
        description: "What a note is about, such as `colour` or `page:landing`; null if it says nothing about that",
      }),
    ),
    requestedBy: Type.String({ description: "Who requested the change" }),
    createdAt: Type.String({ format: "date-time", description: "When the change was requested" }),
  },
  { title: "ChangeRequest" },
);

/** A project with the change requests of its reviews. */
export const ProjectDetailsResponse = Type.Object(
  {
    ...projectFields,
    changeRequests: Type.Array(ChangeRequestResponse, { description: "Change requests, oldest first" }),
  },
  { title: "ProjectDetails" },
);
export type ProjectDetailsResponse = Static<typeof ProjectDetailsResponse>;

export const projectExample: ProjectResponse = {
  id: "prj_01kaph4c7ke0sbx1v0s1kq4s4m",
  workspaceId: "ws_01kaph4c7ke0sbx1v0s1kq4s4m",
  name: "Nordhavn Optik, Swiss",
  brandId: "br_01kaph4c7ke0sbx1v0s1kq4s4m",
  designId: "ds_01kaph4c7ke0sbx1v0s1kq4s4m",
  state: "FOUNDATION_REVIEW",
  running: false,
  externalDesign: false,
  failedStage: null,
  failure: null,
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:04.000Z",
};

/** Maps a project to its response, in its current state. */
export async function toProjectResponse(
  { clock, store }: Pick<Context, "clock" | "store">,
  project: Project,
): Promise<ProjectResponse> {
  return mapProject(clock, project, await store.designs.findById(project.designId));
}

/** Maps a project and its design to its response, in its current state. */
export function mapProject(clock: Clock, project: Project, design: Design | undefined): ProjectResponse {
  const { id, workspaceId, name, designId, state, externalDesign, failedStage, failure, createdAt, updatedAt } = project;
  if (!design) throw new Error(`project ${id} has no design`);
  return {
    id,
    workspaceId,
    name,
    brandId: design.brandId,
    designId,
    state,
    running: isHeld(project, clock),
    externalDesign,
    failedStage,
    failure,
    createdAt,
    updatedAt,
  };
}

/** Maps a project and its change requests to its response. */
export const toProjectDetailsResponse = async (
  context: Pick<Context, "clock" | "store">,
  project: Project,
  requests: readonly ChangeRequest[],
): Promise<ProjectDetailsResponse> => ({
  ...(await toProjectResponse(context, project)),
  changeRequests: requests.map(({ projectId, ...shown }) => shown),
});

/** A finding of the audit. */
export const FindingResponse = Type.Object({
  rule: Type.String({ description: "Id of the rule" }),
  severity: StringEnum(severities, { description: "Severity of the finding. Open errors block approval" }),
  safety: Type.Boolean({ description: "Whether the finding cannot be waived as an error" }),
  subject: Type.String({ description: "The token, component, page or asset that the finding is about" }),
  place: Type.Optional(Type.String({ description: "Location in the subject, such as line and column" })),
  message: Type.String({ description: "Description of the finding" }),
  fix: Type.String({ description: "How to fix it" }),
  adjustments: Type.Optional(
    Type.Array(Adjustment, {
      description: "Adjustments that make the fix, where it is known as values. Add them to those of get_design_edits",
    }),
  ),
  count: Type.Optional(Type.Integer({ description: "Number of occurrences in the subject" })),
  waived: Type.Optional(Type.String({ description: "Reason for the waiver; absent if the finding is not waived" })),
});

/** How many findings are open. */
export const FindingCounts = Type.Object(
  { error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() },
  { description: "Number of open findings by severity" },
);

/** A coherence audit report. */
export const AuditReportResponse = Type.Object(
  {
    rules: Type.Array(Type.String(), { description: "Ids of all rules that were checked" }),
    findings: Type.Array(FindingResponse, { description: "Findings, most severe first, including waived ones" }),
    counts: FindingCounts,
  },
  { title: "AuditReport" },
);

/** Maps a finding to its response. */
export const toFindingResponse = ({ adjustments, ...finding }: Finding): Static<typeof FindingResponse> => ({
  ...finding,
  ...(adjustments && { adjustments: [...adjustments] }),
});

/** Maps a report to its response. */
export const toAuditReportResponse = ({ rules, findings, counts }: AuditReport): Static<typeof AuditReportResponse> => ({
  rules: [...rules],
  findings: findings.map(toFindingResponse),
  counts: { ...counts },
});

export const auditExample: Static<typeof AuditReportResponse> = {
  rules: ["token-contrast", "markup-safe"],
  findings: [
    {
      rule: "token-contrast",
      severity: "error",
      safety: false,
      subject: "tokens, dark: link on card",
      message: "The contrast is 4.31:1; the minimum is 4.5:1.",
      fix: "Increase the difference in lightness between link and card.",
      waived: "The card is never shown with links.",
    },
  ],
  counts: { error: 0, warning: 0, info: 0 },
};
