let unanswered = 0;

/** Counts a first load, of an answer or of a screen's code, until it has ended either way. */
export async function countFirstLoad<Result>(load: Promise<Result>): Promise<Result> {
  unanswered++;
  try {
    return await load;
  } finally {
    unanswered--;
  }
}

/** Whether something that was never loaded before is on its way. */
export const isLoadingFirst = (): boolean => unanswered > 0;
