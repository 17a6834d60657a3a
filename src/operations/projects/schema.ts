import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { type ChangeRequest, type Project, projectStates } from "#/model/project";
import type { Context } from "#/operations/operation";
import { isHeld } from "#/lifecycle/lease";
import { type AuditReport, severities } from "#/model/audit-report";

const projectFields = {
  id: Type.String({ description: "The project's id" }),
  workspaceId: Type.String({ description: "The workspace that it belongs to" }),
  name: Type.String({ description: "Its name" }),
  brandId: Type.String({ description: "The brand that the design is for" }),
  designId: Type.String({ description: "The design that it makes" }),
  state: StringEnum(projectStates, { description: "Where it stands" }),
  running: Type.Boolean({ description: "Whether it is being worked on, or waits in line for that, just now" }),
  externalDesign: Type.Boolean({ description: "Whether it pauses after its pages for work in an external design tool" }),
  failedStage: Nullable(StringEnum(projectStates, { description: "The stage that failed, while the state is FAILED" })),
  failure: Nullable(Type.String({ description: "Why it failed, while the state is FAILED" })),
  createdAt: Type.String({ format: "date-time", description: "When it was made" }),
  updatedAt: Type.String({ format: "date-time", description: "When its state changed last" }),
};

/** A project as lists show it. */
export const ProjectResponse = Type.Object(projectFields, { title: "Project" });
export type ProjectResponse = Static<typeof ProjectResponse>;

const ChangeRequestResponse = Type.Object(
  {
    id: Type.String({ description: "The request's id" }),
    stage: StringEnum(projectStates, { description: "The stage that the project went back to" }),
    note: Type.String({ description: "What is wanted, in the reviewer's words" }),
    requestedBy: Type.String({ description: "Who asked" }),
    createdAt: Type.String({ format: "date-time", description: "When it was asked" }),
  },
  { title: "ChangeRequest" },
);

/** A project with what was asked of it in its reviews. */
export const ProjectDetailsResponse = Type.Object(
  {
    ...projectFields,
    changeRequests: Type.Array(ChangeRequestResponse, { description: "What reviewers asked for, oldest first" }),
  },
  { title: "ProjectDetails" },
);
export type ProjectDetailsResponse = Static<typeof ProjectDetailsResponse>;

/** What the API description shows. */
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

/** A project as it stands now. */
export async function toProjectResponse(
  { clock, store }: Pick<Context, "clock" | "store">,
  project: Project,
): Promise<ProjectResponse> {
  const { id, workspaceId, name, designId, state, externalDesign, failedStage, failure, createdAt, updatedAt } = project;
  const design = await store.designs.findById(designId);
  if (!design) throw new Error(`project ${id} has lost its design`);
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

/** The same with its change requests. */
export const toProjectDetailsResponse = async (
  context: Pick<Context, "clock" | "store">,
  project: Project,
  requests: readonly ChangeRequest[],
): Promise<ProjectDetailsResponse> => ({
  ...(await toProjectResponse(context, project)),
  changeRequests: requests.map(({ projectId, ...shown }) => shown),
});

/** What the coherence audit found, as the review shows it. */
export const AuditReportResponse = Type.Object(
  {
    rules: Type.Array(Type.String(), { description: "Every rule that was asked" }),
    findings: Type.Array(
      Type.Object({
        rule: Type.String({ description: "The rule's id" }),
        severity: StringEnum(severities, { description: "Open errors keep a design from being approved" }),
        safety: Type.Boolean({ description: "Whether nobody can waive it as an error" }),
        subject: Type.String({ description: "The token, component, page or asset" }),
        place: Type.Optional(Type.String({ description: "The place in it, such as line and column" })),
        message: Type.String({ description: "What was found" }),
        fix: Type.String({ description: "The exact mend" }),
        count: Type.Optional(Type.Integer({ description: "How many places of the subject it holds for" })),
        waived: Type.Optional(Type.String({ description: "Why a person lets it stand" })),
      }),
      { description: "The gravest first; waived ones stay" },
    ),
    counts: Type.Object(
      { error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() },
      { description: "Open findings" },
    ),
  },
  { title: "AuditReport" },
);

/** A report as its answer. */
export const toAuditReportResponse = ({ rules, findings, counts }: AuditReport): Static<typeof AuditReportResponse> => ({
  rules: [...rules],
  findings: findings.map((finding) => ({ ...finding })),
  counts: { ...counts },
});

/** An example for the API description. */
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
