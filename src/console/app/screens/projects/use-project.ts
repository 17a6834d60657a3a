import { useQuery } from "#/console/app/api/use-query";
import { useProgress } from "#/console/app/api/use-progress";

/** A project with its design, kept up with its run. The design comes once the project is known. */
export function useProject(id: string) {
  const project = useQuery("get_project", { id });
  const progress = useProgress(id, project.data?.running === true);
  return { project, progress };
}
