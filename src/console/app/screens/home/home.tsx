import { useList } from "#/console/app/api/queries";
import { Button, ButtonAnchor, ButtonLink } from "#/console/app/components/button";
import { CodeBlock } from "#/console/app/components/code-block";
import { EmptyState } from "#/console/app/components/empty-state";
import { pluralize } from "#/console/app/components/format";
import { PageHeader } from "#/console/app/components/page-header";
import { QueryBoundary } from "#/console/app/components/query-boundary";
import { SearchField } from "#/console/app/components/search-field";
import { InlineSelect } from "#/console/app/components/select";
import { useQueryParam } from "#/console/app/router/location";
import { getServerUrl } from "#/console/app/router/urls";
import { BrandCard } from "#/console/app/screens/home/brand-card";
import { NeedsReviewSummary } from "#/console/app/screens/home/needs-review-summary";
import { ParentUpdates } from "#/console/app/screens/home/parent-updates";
import { PausedEndpoints } from "#/console/app/screens/settings/webhooks/paused-endpoints";
import { useWorkspace } from "#/console/app/state/workspace";

const statuses = [
  { value: "", label: "All brands" },
  { value: "ACTIVE", label: "Live" },
  { value: "DRAFT", label: "Draft" },
  { value: "ARCHIVED", label: "Archived" },
] as const;
const sorts = [
  { value: "", label: "Newest first", sort: "created", order: "newest" },
  { value: "changed", label: "Recently changed", sort: "updated", order: "newest" },
  { value: "name", label: "Name", sort: "name", order: "oldest" },
] as const;

/** The workspace's home: what needs review, and its brands. */
export function Home() {
  const { id, getPath } = useWorkspace();
  const [search, setSearch] = useQueryParam("q");
  const [statusParam, setStatus] = useQueryParam("status");
  const [sortParam, setSort] = useQueryParam("sort");
  const status = statuses.find(({ value }) => value === statusParam)?.value ?? "";
  const { value: sortValue, sort, order } = sorts.find(({ value }) => value === sortParam) ?? sorts[0];
  const brands = useList(
    "list_workspace_brands",
    { id, sort, order, ...(search !== "" && { search }), ...(status !== "" && { status: [status] }) },
    (page) => page.brands,
    (page) => page.nextCursor,
  );
  const isFiltered = search !== "" || status !== "";
  const isEmpty = brands.data?.total === 0 && !isFiltered;
  return (
    <>
      <PageHeader
        title="Brands"
        actions={
          !isEmpty && (
            <>
              <ButtonLink to={getPath("/brands/import")}>Import a brand</ButtonLink>
              <ButtonLink to={getPath("/brands/new")} variant="primary" icon="add">
                New brand
              </ButtonLink>
            </>
          )
        }
      />
      <PausedEndpoints />
      <NeedsReviewSummary />
      <ParentUpdates />
      {isEmpty ? (
        <FirstBrand />
      ) : (
        <section className="stack" aria-label="All brands">
          <div className="list-bar">
            <SearchField label="Search brands" value={search} onChange={setSearch} />
            <InlineSelect aria-label="Status" options={statuses} value={status} onChange={setStatus} />
            <InlineSelect aria-label="Sort by" options={sorts} value={sortValue} onChange={setSort} />
            <p className="quiet" role="status">
              {brands.data && pluralize(brands.data.total, "brand")}
            </p>
          </div>
          <QueryBoundary query={brands} skeleton={<BrandsSkeleton />}>
            {({ total }) =>
              total === 0 ? (
                <EmptyState title="No matching brands">
                  <p>Change the search or the filter.</p>
                </EmptyState>
              ) : (
                <ul className="brand-grid">
                  {brands.rows?.map((brand) => (
                    <BrandCard key={brand.id} brand={brand} />
                  ))}
                </ul>
              )
            }
          </QueryBoundary>
          {brands.loadMore && (
            <div>
              <Button onClick={() => void brands.loadMore?.()} isBusy={brands.isLoadingMore}>
                Show more brands
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  );
}

const placeholders = ["first", "second", "third"];

/** Placeholder cards while brands load. */
function BrandsSkeleton() {
  return (
    <div className="brand-grid skeleton" role="status">
      <span className="unseen">Loading brands</span>
      {placeholders.map((placeholder) => (
        <div key={placeholder} className="brand-blank" />
      ))}
    </div>
  );
}

/** Shown while a workspace has no brands. */
function FirstBrand() {
  const { slug, getPath } = useWorkspace();
  return (
    <EmptyState
      title="No brands yet"
      action={
        <>
          <ButtonLink to={getPath("/brands/new")} variant="primary" icon="add">
            New brand
          </ButtonLink>
          <ButtonLink to={getPath("/brands/import")}>Import a brand</ButtonLink>
          <ButtonAnchor href={getServerUrl("/docs")} icon="external">
            API reference
          </ButtonAnchor>
        </>
      }
    >
      <p>
        A brand starts with a brief; a name is enough. Livery creates its colours, type, mark, components and pages, audits them,
        and waits twice for your approval. Then every tool and agent can use the result.
      </p>
      <p>Or create it from a brief file, in a terminal on the server:</p>
      <CodeBlock label="Shell" text={`livery generate brief.json --workspace ${slug}`} />
    </EmptyState>
  );
}
