import type { BrandId, DesignId, ProjectId, SystemId } from "#/model/ids";
import { type DesignCommand, designMachine, type DesignStatus } from "#/model/design";
import { type ProjectCommand, projectMachine, type ProjectState, type ReturnStage } from "#/model/project";
import { canTransition, listTargets } from "#/model/state-machine";
import { type SystemCommand, systemMachine, type SystemStatus } from "#/model/system";
import type { VersionKind } from "#/model/version";
import { variants } from "#test/pipeline/small-stages";

/**
 * A second, plain implementation of the rules of projects, designs, versions and systems. What is
 * possible in which state, and where it leads, comes from the state tables.
 */
export type ModelDesign = {
  id: DesignId;
  projectId: ProjectId;
  status: DesignStatus;
  state: ProjectState;
  failedStage: ProjectState | null;
  external: boolean;
  variant: number;
  /** The number of stages with finished parts. */
  done: number;
  approvedAt: number;
  publishedAt: number;
  lease: { kind: "line" | "run"; until: number } | null;
};
export type ModelVersion = { number: string; kind: VersionKind; designId: DesignId; variant: number };
export type ModelSystem = {
  slug: string;
  brandId: BrandId;
  systemId: SystemId;
  status: SystemStatus;
  pinned: DesignId | null;
  designs: ModelDesign[];
  versions: ModelVersion[];
};
export type ModelState = { nowMs: number; system: ModelSystem; events: string[] };

/** The result of a command: done, refused as a conflict or as invalid, or interrupted. */
export type Outcome = "done" | "conflict" | "invalid" | "failed" | "crashed";

/** The state after a command; undefined if the command is refused. */
const nextState = (
  { state }: Pick<ModelDesign, "state">,
  command: ProjectCommand,
  to?: ProjectState,
): ProjectState | undefined => {
  const targets = listTargets(projectMachine, state, command);
  return to === undefined ? targets[0] : targets.find((target) => target === to);
};
const nextStatus = (
  { status }: Pick<ModelDesign, "status">,
  command: DesignCommand,
  to?: DesignStatus,
): DesignStatus | undefined => {
  const targets = listTargets(designMachine, status, command);
  return to === undefined ? targets[0] : targets.find((target) => target === to);
};
const nextSystemStatus = ({ status }: Pick<ModelSystem, "status">, command: SystemCommand): SystemStatus | undefined =>
  listTargets(systemMachine, status, command)[0];
const isWorking = ({ state }: ModelDesign) => canTransition(projectMachine, state, "run");
const stageStates: readonly ProjectState[] = ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES", "COHERENCE_AUDIT"];
const leaseMs = 60_000;
const hasEnded = ({ state }: ModelDesign) => canTransition(projectMachine, state, "rework");
const isOpen = ({ status }: ModelDesign) => status === "APPROVED" || status === "PUBLISHED";
const isHeld = ({ lease }: ModelDesign, { nowMs }: ModelState) => lease !== null && lease.until >= nowMs;

export function findServedDesign({ designs, pinned }: ModelSystem): ModelDesign | undefined {
  const open = designs.filter(isOpen);
  const published = open.filter(({ status }) => status === "PUBLISHED").sort((one, two) => two.publishedAt - one.publishedAt);
  const approved = [...open].sort((one, two) => two.approvedAt - one.approvedAt);
  return open.find(({ id }) => id === pinned) ?? published[0] ?? approved[0];
}

