import { type Static, Type } from "@sinclair/typebox";
import { Nullable, StringEnum } from "#/kernel/schema";
import { severities } from "#/model/audit-report";
import { artifactKinds, artifactStatuses, type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import { designExample } from "#/operations/designs/schema";
import type { Context } from "#/operations/operation";

const ArtifactCheck = Type.Object(
  {
    rule: Type.String({ description: "The audit's rule" }),
    severity: StringEnum(severities, { description: "How grave it is" }),
    safety: Type.Boolean({ description: "Whether an error of this rule keeps it from being accepted by anyone" }),
    subject: Type.String({ description: "What it is about" }),
    message: Type.String({ description: "What is wrong" }),
    fix: Type.String({ description: "How to mend it" }),
  },
  { title: "ArtifactCheck" },
);

const artifactFields = {
  id: Type.String({ description: "The import's id" }),
  kind: StringEnum(artifactKinds, { description: "What it is" }),
  name: Type.String({ description: "Its name" }),
  status: StringEnum(artifactStatuses, { description: "Where it stands: DRAFT waits for a person" }),
  bytes: Type.Integer({ description: "Size of the markup, or of the picture as it is kept" }),
  checks: Type.Array(ArtifactCheck, { description: "What the audit says of it, the gravest first" }),
};

/** An import as the tool that sent it sees it. */
export const ArtifactResponse = Type.Object(artifactFields, { title: "Artifact" });
export type ArtifactResponse = Static<typeof ArtifactResponse>;

/** An import as its reviewers see it. */
export const DeliverableResponse = Type.Object(
  {
    ...artifactFields,
    slug: Type.String({ description: "What it is called in the design; it takes the place of what has this slug" }),
    acceptable: Type.Boolean({ description: "Whether it is pending and nothing of safety speaks against it" }),
    previewUrl: Type.String({ format: "uri", description: "How it looks, in a sandbox, for signed-in members" }),
    reason: Nullable(Type.String({ description: "Why it was rejected" })),
    decidedBy: Nullable(Type.String({ description: "Who accepted or rejected it" })),
    createdAt: Type.String({ format: "date-time", description: "When it came in" }),
    decidedAt: Nullable(Type.String({ format: "date-time", description: "When it was accepted or rejected" })),
  },
  { title: "Deliverable" },
);
export type DeliverableResponse = Static<typeof DeliverableResponse>;

/** What the API description shows. */
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

/** An import as it stands. */
export const toArtifactResponse = ({ id, kind, name, status, bytes, checks }: ExternalArtifact): ArtifactResponse => ({
  id,
  kind,
  name,
  status,
  bytes,
  checks: checks.map(({ rule, severity, safety, subject, message, fix }) => ({ rule, severity, safety, subject, message, fix })),
});

/** The same with what a reviewer needs. */
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
