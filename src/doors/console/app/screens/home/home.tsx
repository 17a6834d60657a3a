import { useList } from "#/doors/console/app/api/use-list";
import { Button, ButtonLink } from "#/doors/console/app/parts/button";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { SearchField } from "#/doors/console/app/parts/search-field";
import { BareSelect } from "#/doors/console/app/parts/select";
import { useQueryWord } from "#/doors/console/app/router/location";
import { BrandCard } from "#/doors/console/app/screens/home/brand-card";
import { BrandsSkeleton } from "#/doors/console/app/screens/home/brands-skeleton";
import { FirstBrand } from "#/doors/console/app/screens/home/first-brand";
import { Waiting } from "#/doors/console/app/screens/home/waiting";
import { PausedEndpoints } from "#/doors/console/app/screens/settings/webhooks/troubled-endpoints";
import { useWorkspace } from "#/doors/console/app/state/workspace";

const statuses = [
  { value: "", label: "All brands" },
  { value: "ACTIVE", label: "Live" },
  { value: "DRAFT", label: "Draft" },
  { value: "ARCHIVED", label: "Archived" },
] as const;
const sorts = [
  { value: "", label: "Newest first", sort: "created", order: "newest" },
  { value: "changed", label: "Last changed first", sort: "updated", order: "newest" },
  { value: "name", label: "By name", sort: "name", order: "oldest" },
] as const;

/** The workspace's home: what waits for a person, and its brands. */
export function Home() {
  const { id, path } = useWorkspace();
  const [search, setSearch] = useQueryWord("q");
  const [statusWord, setStatus] = useQueryWord("status");
  const [sortWord, setSort] = useQueryWord("sort");
  const status = statuses.find(({ value }) => value === statusWord)?.value ?? "";
  const { value: sortValue, sort, order } = sorts.find(({ value }) => value === sortWord) ?? sorts[0];
  const brands = useList(
    "list_workspace_brands",
    { id, sort, order, ...(search !== "" && { search }), ...(status !== "" && { status: [status] }) },
    (answer) => answer.brands,
    (answer) => answer.nextCursor,
  );
  const isNarrowed = search !== "" || status !== "";
  const isEmpty = brands.data?.total === 0 && !isNarrowed;
  return (
    <>
      <PageHeader
        title="Brands"
        actions={
          !isEmpty && (
            <ButtonLink to={path("/brands/new")} variant="primary" icon="add">
              New brand
            </ButtonLink>
          )
        }
      />
      <PausedEndpoints />
      <Waiting />
      {isEmpty ? (
        <FirstBrand />
      ) : (
        <section className="stack" aria-label="All brands">
          <div className="list-bar">
            <SearchField label="Search brands" value={search} onChange={setSearch} />
            <BareSelect aria-label="Status" options={statuses} value={status} onChange={setStatus} />
            <BareSelect aria-label="Order" options={sorts} value={sortValue} onChange={setSort} />
            <p className="quiet" role="status">
              {brands.data && countOf(brands.data.total)}
            </p>
          </div>
          <Loaded known={brands} skeleton={<BrandsSkeleton />}>
            {({ total }) =>
              total === 0 ? (
                <EmptyState title="No brand is like that">
                  <p>Change the search or the filter to see the others.</p>
                </EmptyState>
              ) : (
                <ul className="brand-grid">
                  {brands.rows?.map((brand) => (
                    <BrandCard key={brand.id} brand={brand} />
                  ))}
                </ul>
              )
            }
          </Loaded>
          {brands.more && (
            <div>
              <Button onClick={() => void brands.more?.()} isBusy={brands.isLoadingMore}>
                Show more brands
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  );
}

const countOf = (total: number) => (total === 1 ? "1 brand" : `${total} brands`);
