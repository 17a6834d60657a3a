import { useEffect, useState } from "react";
import { getQueryState, subscribeToQuery, refetchQuery } from "#/console/app/api/query-cache";
import { usePath } from "#/console/app/router/location";

/** How often the count is asked for again while the window is in view, milliseconds. */
const intervalMs = 30_000;

/**
 * How many projects of a workspace wait for a person; undefined until it is known. It is asked for again when another screen is opened, when the person comes back to the window,
 * and every now and then.
 */
export function useNeedsReviewCount(workspaceId: string | undefined): number | undefined {
  const path = usePath();
  const [counted, setCounted] = useState<{ readonly of: string; readonly total: number }>();
  useEffect(() => {
    if (workspaceId === undefined) return;
    const input = { id: workspaceId, waiting: true, limit: 1 } as const;
    const updateCount = () => {
      const { data } = getQueryState("list_projects", input);
      if (data) setCounted({ of: workspaceId, total: data.total });
    };
    const unsubscribe = subscribeToQuery("list_projects", input, updateCount);
    const refetchIfVisible = () => {
      if (document.visibilityState === "visible") void refetchQuery("list_projects", input);
    };
    const timer = setInterval(refetchIfVisible, intervalMs);
    document.addEventListener("visibilitychange", refetchIfVisible);
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refetchIfVisible);
    };
  }, [workspaceId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is a reason to ask again.
  useEffect(() => {
    if (workspaceId !== undefined) void refetchQuery("list_projects", { id: workspaceId, waiting: true, limit: 1 });
  }, [workspaceId, path]);
  return counted?.of === workspaceId ? counted?.total : undefined;
}
