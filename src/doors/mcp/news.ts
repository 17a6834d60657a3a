/** A system whose public face changed. */
export type ChangedSystem = {
  readonly slug: string;
  readonly designId: string;
  readonly version: string;
  readonly updatedAt: string;
};

/** What followers of resources are told from. Nothing is looked at, and no timer runs, while nobody follows. */
export type News = {
  /** Begins to follow; what it gives back ends that, and may be called more than once. */
  follow(): () => void;
  stop(): void;
};

type Look = { readonly systems: readonly ChangedSystem[]; readonly asOf: string };

/**
 * Looks for systems that changed, again and again while somebody follows, and tells of each change once. The first look only learns how things stand. A look that
 * fails is made up by the next, since it asks from where the last good one ended.
 */
export function newsOf({
  look,
  everyMs,
  tell,
}: {
  /** Systems that changed since an instant, a little before it included. */
  look(since: string | undefined): Promise<Look>;
  readonly everyMs: number;
  tell(system: ChangedSystem): void;
}): News {
  let followers = 0;
  let since: string | undefined;
  let told = new Set<string>();
  let timer: Timer | undefined;
  let round = 0;

  const glance = async (mine: number) => {
    try {
      const { systems, asOf } = await look(since);
      if (mine !== round) return;
      if (since !== undefined) for (const system of systems) if (!told.has(stateOf(system))) tell(system);
      since = asOf;
      told = new Set(systems.map(stateOf));
    } catch {
      // The next look asks for the same.
    }
    if (mine === round) timer = setTimeout(() => void glance(mine), everyMs);
  };
  const rest = () => {
    round++;
    clearTimeout(timer);
    since = undefined;
    told.clear();
  };
  return {
    follow() {
      if (++followers === 1) void glance(round);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        if (--followers === 0) rest();
      };
    },
    stop: rest,
  };
}

const stateOf = ({ slug, designId, version, updatedAt }: ChangedSystem) => `${slug} ${designId} ${version} ${updatedAt}`;
