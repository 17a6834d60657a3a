import type { BrandId, DesignId, ProjectId, WorkspaceId } from "#/model/ids";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { endedStates, type Project, projectStates, type ProjectState } from "#/model/project";
import type { Queries } from "#/store/driver";
import { beyondCursor, type PageRequest, pageOrder } from "#/store/pagination";
import { isOneOf } from "#/store/is-one-of";
import { findCandidates, putGrams, withoutIndex } from "#/store/search-grams";
import { containsFolded, foldCase } from "#/store/search-text";
import { oldestFirst } from "#/store/sequence";
import { brands, changeRequests, designs, editProposals, externalArtifacts, projectGrams, projects } from "#/store/tables";

/** Filters of a list of projects. */
export type ProjectQuery = {
  readonly states?: readonly ProjectState[] | undefined;
  readonly brandId?: BrandId | undefined;
  /** Only projects that wait for a person at this time. */
  readonly waitingAtMs?: number | undefined;
  /** Text in the name of the project or its brand. */
  readonly search?: string | undefined;
};

const { searchText, ...columns } = getTableColumns(projects);

/** States that only a person's action ends. */
const pausedStates: readonly ProjectState[] = ["FOUNDATION_REVIEW", "EXTERNAL_DESIGN", "DESIGN_REVIEW", "FAILED"];

/** States of projects that have not ended. */
const openStates = projectStates.filter((state) => !endedStates.includes(state));

export const createProjectRepository = (queries: Queries) => ({
  async findById(id: ProjectId): Promise<Project | undefined> {
    return (await queries.select(columns).from(projects).where(eq(projects.id, id)))[0];
  },
  async findByDesign(designId: DesignId): Promise<Project | undefined> {
    return (await queries.select(columns).from(projects).where(eq(projects.designId, designId)))[0];
  },
  /** Projects that are not finished, oldest first. */
  async listUnfinished(): Promise<readonly Project[]> {
    return await queries.select(columns).from(projects).where(inArray(projects.state, openStates)).orderBy(oldestFirst(projects));
  },
  /** Projects with a lease, expired or not, oldest first. */
  async listLeased(): Promise<readonly Project[]> {
    // Sorted by an expression, because an index in this order would be read as a whole: few have one.
    return await queries.select(columns).from(projects).where(isNotNull(projects.leaseOwner)).orderBy(sql`${projects}.seq + 0`);
  },
  /**
   * A page of a workspace's projects, in the order of creation or, with `byChange`, of their last
   * change of state.
   */
  async listPage(
    workspaceId: WorkspaceId,
    { byChange = false, limit, ...request }: PageRequest<ProjectId> & ProjectQuery & { byChange?: boolean | undefined },
  ): Promise<readonly Project[]> {
    const { after, newest = false, ...query } = request;
    const { id, updatedAt } = projects;
    const [last] = byChange && after ? await queries.select({ updatedAt }).from(projects).where(eq(id, after)) : [];
    const found = await findSearched(queries, query);
    if (found?.length === 0) return [];
    const isBeyondCursor = last && after ? isBeyondChange(after, newest, last.updatedAt) : beyondCursor(projects, request);
    // Few projects wait. They are sorted by an expression, so that no index is read until one of them is found.
    const bySequence = sql`${projects}.seq + 0`;
    const order = query.waitingAtMs === undefined ? pageOrder(projects, request) : newest ? desc(bySequence) : asc(bySequence);
    return await queries
      .select(columns)
      .from(projects)
      .where(and(...toConditions(queries, workspaceId, query, found), isBeyondCursor))
      .orderBy(...(byChange ? [newest ? desc(updatedAt) : asc(updatedAt)] : []), order)
      .limit(limit);
  },
  /** Counts the projects of a workspace that match a query. */
  async count(workspaceId: WorkspaceId, query: ProjectQuery): Promise<number> {
    const found = await findSearched(queries, query);
    if (found?.length === 0) return 0;
    const [row] = await queries
      .select({ count: count() })
      .from(projects)
      .where(and(...toConditions(queries, workspaceId, query, found)));
    return row?.count ?? 0;
  },
  async insert(project: Project): Promise<void> {
    await queries.insert(projects).values({ ...project, searchText: "" });
    await refreshProjectTexts(queries, eq(projects.id, project.id));
  },
  /**
   * Takes the lease for `owner` until `untilMs`, unless another owner than `from` holds it at
   * `nowMs`. A lease beyond `untilMs` means that the clock was set back; it is ignored. Returns
   * whether the lease was taken.
   */
  async claim(
    id: ProjectId,
    owner: string,
    { nowMs, untilMs, from = owner }: { readonly nowMs: number; readonly untilMs: number; readonly from?: string },
  ): Promise<boolean> {
    const { leaseUntilMs, leaseOwner } = projects;
    const isFree = or(isNull(leaseUntilMs), lt(leaseUntilMs, nowMs), gt(leaseUntilMs, untilMs), eq(leaseOwner, from));
    const taken = await queries
      .update(projects)
      .set({ leaseOwner: owner, leaseUntilMs: untilMs })
      .where(and(eq(projects.id, id), isFree))
      .returning({ id: projects.id });
    return taken.length === 1;
  },
  /** Releases the lease if this owner still holds it. */
  async release(id: ProjectId, owner: string): Promise<void> {
    await queries
      .update(projects)
      .set({ leaseOwner: null, leaseUntilMs: null })
      .where(and(eq(projects.id, id), eq(projects.leaseOwner, owner)));
  },
  async update(id: ProjectId, change: Partial<Omit<Project, "id" | "workspaceId" | "designId" | "createdAt">>): Promise<void> {
    await queries.update(projects).set(change).where(eq(projects.id, id));
    if (change.name !== undefined) await refreshProjectTexts(queries, eq(projects.id, id));
  },
  /** Removes the projects of a brand's designs with their change requests and imports. */
  async removeByBrand(brandId: BrandId): Promise<void> {
    const brandDesigns = queries.select({ id: designs.id }).from(designs).where(eq(designs.brandId, brandId));
    const own = queries.select({ id: projects.id }).from(projects).where(inArray(projects.designId, brandDesigns));
    await queries.delete(changeRequests).where(inArray(changeRequests.projectId, own));
    await queries.delete(externalArtifacts).where(inArray(externalArtifacts.projectId, own));
    await queries.delete(projects).where(inArray(projects.designId, brandDesigns));
  },
});

