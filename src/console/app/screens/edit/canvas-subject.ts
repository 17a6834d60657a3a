import { useMemo } from "react";
import type { Board } from "#data/console-api";
import { useQueryParam } from "#/console/app/router/location";
import { listSubjects } from "#/console/app/screens/edit/subjects";

/** What the canvas shows, kept in the URL. */
export function useCanvasSubject(board: Board) {
  const subjects = useMemo(() => listSubjects(board), [board]);
  const first = subjects[0]?.value ?? "guideline";
  const [param, set] = useQueryParam("show", first);
  const value = subjects.find((subject) => subject.value === param)?.value ?? first;
  // The page whose words are edited stays while something else is shown.
  const page = value.startsWith("page:") ? value.slice("page:".length) : (board.pages[0]?.slug ?? "");
  return { subjects, value, set, page };
}
