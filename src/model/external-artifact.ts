import type { ComponentCategory, ComponentVariant } from "#/model/component";
import type { Finding } from "#/model/audit-report";
import { defineStateMachine } from "#/model/state-machine";

/** What can come back from an external design tool. */
export const artifactKinds = ["component", "page", "asset"] as const;
export type ArtifactKind = (typeof artifactKinds)[number];

/** Where an import stands: new ones wait for a person; a newer one of the same name takes the place of one that waits. */
export const artifactStatuses = ["DRAFT", "ACCEPTED", "REJECTED", "SUPERSEDED"] as const;
export type ArtifactStatus = (typeof artifactStatuses)[number];

/** What changes an import's status. */
export type ArtifactCommand = "accept" | "reject" | "supersede" | "withdraw" | "rejectUnsafe";

/**
 * The statuses of an import and what leads from one to another. A newer import of the same name supersedes it; an accepted one
 * that a stricter policy finds unsafe is withdrawn, or rejected if its project has ended.
 */
export const artifactMachine = defineStateMachine<ArtifactStatus, ArtifactCommand>({
  noun: "import",
  initial: ["DRAFT"],
  phrases: {
    DRAFT: "is pending",
    ACCEPTED: "is already accepted",
    REJECTED: "is no longer pending: it was rejected",
    SUPERSEDED: "is no longer pending: a newer import replaced it",
  },
  offers: { accept: "accept it", reject: "reject it" },
  transitions: {
    DRAFT: { accept: "ACCEPTED", reject: "REJECTED", supersede: "SUPERSEDED", withdraw: "DRAFT", rejectUnsafe: "REJECTED" },
    ACCEPTED: { supersede: "SUPERSEDED", withdraw: "DRAFT", rejectUnsafe: "REJECTED" },
    REJECTED: {},
    SUPERSEDED: {},
  },
});

/** What an imported picture shows. */
export const externalAssetKinds = ["logo", "mark", "icon", "photo", "illustration", "pattern", "texture", "other"] as const;
export type ExternalAssetKind = (typeof externalAssetKinds)[number];

/** What was imported: its markup in canonical form, or as it was sent where the checks refuse it; a picture stands for itself by the SHA-256 of its stored bytes. */
export type ArtifactContent =
  | {
      readonly kind: "component";
      readonly html: string;
      readonly category: ComponentCategory;
      readonly variants: readonly ComponentVariant[];
      readonly notes: string | null;
    }
  | { readonly kind: "page"; readonly html: string; readonly path: string | null; readonly notes: string | null }
  | {
      readonly kind: "asset";
      readonly assetKind: ExternalAssetKind;
      readonly hash: string;
      readonly webpHash: string;
      readonly thumbnailHash: string;
      readonly width: number;
      readonly height: number;
      readonly sourceCode: string | null;
      readonly alt: string;
    };

/** One import: a component, a page or a picture that waits for review, or what became of it. */
export type ExternalArtifact = {
  readonly id: string;
  readonly workspaceId: string;
  readonly designId: string;
  readonly projectId: string;
  readonly kind: ArtifactKind;
  readonly name: string;
  /** What it will be called in the design; two imports of one slug and kind are the same thing. */
  readonly slug: string;
  readonly status: ArtifactStatus;
  /** Size of the markup or of the stored picture. */
  readonly bytes: number;
  /** What it takes in storage: its content, and all variants of a picture. Counted as sent, whether or not others have the same. */
  readonly storedBytes: number;
  /** SHA-256 of name and content as they were sent: the same content again is the same import. */
  readonly fingerprint: string;
  /** The number of the policy that its checks were made by; 0 for rows from before there was one. */
  readonly policyVersion: number;
  /** SHA-256 of the stored content. */
  readonly contentHash: string;
  /** What the audit says of it; an error of safety keeps it from ever being accepted. */
  readonly checks: readonly Finding[];
  /** Why it was rejected. */
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

/** Whether nobody may accept it. */
export const isUnsafe = ({ checks }: Pick<ExternalArtifact, "checks">): boolean =>
  checks.some(({ safety, severity }) => safety && severity === "error");
