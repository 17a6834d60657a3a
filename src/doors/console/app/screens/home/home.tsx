import { useList } from "#/doors/console/app/api/use-list";
import { Button, ButtonLink } from "#/doors/console/app/parts/button";
import { Loaded } from "#/doors/console/app/parts/loaded";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { BrandCard } from "#/doors/console/app/screens/home/brand-card";
import { BrandsSkeleton } from "#/doors/console/app/screens/home/brands-skeleton";
import { FirstBrand } from "#/doors/console/app/screens/home/first-brand";
import { Waiting } from "#/doors/console/app/screens/home/waiting";
import { PausedEndpoints } from "#/doors/console/app/screens/settings/webhooks/troubled-endpoints";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** The workspace's home: what waits for somebody, and its brands. */
export function Home() {
  const { id, path } = useWorkspace();
  const projects = useList(
    "list_projects",
    { id, limit: 200 },
    (answer) => answer.projects,
    (answer) => answer.nextCursor,
  );
  const brands = useList(
    "list_workspace_brands",
    { id },
    (answer) => answer.brands,
    (answer) => answer.nextCursor,
  );
  const isEmpty = brands.rows?.length === 0;
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
      <Waiting projects={projects.rows ?? []} />
      <Loaded known={brands} skeleton={<BrandsSkeleton />}>
        {() =>
          isEmpty ? (
            <FirstBrand />
          ) : (
            <section className="stack" aria-label="All brands">
              <ul className="brand-grid">
                {brands.rows?.map((brand) => (
                  <BrandCard key={brand.id} brand={brand} />
                ))}
              </ul>
              {brands.more && (
                <div>
                  <Button onClick={() => void brands.more?.()} isBusy={brands.isLoadingMore}>
                    Show more brands
                  </Button>
                </div>
              )}
            </section>
          )
        }
      </Loaded>
    </>
  );
}
