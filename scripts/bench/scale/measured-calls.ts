import { demoBriefs } from "#data/briefs";
import { commonWord, type GrownData, rareWord } from "./grow-database";

/** A request that is measured on a small and on a large database. */
export type MeasuredCall = {
  readonly what: string;
  /** Who calls: everyone, a signed-in person, or an API key. */
  readonly by: "anyone" | "person" | "key";
  /** The request target; `index` counts the calls, so that they read different systems. */
  path(grown: GrownData, index: number): string;
  /** The JSON body of a POST. */
  body?(index: number): unknown;
  /** Whether a system changes before each call, so that its reply and lists are not cached. */
  readonly afterCommit?: boolean;
  /** The expected status; 200 when absent. */
  readonly status?: number;
  /** How many calls are made, as a share of the usual number: fewer where one takes long. */
  readonly share?: number;
};

const getSample = ({ samples }: GrownData, index: number) => {
  const sample = samples[index % samples.length];
  if (!sample) throw new Error("there are no systems");
  return sample;
};

const readPublished = (what: string, toPath: (slug: string) => string): MeasuredCall => ({
  what: `${what}, after a commit`,
  by: "anyone",
  path: (grown, index) => toPath(getSample(grown, index).slug),
  afterCommit: true,
});

const readWorkspace = (what: string, toPath: (grown: GrownData) => string): MeasuredCall => ({
  what: `console: ${what}`,
  by: "person",
  path: (grown) => `/api/v1/workspaces/${grown.workspaceId}/${toPath(grown)}`,
});

const publicCalls: readonly MeasuredCall[] = [
  { what: "public list, first page, after a commit", by: "anyone", path: () => "/api/v1/systems", afterCommit: true },
  { what: "public list, deep page", by: "anyone", path: ({ deepSystemId }) => `/api/v1/systems?cursor=${deepSystemId}` },
  {
    what: "public list of a platform, deep page",
    by: "anyone",
    path: ({ deepSystemId }) => `/api/v1/systems?platform=wordpress&cursor=${deepSystemId}`,
  },
  { what: "gallery, first page, after a commit", by: "anyone", path: () => "/", afterCommit: true },
  {
    what: "gallery, deep page, after a commit",
    by: "anyone",
    path: ({ deepSystemId }) => `/?cursor=${deepSystemId}`,
    afterCommit: true,
  },
  { what: "gallery with a rare word", by: "anyone", path: () => `/?q=${rareWord}` },
  { what: "gallery with a common word", by: "anyone", path: () => `/?q=${commonWord}` },
  { what: "gallery with an unknown word", by: "anyone", path: () => "/?q=zyxwv" },
  {
    what: "gallery of a platform, deep page",
    by: "anyone",
    path: ({ deepSystemId }) => `/?platform=wordpress&cursor=${deepSystemId}`,
  },
  { what: "index for agents, after a commit", by: "anyone", path: () => "/llms.txt", afterCommit: true },
  { what: "changed systems", by: "anyone", path: () => "/api/v1/changed-systems" },
  readPublished("search in a system", (slug) => `/api/v1/systems/${slug}/search?query=primary%20button`),
  readPublished("adoption", (slug) => `/api/v1/systems/${slug}/adoption`),
  readPublished("export", (slug) => `/api/systems/export/${slug}?format=globals-css`),
  readPublished("brand page", (slug) => `/systems/${slug}`),
  { ...readPublished("unknown name", (slug) => `/api/v1/systems/${slug}-unknown/adoption`), status: 404 },
];

const homeCalls: readonly MeasuredCall[] = [
  readWorkspace("brands", () => "brands?sort=created&order=newest"),
  readWorkspace("brands, deep page", ({ deepBrandId }) => `brands?sort=created&order=oldest&cursor=${deepBrandId}`),
  readWorkspace("brands by change", () => "brands?sort=updated&order=newest"),
  readWorkspace("brands by name", () => "brands?sort=name&order=oldest"),
  readWorkspace("brands by name, deep page", ({ deepBrandId }) => `brands?sort=name&order=oldest&cursor=${deepBrandId}`),
  readWorkspace("live brands", () => "brands?status=ACTIVE&sort=created&order=newest"),
  readWorkspace("draft brands", () => "brands?status=DRAFT&sort=created&order=newest"),
  readWorkspace("brands with a rare word", () => `brands?search=${rareWord}&sort=created&order=newest`),
  readWorkspace("brands with a common word", () => `brands?search=${commonWord}&sort=created&order=newest`),
  readWorkspace("brands with an unknown word", () => "brands?search=zyxwv&sort=created&order=newest"),
  readWorkspace("number that needs review", () => "projects?waiting=true&limit=1"),
  readWorkspace("projects that need review", () => "projects?waiting=true&sort=updated&order=newest"),
  readWorkspace("projects", () => "projects?order=newest"),
  readWorkspace("projects by change", () => "projects?sort=updated&order=newest"),
  readWorkspace("projects with a rare word", () => `projects?search=${rareWord}`),
  readWorkspace("parent updates", () => "parent-updates"),
];

const settingsCalls: readonly MeasuredCall[] = [
  readWorkspace("audit log", () => "audit-log"),
  readWorkspace("audit log, deep page", ({ deepAuditId }) => `audit-log?cursor=${deepAuditId}`),
  readWorkspace("audit log of a rare action", () => "audit-log?action=api_key.revoked"),
  readWorkspace("audit log of a rare actor", ({ rareActorId }) => `audit-log?actorId=${rareActorId}`),
  readWorkspace("audit log of a target", (grown) => `audit-log?targetId=${getSample(grown, 7).id}`),
  readWorkspace("audit log of an unknown target", () => "audit-log?targetId=sys_unknown"),
  readWorkspace("audit log before a time", () => "audit-log?until=2020-01-01T00:00:00Z"),
  readWorkspace("audit log after a time", () => "audit-log?since=2099-01-01T00:00:00Z"),
  readWorkspace("webhook endpoints", () => "webhook-endpoints"),
  readWorkspace("deliveries", ({ endpointId }) => `webhook-endpoints/${endpointId}/deliveries`),
  readWorkspace("failed deliveries", ({ endpointId }) => `webhook-endpoints/${endpointId}/deliveries?status=FAILED`),
  readWorkspace("API keys", () => "api-keys"),
  readWorkspace("members", () => "members"),
  { what: "console: subscriptions", by: "person", path: () => "/api/v1/subscriptions" },
  { what: "console: brand", by: "person", path: (grown, index) => `/api/v1/brands/${getSample(grown, index).brandId}` },
  {
    what: "console: versions",
    by: "person",
    path: (grown, index) => `/api/v1/systems/${getSample(grown, index).slug}/versions`,
  },
];

const otherCalls: readonly MeasuredCall[] = [
  { what: "key look-up", by: "key", path: () => "/api/v1/me" },
  { what: "brands of a key, for agents", by: "key", path: () => "/api/v1/brands?limit=20" },
  { what: "metrics", by: "anyone", path: () => "/metrics" },
  {
    what: "preview while typing",
    by: "person",
    path: ({ workspaceId }) => `/api/v1/workspaces/${workspaceId}/brief-preview`,
    body: (index) => ({ brief: { ...demoBriefs[index % demoBriefs.length], name: `New ${index}`, seed: undefined } }),
    share: 0.1,
  },
];

export const measuredCalls: readonly MeasuredCall[] = [...publicCalls, ...homeCalls, ...settingsCalls, ...otherCalls];
