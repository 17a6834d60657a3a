/** A system whose public face changed. */
export type ChangedSystem = {
  readonly slug: string;
  readonly designId: string;
  readonly version: string;
  readonly updatedAt: string;
};

/** What followers of resources are told from. Nothing is looked at, and no timer runs, while nobody follows. */
export type ChangeFeed = {
  /** Begins to follow; what it gives back ends that, and may be called more than once. */
  subscribe(): () => void;
  stop(): void;
};

type ChangePage = { readonly systems: readonly ChangedSystem[]; readonly asOf: string };

/**
 * Looks for systems that changed, again and again while somebody follows, and tells of each change once. The first look only learns how things stand. A look that
 * fails is made up by the next, since it asks from where the last good one ended.
 */
export function createChangeFeed({
  fetchChanges,
  intervalMs,
  notify,
}: {
  /** Systems that changed since an instant, a little before it included. */
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
      // The next look asks for the same.
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
