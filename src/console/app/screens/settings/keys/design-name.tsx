import { useQuery } from "#/console/app/api/use-query";
import { Link } from "#/console/app/router/link";
import { useWorkspace } from "#/console/app/state/workspace";

/** A design by its name, with a way to its brand. */
export function DesignName({ id }: { readonly id: string }) {
  const { path } = useWorkspace();
  const { data, failure } = useQuery("get_design", { id });
  if (!data) return failure === undefined ? "One design" : "A design that is gone";
  return <Link to={path(`/brands/${data.brandId}`)}>{data.name}</Link>;
}
