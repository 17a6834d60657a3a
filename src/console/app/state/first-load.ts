let pendingLoads = 0;

/** A first load, of an answer or of a screen's code, begins; gives back what says that it has ended. */
export function startFirstLoad(): () => void {
  pendingLoads++;
  return () => {
    pendingLoads--;
  };
}

/** Whether something that was never loaded before is on its way. */
export const isFirstLoadPending = (): boolean => pendingLoads > 0;
