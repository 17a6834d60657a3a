import type { ArtifactId, ProjectId } from "#/model/ids";
import { type Static, Type } from "@sinclair/typebox";
import { IdString, Nullable, StringEnum } from "#/kernel/schema";
import { severities } from "#/model/audit-report";
import { artifactKinds, artifactStatuses, type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import { projectStates } from "#/model/project";
import { designExample } from "#/operations/designs/schema";
import type { Context } from "#/operations/context";

const ArtifactCheck = Type.Object(
  {
    rule: Type.String({ description: "Id of the audit rule" }),
    severity: StringEnum(severities, { description: "Severity of the finding" }),
    safety: Type.Boolean({ description: "Whether this is a safety rule. An import with a safety error cannot be accepted." }),
    subject: Type.String({ description: "What the finding is about" }),
    message: Type.String({ description: "The problem" }),
    fix: Type.String({ description: "How to fix it" }),
  },
  { title: "ArtifactCheck" },
);

const artifactFields = {
  id: IdString<ArtifactId>({ description: "The import's id" }),
  kind: StringEnum(artifactKinds, { description: "Kind of the import" }),
  name: Type.String({ description: "Name of the import" }),
  status: StringEnum(artifactStatuses, { description: "Review status; DRAFT is waiting for review" }),
  bytes: Type.Integer({ description: "Size in bytes of the markup or the stored image" }),
  checks: Type.Array(ArtifactCheck, { description: "Audit findings, safety errors first" }),
};

/** An import in responses to the tool that sent it. */
export const ArtifactResponse = Type.Object(artifactFields, { title: "Artifact" });
export type ArtifactResponse = Static<typeof ArtifactResponse>;

/** Response fields of every import operation. */
export const importResultFields = {
  artifacts: Type.Array(ArtifactResponse, {
    description: "One row per item, components before pages, in the order of the request",
  }),
  project: Type.Object(
    {
      id: IdString<ProjectId>({ description: "The project's id" }),
      state: StringEnum(projectStates, { description: "The project's state" }),
    },
    { description: "The project that the imports belong to" },
  ),
  deliverablesUrl: Type.String({ format: "uri", description: "URL that lists the imports for review" }),
};

/** An import in responses to its reviewers. */
export const DeliverableResponse = Type.Object(
  {
    ...artifactFields,
    slug: Type.String({ description: "Slug in the design. Accepting the import replaces an item with the same slug." }),
    acceptable: Type.Boolean({ description: "Whether it can be accepted: it is pending and has no safety errors" }),
    previewUrl: Type.String({ format: "uri", description: "URL of its sandboxed preview, for signed-in members" }),
    reason: Nullable(Type.String({ description: "Why it was rejected; null otherwise" })),
    decidedBy: Nullable(Type.String({ description: "Who accepted or rejected it; null while pending" })),
    createdAt: Type.String({ format: "date-time", description: "When it was imported" }),
    decidedAt: Nullable(
      Type.String({ format: "date-time", description: "When it was accepted or rejected; null while pending" }),
    ),
  },
  { title: "Deliverable" },
);
export type DeliverableResponse = Static<typeof DeliverableResponse>;

/** Examples in the API reference. */
export const artifactExample: ArtifactResponse = {
  id: "art_01kaph4c7ke0sbx1v0s1kq4s4m",
  kind: "component",
  name: "Price tag",
  status: "DRAFT",
  bytes: 412,
  checks: [],
};
export const deliverableExample: DeliverableResponse = {
  ...artifactExample,
  slug: "price-tag",
  acceptable: true,
  previewUrl: "http://localhost:4600/preview/artifacts/art_01kaph4c7ke0sbx1v0s1kq4s4m",
  reason: null,
  decidedBy: null,
  createdAt: designExample.createdAt,
  decidedAt: null,
};

export const toArtifactResponse = ({ id, kind, name, status, bytes, checks }: ExternalArtifact): ArtifactResponse => ({
  id,
  kind,
  name,
  status,
  bytes,
  checks: checks.map(({ rule, severity, safety, subject, message, fix }) => ({ rule, severity, safety, subject, message, fix })),
});

export function toDeliverableResponse({ baseUrl }: Pick<Context, "baseUrl">, artifact: ExternalArtifact): DeliverableResponse {
  const { id, slug, status, reason, decidedBy, createdAt, decidedAt } = artifact;
  return {
    ...toArtifactResponse(artifact),
    slug,
    acceptable: status === "DRAFT" && !isUnsafe(artifact),
    previewUrl: `${baseUrl}/preview/artifacts/${id}`,
    reason,
    decidedBy,
    createdAt,
    decidedAt,
  };
}
