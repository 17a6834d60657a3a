import type { DesignId } from "#/model/ids";
import type { ToolSource } from "#/transports/mcp/tool-source";

/** A published system that changed. */
export type ChangedSystem = {
  readonly slug: string;
  readonly designId: DesignId;
  readonly version: string;
  readonly updatedAt: string;
  /** Slugs of its components. */
  readonly components: readonly string[];
  /** Slugs of its pages. */
  readonly pages: readonly string[];
};

/**
 * Polls published systems and notifies of each change once. Without subscribers it neither polls
 * nor keeps a timer.
 */
export type ChangeFeed = {
  /** Starts a subscription. Returns a function that ends it; calling that again has no effect. */
  subscribe(): () => void;
  stop(): void;
};

type ChangePage = { readonly systems: readonly ChangedSystem[]; readonly asOf: string };

/**
 * Creates a change feed. The first poll only records the current state. A failed poll loses
 * nothing: the next one asks for everything since the last one that succeeded.
 */
export function createChangeFeed({
  fetchChanges,
  intervalMs,
  notify,
}: {
  /** Systems that changed since an instant, or shortly before it. */
  fetchChanges(since: string | undefined): Promise<ChangePage>;
  readonly intervalMs: number;
  notify(system: ChangedSystem): void;
}): ChangeFeed {
  let subscriberCount = 0;
  let since: string | undefined;
  let notifiedStates = new Set<string>();
  let timer: Timer | undefined;
  let pollGeneration = 0;

  const poll = async (ownGeneration: number) => {
    try {
      const { systems, asOf } = await fetchChanges(since);
      if (ownGeneration !== pollGeneration) return;
      if (since !== undefined) for (const system of systems) if (!notifiedStates.has(getStateKey(system))) notify(system);
      since = asOf;
      notifiedStates = new Set(systems.map(getStateKey));
    } catch {
      // The next poll asks for the same period.
    }
    if (ownGeneration === pollGeneration) timer = setTimeout(() => void poll(ownGeneration), intervalMs);
  };
  const stopPolling = () => {
    pollGeneration++;
    clearTimeout(timer);
    since = undefined;
    notifiedStates.clear();
  };
  return {
    subscribe() {
      if (++subscriberCount === 1) void poll(pollGeneration);
      let isEnded = false;
      return () => {
        if (isEnded) return;
        isEnded = true;
        if (--subscriberCount === 0) stopPolling();
      };
    },
    stop: stopPolling,
  };
}

const getStateKey = ({ slug, designId, version, updatedAt }: ChangedSystem) => `${slug} ${designId} ${version} ${updatedAt}`;

/** Reads changed systems from a source. */
export const createChangeReader = (source: Pick<ToolSource, "read">) => async (since: string | undefined) => {
  const { value } = await source.read("list_changed_systems", since === undefined ? {} : { since });
  return value as ChangePage;
};
