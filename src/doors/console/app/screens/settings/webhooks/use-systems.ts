import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useWorkspace } from "#/doors/console/app/state/workspace";

export type NamedSystem = { readonly name: string; readonly slug: string };

/** The systems that a person can subscribe to: those of the workspace, live or not, then the live ones of others. At most 200 of each. */
export function useSystems() {
  const { id } = useWorkspace();
  const brands = useAnswer("list_workspace_brands", { id, limit: 200 });
  const live = useAnswer("list_systems", { limit: 200 });
  const failure = brands.failure ?? live.failure;
  const own = brands.data?.brands.map(({ system: { name, slug } }) => ({ name, slug })) ?? [];
  const others = live.data?.systems
    .filter(({ slug }) => !own.some((system) => system.slug === slug))
    .map(({ name, slug }) => ({ name, slug }));
  const data: readonly NamedSystem[] | undefined = brands.data && others && [...own, ...others];
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
