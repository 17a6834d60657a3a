import type { Brand } from "#/model/brand";
import type { Design } from "#/model/design";
import type { Project } from "#/model/project";
import type { System } from "#/model/system";

/** The time of every example. */
export const exampleTime = "2026-11-21T12:00:00.000Z";
/** An approval creates a release candidate, a publication a release. */
export const exampleCandidate = "1.0.0-rc.1";
export const exampleVersion = "1.0.0";
export const exampleProposalId = "prp_01kv4x9n2q5r8s1t4v7w0x3y6z";
export const exampleEndpointId = "whe_01kv4x9g3m8q2r7t5w1y6z0b4d";

const workspaceId = "ws_01kv4x8h2n7p3q9r4s5t6v8w0x";
const times = { createdAt: exampleTime, updatedAt: exampleTime };

/** The design, system and project of the examples. */
export const exampleDesign: Design = {
  id: "ds_01kv4x8p6r2s3t4v5w7x8y9z1a",
  workspaceId,
  brandId: "br_01kv4x8m4q9r1s2t3v5w6x7y8z",
  systemId: "sys_01kv4x8r7s3t4v5w6x8y9z0a1b",
  name: "Nordhavn Optik",
  status: "PUBLISHED",
  basedOn: null,
  seed: 1,
  directionId: "swiss",
  parts: {},
  ...times,
  approvedAt: exampleTime,
  publishedAt: exampleTime,
};

export const exampleSystem: System = {
  id: exampleDesign.systemId,
  workspaceId,
  brandId: exampleDesign.brandId,
  name: "Nordhavn Optik",
  slug: "nordhavn-optik",
  brandColor: "#1f5f8b",
  tokenCount: 0,
  status: "ACTIVE",
  platform: "nextjs",
  pinnedDesignId: null,
  visibility: "PUBLIC",
  showBrief: false,
  servedVersionId: null,
  activatedAt: exampleTime,
  publicOn: "APPROVAL",
  ...times,
};

/** A sub-brand of the design's brand. */
export const exampleSubBrand: Pick<Brand, "id" | "name" | "workspaceId"> = {
  id: "br_01kv4x8n5r0s2t3v4w6x7y8z9a",
  name: "Nordhavn Kids",
  workspaceId,
};

export const exampleProject: Project = {
  id: "prj_01kv4x8t8v4w5x6y7z9a0b1c2d",
  workspaceId,
  designId: exampleDesign.id,
  name: "Nordhavn Optik",
  state: "FINALIZED",
  autoApprovals: { approve: false, publish: false },
  externalDesign: false,
  failedStage: null,
  failure: null,
  leaseOwner: null,
  leaseUntilMs: null,
  ...times,
};
