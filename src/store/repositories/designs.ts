import { asc, eq } from "drizzle-orm";
import type { Design } from "#/model/design";
import type { Queries } from "#/store/driver";
import { designs } from "#/store/tables";

export const designRepository = (queries: Queries) => ({
  async byId(id: string): Promise<Design | undefined> {
    return (await queries.select().from(designs).where(eq(designs.id, id)))[0];
  },
  async ofSystem(systemId: string): Promise<readonly Design[]> {
    return await queries.select().from(designs).where(eq(designs.systemId, systemId)).orderBy(asc(designs.id));
  },
  async insert(design: Design): Promise<void> {
    await queries.insert(designs).values(design);
  },
  /** Changes a design. The parts of an approved one cannot change: the database refuses it. */
  async update(
    id: string,
    change: Partial<Pick<Design, "name" | "status" | "parts" | "updatedAt" | "approvedAt" | "publishedAt">>,
  ): Promise<void> {
    await queries.update(designs).set(change).where(eq(designs.id, id));
  },
});
