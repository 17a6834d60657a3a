import type { DesignStatus } from "#/model/design";
import { type ProjectState, returnStagesByReview, type ReturnStage } from "#/model/project";
import type { SystemStatus } from "#/model/system";
import type { VersionKind } from "#/model/version";
import { variants } from "#test/pipeline/small-stages";

/** The rules of projects, designs, versions and systems once more, as plainly as can be, to hold the real ones against. */
export type ModelDesign = {
  id: string;
  projectId: string;
  status: DesignStatus;
  state: ProjectState;
  failedStage: ProjectState | null;
  external: boolean;
  variant: number;
  /** Stages whose parts are there. */
  done: number;
  approvedAt: number;
  publishedAt: number;
  lease: { kind: "line" | "run"; until: number } | null;
};
export type ModelVersion = { number: string; kind: VersionKind; designId: string; variant: number };
export type ModelSystem = {
  slug: string;
  brandId: string;
  systemId: string;
  status: SystemStatus;
  pinned: string | null;
  designs: ModelDesign[];
  versions: ModelVersion[];
};
export type ModelState = { nowMs: number; system: ModelSystem; events: string[] };

/** What comes of a deed: done, refused as a conflict or as invalid, or cut off. */
export type Outcome = "done" | "conflict" | "invalid" | "failed" | "crashed";

const working: readonly ProjectState[] = ["BRIEF", "IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES", "COHERENCE_AUDIT"];
const stageStates: readonly ProjectState[] = ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES", "COHERENCE_AUDIT"];
const leaseMs = 60_000;
const hasEnded = ({ state }: ModelDesign) => state === "FINALIZED" || state === "CANCELLED";
const isOpen = ({ status }: ModelDesign) => status === "APPROVED" || status === "PUBLISHED";
const isHeld = ({ lease }: ModelDesign, { nowMs }: ModelState) => lease !== null && lease.until >= nowMs;

export function findServedDesign({ designs, pinned }: ModelSystem): ModelDesign | undefined {
  const open = designs.filter(isOpen);
  const published = open.filter(({ status }) => status === "PUBLISHED").sort((one, two) => two.publishedAt - one.publishedAt);
  const approved = [...open].sort((one, two) => two.approvedAt - one.approvedAt);
  return open.find(({ id }) => id === pinned) ?? published[0] ?? approved[0];
}

const syncSystemStatus = (system: ModelSystem) => {
  if (system.status !== "ARCHIVED") system.status = findServedDesign(system) ? "ACTIVE" : "DRAFT";
};

function freezeVersion({ system }: ModelState, { id, variant }: ModelDesign, kind: VersionKind): string {
  const last = system.versions.findLast((version) => version.kind === "release");
  const [before, after] = [last?.variant, variant].map((one) => new Set<string>(variants[one ?? variant]?.components));
  const gone = [...(before ?? [])].some((name) => !after?.has(name));
  const come = [...(after ?? [])].some((name) => !before?.has(name));
  const [major = 0, minor = 0, patch = 0] = (last?.number ?? "").split(".").map(Number);
  const release = !last
    ? "1.0.0"
    : kind !== "alpha" && gone
      ? `${major + 1}.0.0`
      : kind !== "alpha" && come
        ? `${major}.${minor + 1}.0`
        : `${major}.${minor}.${patch + 1}`;
  const same = system.versions.filter(({ number }) => number.startsWith(`${release}-${kind}.`)).length;
  const number = kind === "release" ? release : `${release}-${kind}.${same + 1}`;
  system.versions.push({ number, kind, designId: id, variant });
  return number;
}

const recordEvent = ({ events }: ModelState, name: string, { id }: ModelDesign, version = "") =>
  events.push(`${name} ${id} ${version}`.trim());

