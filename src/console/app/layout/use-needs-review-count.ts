import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient, toQueryOptions } from "#/console/app/api/queries";
import { usePath } from "#/console/app/router/location";

/** Interval between refreshes while the window is visible, in milliseconds. */
const intervalMs = 30_000;

/**
 * The number of a workspace's projects that need review; undefined until loaded. Refreshed on
 * navigation, when the window becomes visible, and at an interval.
 */
export function useNeedsReviewCount(workspaceId: string | undefined): number | undefined {
  const path = usePath();
  const { data, refetch } = useQuery(
    {
      ...toQueryOptions("list_projects", { id: workspaceId ?? "", waiting: true, limit: 1 }),
      enabled: workspaceId !== undefined,
      refetchInterval: intervalMs,
      refetchOnWindowFocus: "always",
    },
    queryClient,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation refreshes the count.
  useEffect(() => {
    if (workspaceId !== undefined) void refetch({ cancelRefetch: false });
  }, [workspaceId, path, refetch]);
  return data?.total;
}