const syncSystemStatus = (system: ModelSystem) => {
  system.status = nextSystemStatus(system, findServedDesign(system) ? "serveDesign" : "serveNothing") ?? system.status;
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

/**
 * Runs stages until the run rests. `failing` throws; `commits` is the number of committed changes
 * before the process crashes.
 */
function runStages(model: ModelState, design: ModelDesign, failing?: string, commits = Number.POSITIVE_INFINITY): Outcome {
  let left = commits;
  if (left-- <= 0) return "crashed";
  design.lease = { kind: "run", until: model.nowMs + leaseMs };
  while (stageStates.includes(design.state)) {
    if (design.state === failing) {
      if (left-- <= 0) return "crashed";
      Object.assign(design, { failedStage: design.state, state: nextState(design, "failStage"), lease: null });
      return left <= 0 ? "crashed" : "failed";
    }
    if (left-- <= 0) return "crashed";
    const index = stageStates.indexOf(design.state);
    design.done = index + 1;
    if (design.state === "IDENTITY") recordEvent(model, "design.ready", design);
    const pause = design.external ? nextState(design, "pauseForExternalDesign") : undefined;
    design.state = pause ?? nextState(design, "completeStage") ?? design.state;
    if (canTransition(projectMachine, design.state, "approveDesign")) {
      design.status = nextStatus(design, "submitForReview") ?? design.status;
      recordEvent(model, "project.review_ready", design);
    }
  }
  if (left-- <= 0) return "crashed";
  design.lease = null;
  return "done";
}

/** A run on request. */
export function run(model: ModelState, design: ModelDesign, how: "run" | "resume", failing?: string, commits?: number): Outcome {
  const isResumed = how === "resume" && canTransition(projectMachine, design.state, "resume");
  const next = isResumed ? nextState(design, "resume", design.failedStage ?? "IDENTITY") : nextState(design, "run");
  if (next === undefined) return "conflict";
  const held = isHeld(design, model);
  if (held && design.lease?.kind === "run") return commits === 0 ? "crashed" : "conflict";
  if (!held) {
    design.state = next;
    design.failedStage = null;
    design.lease = { kind: "line", until: model.nowMs + leaseMs };
  }
  return runStages(model, design, failing, commits);
}

/** A start one minute after the old process crashed: interrupted runs continue. */
export function restart(model: ModelState): void {
  model.nowMs += leaseMs + 1000;
  for (const design of model.system.designs) if (design.lease && isWorking(design)) runStages(model, design);
}

export function approve(model: ModelState, design: ModelDesign, goesOn: boolean): Outcome {
  const { system } = model;
  const afterFoundation = nextState(design, "approveFoundation");
  if (afterFoundation) {
    const number = freezeVersion(model, design, "alpha");
    if (system.status === "ACTIVE") recordEvent(model, "system.updated", design, number);
    Object.assign(design, { state: afterFoundation, lease: { kind: "line", until: model.nowMs + leaseMs } });
    return goesOn ? runStages(model, design) : "done";
  }
  const [state, status] = [nextState(design, "approveDesign"), nextStatus(design, "approve")];
  if (!state || !nextSystemStatus(system, "changeServedDesign")) return "conflict";
  const isFirst = system.versions.every(({ kind }) => kind === "alpha");
  Object.assign(design, { status, state, approvedAt: model.nowMs, lease: null });
  const number = freezeVersion(model, design, "rc");
  syncSystemStatus(system);
  recordEvent(model, "project.finalized", design);
  if (isFirst) recordEvent(model, "system.activated", design, number);
  recordEvent(model, isFirst ? "system.published" : "system.updated", design, number);
  return "done";
}

export function requestChanges(design: ModelDesign, stage: ReturnStage): Outcome {
  if (!nextState(design, "requestChanges")) return "conflict";
  const state = nextState(design, "requestChanges", stage);
  if (!state) return "invalid";
  Object.assign(design, { state, status: nextStatus(design, "returnToDraft"), lease: null, done: stageStates.indexOf(stage) });
  return "done";
}

export function edit(model: ModelState, design: ModelDesign, variant: number): Outcome {
  const [state, status] = [nextState(design, "update"), nextStatus(design, "update")];
  if (!state || !status || isHeld(design, model)) return "conflict";
  if (design.variant === variant) return "done";
  Object.assign(design, { variant, state, failedStage: null, status, lease: null, done: 0 });
  return "done";
}

export function cancel(design: ModelDesign): Outcome {
  const state = nextState(design, "cancel");
  if (!state) return "conflict";
  Object.assign(design, { state, failedStage: null, status: nextStatus(design, "returnToDraft"), lease: null });
  return "done";
}

export function chooseExternal(design: ModelDesign, external: boolean): Outcome {
  const stage = design.state === "FAILED" ? design.failedStage : design.state;
  const canChoose = stage !== null && canTransition(projectMachine, stage, "chooseExternalDesign");
  if (design.external !== external && !canChoose) return "conflict";
  design.external = external;
  return "done";
}

export function endExternal(model: ModelState, design: ModelDesign): Outcome {
  const state = nextState(design, "finishExternalDesign");
  if (!state) return "invalid";
  Object.assign(design, { state, lease: { kind: "line", until: model.nowMs + leaseMs } });
  return "done";
}

export function publish(model: ModelState, design: ModelDesign): Outcome {
  const status = nextStatus(design, "publish");
  if (!status || !nextSystemStatus(model.system, "changeServedDesign")) return "conflict";
  Object.assign(design, { status, publishedAt: model.nowMs });
  const number = freezeVersion(model, design, "release");
  syncSystemStatus(model.system);
  recordEvent(model, "design.published", design, number);
  recordEvent(model, "system.updated", design, number);
  return "done";
}

export function pin({ system }: ModelState, design: ModelDesign): Outcome {
  if (!nextSystemStatus(system, "changeServedDesign") || !nextStatus(design, "pin")) return "conflict";
  system.pinned = design.id;
  return "done";
}

export function unpin({ system }: ModelState, design: ModelDesign): Outcome {
  if (system.pinned === design.id) system.pinned = null;
  return "done";
}

export function archive({ system }: ModelState, design: ModelDesign): Outcome {
  const status = nextStatus(design, "archive");
  if (!status) return "conflict";
  if (!hasEnded(design)) cancel(design);
  if (system.pinned === design.id) system.pinned = null;
  design.status = status;
  syncSystemStatus(system);
  return "done";
}

export function restore({ system }: ModelState, design: ModelDesign): Outcome {
  const before = design.publishedAt > 0 ? "PUBLISHED" : design.approvedAt > 0 ? "APPROVED" : "DRAFT";
  const status = nextStatus(design, "restore", before);
  if (!status) return "conflict";
  design.status = status;
  syncSystemStatus(system);
  return "done";
}

export function archiveSystem({ system }: ModelState): Outcome {
  const status = nextSystemStatus(system, "archive");
  if (!status) return "conflict";
  system.status = status;
  return "done";
}

export function restoreSystem({ system }: ModelState): Outcome {
  const status = nextSystemStatus(system, "restore");
  if (!status) return "conflict";
  system.status = status;
  syncSystemStatus(system);
  return "done";
}

/** Whether a design can be reworked because it can no longer be edited. */
export const canRework = (design: ModelDesign) => nextStatus(design, "rework") !== undefined || hasEnded(design);

/** A new draft at the first stage, or one with the parts of a version. */
export function createModelDesign(ids: { id: DesignId; projectId: ProjectId }, variant: number, from?: VersionKind): ModelDesign {
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