/** Stages until the run rests. `failing` throws; `commits` is how many changes are kept before the process is cut off. */
function runStages(model: ModelState, design: ModelDesign, failing?: string, commits = Number.POSITIVE_INFINITY): Outcome {
  let left = commits;
  if (left-- <= 0) return "crashed";
  design.lease = { kind: "run", until: model.nowMs + leaseMs };
  while (stageStates.includes(design.state)) {
    if (design.state === failing) {
      if (left-- <= 0) return "crashed";
      Object.assign(design, { failedStage: design.state, state: "FAILED", lease: null });
      return left <= 0 ? "crashed" : "failed";
    }
    if (left-- <= 0) return "crashed";
    const index = stageStates.indexOf(design.state);
    design.done = index + 1;
    if (design.state === "IDENTITY") recordEvent(model, "design.ready", design);
    const nexts: readonly ProjectState[] = ["FOUNDATION", "FOUNDATION_REVIEW", "PAGES", "COHERENCE_AUDIT", "DESIGN_REVIEW"];
    design.state = design.state === "PAGES" && design.external ? "EXTERNAL_DESIGN" : (nexts[index] ?? design.state);
    if (design.state === "DESIGN_REVIEW") {
      design.status = "IN_REVIEW";
      recordEvent(model, "project.review_ready", design);
    }
  }
  if (left-- <= 0) return "crashed";
  design.lease = null;
  return "done";
}

/** A run that someone asks for. */
export function run(model: ModelState, design: ModelDesign, how: "run" | "resume", failing?: string, commits?: number): Outcome {
  const isResumed = design.state === "FAILED" && how === "resume";
  if (!working.includes(design.state) && !isResumed) return "conflict";
  const held = isHeld(design, model);
  if (held && design.lease?.kind === "run") return commits === 0 ? "crashed" : "conflict";
  if (!held) {
    if (isResumed) design.state = design.failedStage ?? "IDENTITY";
    if (design.state === "BRIEF") design.state = "IDENTITY";
    design.failedStage = null;
    design.lease = { kind: "line", until: model.nowMs + leaseMs };
  }
  return runStages(model, design, failing, commits);
}

/** A start after the old process is gone for a minute: what was cut off goes on. */
export function restart(model: ModelState): void {
  model.nowMs += leaseMs + 1000;
  for (const design of model.system.designs) if (design.lease && working.includes(design.state)) runStages(model, design);
}

export function approve(model: ModelState, design: ModelDesign, goesOn: boolean): Outcome {
  const { system } = model;
  if (design.state === "FOUNDATION_REVIEW") {
    const number = freezeVersion(model, design, "alpha");
    if (system.status === "ACTIVE") recordEvent(model, "system.updated", design, number);
    Object.assign(design, { state: "COMPONENTS", lease: { kind: "line", until: model.nowMs + leaseMs } });
    return goesOn ? runStages(model, design) : "done";
  }
  if (design.state !== "DESIGN_REVIEW" || system.status === "ARCHIVED") return "conflict";
  const isFirst = system.versions.every(({ kind }) => kind === "alpha");
  Object.assign(design, { status: "APPROVED", state: "FINALIZED", approvedAt: model.nowMs, lease: null });
  const number = freezeVersion(model, design, "rc");
  syncSystemStatus(system);
  recordEvent(model, "project.finalized", design);
  if (isFirst) recordEvent(model, "system.activated", design, number);
  recordEvent(model, isFirst ? "system.published" : "system.updated", design, number);
  return "done";
}

export function requestChanges(design: ModelDesign, stage: ReturnStage): Outcome {
  const { state } = design;
  if (state !== "FOUNDATION_REVIEW" && state !== "DESIGN_REVIEW") return "conflict";
  if (!returnStagesByReview[state].includes(stage)) return "invalid";
  Object.assign(design, { state: stage, status: "DRAFT", lease: null, done: stageStates.indexOf(stage) });
  return "done";
}