/** The projects that a search may mean, unless they are many. */
const findSearched = async (queries: Queries, { search }: ProjectQuery) =>
  search === undefined ? undefined : await findCandidates(queries, projectGrams, [search]);

/** Updates what projects are found by after a change of their name or that of their brand. */
export async function refreshProjectTexts(queries: Queries, where: SQL): Promise<void> {
  const rows = await queries
    .select({ id: projects.id, name: projects.name, brandName: brands.name })
    .from(projects)
    .innerJoin(designs, eq(designs.id, projects.designId))
    .innerJoin(brands, eq(brands.id, designs.brandId))
    .where(where);
  for (const { id, name, brandName } of rows) {
    const text = foldCase(`${name} ${brandName}`);
    await queries.update(projects).set({ searchText: text }).where(eq(projects.id, id));
    await putGrams(queries, projectGrams, id, text);
  }
}

/** Projects after one in the order of their last change. */
function isBeyondChange(id: ProjectId, newest: boolean, updatedAt: string): SQL {
  const comparison = sql.raw(newest ? "<" : ">");
  const place = sql`(SELECT cursor.seq FROM ${projects} AS cursor WHERE cursor.id = ${id})`;
  return sql`(${projects.updatedAt}, ${projects}.seq) ${comparison} (${updatedAt}, ${place})`;
}

function toConditions(
  queries: Queries,
  workspaceId: WorkspaceId,
  { states, brandId, waitingAtMs, search }: ProjectQuery,
  found: readonly string[] | undefined,
): readonly (SQL | undefined)[] {
  const listDesigns = (where: SQL | undefined) => queries.select({ id: designs.id }).from(designs).where(where);
  const isOfWorkspace = found ? eq(withoutIndex(projects.workspaceId), workspaceId) : eq(projects.workspaceId, workspaceId);
  return [
    // Each list of ids is of this workspace, so that no index of the whole workspace is read.
    waitingAtMs === undefined && brandId === undefined ? isOfWorkspace : undefined,
    waitingAtMs === undefined ? undefined : isOpen(queries, workspaceId),
    states && isOneOf(projects.state, states),
    brandId === undefined
      ? undefined
      : inArray(projects.designId, listDesigns(and(eq(designs.brandId, brandId), eq(designs.workspaceId, workspaceId)))),
    found && inArray(sql`${projects.id}`, [...found]),
    search === undefined ? undefined : containsFolded(projects.searchText, search),
    ...(waitingAtMs === undefined ? [] : [toWaitingCondition(queries, waitingAtMs)]),
  ];
}

/**
 * The projects of a workspace that have not ended. A list of ids, so that they are found by their
 * states, of which few projects have one: an index in the order of the list would be read as a whole.
 */
const isOpen = (queries: Queries, workspaceId: WorkspaceId) =>
  inArray(
    projects.id,
    queries
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.workspaceId, workspaceId), inArray(projects.state, openStates))),
  );

/**
 * Projects in a pause, unfinished projects without a run, and those with imports or proposed edits
 * to decide on, unless their design is archived.
 */
const toWaitingCondition = (queries: Queries, nowMs: number) =>
  and(
    or(
      inArray(projects.state, [...pausedStates]),
      isNull(projects.leaseUntilMs),
      lt(projects.leaseUntilMs, nowMs),
      exists(
        queries
          .select({ id: externalArtifacts.id })
          .from(externalArtifacts)
          .where(and(eq(externalArtifacts.projectId, projects.id), eq(externalArtifacts.status, "DRAFT"))),
      ),
      exists(
        queries
          .select({ id: editProposals.id })
          .from(editProposals)
          .where(and(eq(editProposals.designId, projects.designId), eq(editProposals.status, "OPEN"))),
      ),
    ),
    exists(
      queries
        .select({ id: designs.id })
        .from(designs)
        .where(and(eq(designs.id, projects.designId), ne(designs.status, "ARCHIVED"))),
    ),
  );
