import type { ArtifactId, DesignId, ProjectId, WorkspaceId } from "#/model/ids";

import type { ComponentCategory, ComponentVariant } from "#/model/component";
import type { Finding } from "#/model/audit-report";
import type { ExternalAssetKind } from "#/model/external-asset-kind";
import { defineStateMachine } from "#/model/state-machine";

/** What an external design tool can return. */
export const artifactKinds = ["component", "page", "asset"] as const;
export type ArtifactKind = (typeof artifactKinds)[number];

/** DRAFT: waits for a person. SUPERSEDED: a newer import of the same name replaced it. */
export const artifactStatuses = ["DRAFT", "ACCEPTED", "REJECTED", "SUPERSEDED"] as const;
export type ArtifactStatus = (typeof artifactStatuses)[number];

/** What changes an import's status. */
export type ArtifactCommand = "accept" | "reject" | "supersede" | "withdraw" | "rejectUnsafe";

/**
 * The statuses of an import and what leads from one to another. A newer import of the same name
 * supersedes it; an accepted one that a stricter policy finds unsafe is withdrawn, or rejected if
 * its project has ended.
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

/**
 * The content of an import: its markup in canonical form, or as sent if the checks refuse it. A
 * picture is stored by the SHA-256 of its bytes.
 */
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

/** One imported component, page or picture. */
export type ExternalArtifact = {
  readonly id: ArtifactId;
  readonly workspaceId: WorkspaceId;
  readonly designId: DesignId;
  readonly projectId: ProjectId;
  readonly kind: ArtifactKind;
  readonly name: string;
  /** Its slug in the design. Two imports with the same slug and kind are the same thing. */
  readonly slug: string;
  readonly status: ArtifactStatus;
  /** Size of the markup or of the stored picture. */
  readonly bytes: number;
  /**
   * Bytes in storage: its content, and all variants of a picture. Counted in full, even if others
   * share them.
   */
  readonly storedBytes: number;
  /** SHA-256 of name and content as sent. Equal fingerprints are the same import. */
  readonly fingerprint: string;
  /** The version of the policy that its checks used; 0 for rows that are older than the policy. */
  readonly policyVersion: number;
  /** SHA-256 of the stored content. */
  readonly contentHash: string;
  /** The findings of the audit. A safety error makes it impossible to accept. */
  readonly checks: readonly Finding[];
  /** Why it was rejected. */
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

/** Whether its checks found a safety error, so that it cannot be accepted. */
export const isUnsafe = ({ checks }: Pick<ExternalArtifact, "checks">): boolean =>
  checks.some(({ safety, severity }) => safety && severity === "error");
