import { useQuery } from "#/console/app/api/use-query";
import { useWorkspace } from "#/console/app/state/workspace";

export type NamedSystem = { readonly name: string; readonly slug: string };

/**
 * The systems that the user can subscribe to: those of the workspace, then live ones of others. At
 * most 200 each.
 */
export function useSystems() {
  const { id } = useWorkspace();
  const brands = useQuery("list_workspace_brands", { id, limit: 200 });
  const live = useQuery("list_systems", { limit: 200 });
  const failure = brands.failure ?? live.failure;
  const ownSystems = brands.data?.brands.map(({ system: { name, slug } }) => ({ name, slug })) ?? [];
  const otherSystems = live.data?.systems
    .filter(({ slug }) => !ownSystems.some((system) => system.slug === slug))
    .map(({ name, slug }) => ({ name, slug }));
  const data: readonly NamedSystem[] | undefined = brands.data && otherSystems && [...ownSystems, ...otherSystems];
  return {
    isLoading: brands.isLoading || live.isLoading,
    ...(failure !== undefined && { failure }),
    ...(data && { data }),
    reload() {
      brands.reload();
      live.reload();
    },
  };
}
