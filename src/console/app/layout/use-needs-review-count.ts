import { useEffect, useState } from "react";
import { getQueryState, subscribeToQuery, refetchQuery } from "#/console/app/api/query-cache";
import { usePath } from "#/console/app/router/location";

/** Interval between refreshes while the window is visible, in milliseconds. */
const intervalMs = 30_000;

/**
 * The number of a workspace's projects that need review; undefined until loaded. Refreshed on
 * navigation, when the window becomes visible, and at an interval.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation refreshes the count.
  useEffect(() => {
    if (workspaceId !== undefined) void refetchQuery("list_projects", { id: workspaceId, waiting: true, limit: 1 });
  }, [workspaceId, path]);
  return counted?.of === workspaceId ? counted?.total : undefined;
}