export function edit(model: ModelState, design: ModelDesign, variant: number): Outcome {
  if (design.status !== "DRAFT" && design.status !== "IN_REVIEW") return "conflict";
  if (hasEnded(design) || isHeld(design, model)) return "conflict";
  if (design.variant === variant) return "done";
  const state = design.state === "BRIEF" ? "BRIEF" : "IDENTITY";
  Object.assign(design, { variant, state, failedStage: null, status: "DRAFT", lease: null, done: 0 });
  return "done";
}

export function cancel(design: ModelDesign): Outcome {
  if (hasEnded(design)) return "conflict";
  Object.assign(design, { state: "CANCELLED", failedStage: null, status: "DRAFT", lease: null });
  return "done";
}

export function chooseExternal(design: ModelDesign, external: boolean): Outcome {
  const stands = design.state === "FAILED" ? design.failedStage : design.state;
  const inTime = ["BRIEF", "IDENTITY", "FOUNDATION", "FOUNDATION_REVIEW", "COMPONENTS", "PAGES"].includes(stands ?? "");
  if (design.external !== external && !inTime) return "conflict";
  design.external = external;
  return "done";
}

export function endExternal(model: ModelState, design: ModelDesign): Outcome {
  if (design.state !== "EXTERNAL_DESIGN") return "invalid";
  Object.assign(design, { state: "COHERENCE_AUDIT", lease: { kind: "line", until: model.nowMs + leaseMs } });
  return "done";
}

export function publish(model: ModelState, design: ModelDesign): Outcome {
  if (model.system.status === "ARCHIVED" || design.status !== "APPROVED") return "conflict";
  Object.assign(design, { status: "PUBLISHED", publishedAt: model.nowMs });
  const number = freezeVersion(model, design, "release");
  syncSystemStatus(model.system);
  recordEvent(model, "design.published", design, number);
  recordEvent(model, "system.updated", design, number);
  return "done";
}

export function pin({ system }: ModelState, design: ModelDesign): Outcome {
  if (system.status === "ARCHIVED" || !isOpen(design)) return "conflict";
  system.pinned = design.id;
  return "done";
}

export function unpin({ system }: ModelState, design: ModelDesign): Outcome {
  if (system.pinned === design.id) system.pinned = null;
  return "done";
}

export function archive({ system }: ModelState, design: ModelDesign): Outcome {
  if (design.status === "ARCHIVED") return "conflict";
  if (!hasEnded(design)) cancel(design);
  if (system.pinned === design.id) system.pinned = null;
  design.status = "ARCHIVED";
  syncSystemStatus(system);
  return "done";
}

export function restore({ system }: ModelState, design: ModelDesign): Outcome {
  if (design.status !== "ARCHIVED") return "conflict";
  design.status = design.publishedAt > 0 ? "PUBLISHED" : design.approvedAt > 0 ? "APPROVED" : "DRAFT";
  syncSystemStatus(system);
  return "done";
}

export function archiveSystem({ system }: ModelState): Outcome {
  if (system.status === "ARCHIVED") return "conflict";
  system.status = "ARCHIVED";
  return "done";
}

export function restoreSystem({ system }: ModelState): Outcome {
  if (system.status !== "ARCHIVED") return "conflict";
  system.status = "DRAFT";
  syncSystemStatus(system);
  return "done";
}

/** Whether a design can be reworked: it changes no more itself. */
export const canRework = (design: ModelDesign) =>
  (design.status !== "DRAFT" && design.status !== "IN_REVIEW") || hasEnded(design);

/** A new draft at the beginning, or one that takes over a version's parts. */
export function createModelDesign(ids: { id: string; projectId: string }, variant: number, from?: VersionKind): ModelDesign {
  const begins: Pick<ModelDesign, "state" | "done"> =
    from === undefined
      ? { state: "BRIEF", done: 0 }
      : from === "alpha"
        ? { state: "FOUNDATION_REVIEW", done: 2 }
        : { state: "COHERENCE_AUDIT", done: 4 };
  return {
    ...ids,
    ...begins,
    status: "DRAFT",
    failedStage: null,
    external: false,
    variant,
    approvedAt: 0,
    publishedAt: 0,
    lease: null,
  };
}
