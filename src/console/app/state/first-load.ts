let pendingLoads = 0;

/** Marks the start of a first load of data or code; returns the function that marks its end. */
export function startFirstLoad(): () => void {
  pendingLoads++;
  return () => {
    pendingLoads--;
  };
}

/** Whether a first load is in progress. */
export const isFirstLoadPending = (): boolean => pendingLoads > 0;
