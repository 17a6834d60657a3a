import { JobError } from "#/jobs/job";
import { Failure } from "#/kernel/errors";
import { KeyedMutex } from "#/kernel/limits/keyed-mutex";
import type { DesignParameters } from "#/model/design";
import type { BrandId, WorkspaceId } from "#/model/ids";
import { getQueueOwner } from "#/operations/actor";
import type { Context } from "#/operations/context";
import type { ParameterRequest } from "#/lifecycle/choose-parameters";
import { chooseParametersJob, type ParameterChoice } from "#/lifecycle/choose-parameters-job";
import type { ParentVersion } from "#/lifecycle/create-parent-source";
import { findBrandByName } from "#/lifecycle/find-brand-by-name";
import { listNeighbours, noNeighbours } from "#/lifecycle/list-neighbours";

/** The input of a new design that decides its seed and direction. */
export type StartRequest = ParameterRequest & {
  readonly workspaceId: WorkspaceId;
  /** The brand of the design; by default the one with the brief's name, if there is one. */
  readonly brandId?: BrandId | undefined;
  /** A version of the parent of a sub-brand, whose parts the design takes. */
  readonly parent?: ParentVersion | undefined;
};

/** Chooses seed and direction of a new design. */
type ChooseParameters = (choice: ParameterChoice) => Promise<DesignParameters>;

/** How many designs of a workspace may wait for those before them. */
const maxWaiting = 256;

/** A design keeps apart from those that were started before it, so they are started one after the other. */
const startsByWorkspace = new KeyedMutex(maxWaiting);

/**
 * Starts a design with the seed and direction that it gets among the other brands of its workspace.
 * They are chosen before `start` opens its unit of work: choosing draws marks.
 *
 * @param choose how to choose; by default in a job, so that other requests do not wait
 */
export async function startWithParameters<Result>(
  context: Context,
  { workspaceId, brandId, brief, parent, ...request }: StartRequest,
  start: (parameters: DesignParameters) => Promise<Result>,
  choose: ChooseParameters = createJobChoice(context),
): Promise<Result> {
  // The family stays recognisable: a sub-brand has its parent's direction unless another is chosen.
  const directionId = request.directionId ?? brief.archetype ?? parent?.taken.content.direction.id;
  const seed = request.seed ?? brief.seed;
  if (seed !== undefined && directionId !== undefined) return await start({ seed, directionId });
  return await startsByWorkspace.run(workspaceId, async () => {
    const { store } = context;
    const ownId = brandId ?? (await findBrandByName(store, workspaceId, brief.name))?.brand.id ?? null;
    const neighbours = seed === undefined ? await listNeighbours(store, workspaceId, ownId) : noNeighbours;
    return await start(await choose({ brief, directionId, seed, neighbours }));
  });
}

/** Chooses in this process: for commands, which serve no other requests. */
export const chooseInProcess: ChooseParameters = async (choice) => (await chooseParametersJob.load())(choice);

/** Processor time that the choice may take, milliseconds. It takes some 150 ms. */
const maxChoiceMs = 10_000;

/**
 * Chooses in a job on behalf of the caller. The job goes on when the caller no longer waits: a design
 * is started once it was requested. Throws `unavailable` if the job fails.
 */
const createJobChoice =
  (context: Context): ChooseParameters =>
  async (choice) => {
    const { jobs, log } = context;
    try {
      return await jobs.run(chooseParametersJob, choice, { timeoutMs: maxChoiceMs, owner: getQueueOwner(context) });
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      if (error.fault !== "aborted") log.error("choice of seed and direction failed", error);
      throw new Failure("unavailable", "The design could not be started. Nothing was created; try again in a few seconds.", {
        cause: error,
        retryAfterSeconds: 2,
      });
    }
  };
