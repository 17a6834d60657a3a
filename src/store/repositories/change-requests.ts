import type { ProjectId } from "#/model/ids";
import { eq } from "drizzle-orm";
import type { ChangeRequest } from "#/model/project";
import type { Queries } from "#/store/driver";
import { oldestFirst } from "#/store/sequence";
import { changeRequests } from "#/store/tables";

export const createChangeRequestRepository = (queries: Queries) => ({
  async insert(request: ChangeRequest): Promise<void> {
    await queries.insert(changeRequests).values(request);
  },
  async listByProject(projectId: ProjectId): Promise<readonly ChangeRequest[]> {
    return await queries
      .select()
      .from(changeRequests)
      .where(eq(changeRequests.projectId, projectId))
      .orderBy(oldestFirst(changeRequests));
  },
});
