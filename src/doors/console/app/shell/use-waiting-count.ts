import { useEffect, useState } from "react";
import { knownOf, listen, refresh } from "#/doors/console/app/api/answers";
import { usePath } from "#/doors/console/app/router/location";

/** How often the count is asked for again while the window is in view, milliseconds. */
const everyMs = 30_000;

/**
 * How many projects of a workspace wait for a person; undefined until it is known. It is asked for again when another screen is opened, when the person comes back to the window,
 * and every now and then.
 */
export function useWaitingCount(workspaceId: string | undefined): number | undefined {
  const path = usePath();
  const [known, setKnown] = useState<{ readonly of: string; readonly total: number }>();
  useEffect(() => {
    if (workspaceId === undefined) return;
    const input = { id: workspaceId, waiting: true, limit: 1 } as const;
    const show = () => {
      const { data } = knownOf("list_projects", input);
      if (data) setKnown({ of: workspaceId, total: data.total });
    };
    const end = listen("list_projects", input, show);
    const look = () => {
      if (document.visibilityState === "visible") void refresh("list_projects", input);
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      end();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [workspaceId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is a reason to ask again.
  useEffect(() => {
    if (workspaceId !== undefined) void refresh("list_projects", { id: workspaceId, waiting: true, limit: 1 });
  }, [workspaceId, path]);
  return known?.of === workspaceId ? known?.total : undefined;
}
