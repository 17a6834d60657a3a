let unanswered = 0;

/** A first load, of an answer or of a screen's code, begins; gives back what says that it has ended. */
export function beginFirstLoad(): () => void {
  unanswered++;
  return () => {
    unanswered--;
  };
}

/** Whether something that was never loaded before is on its way. */
export const isLoadingFirst = (): boolean => unanswered > 0;
