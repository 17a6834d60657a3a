import { useAnswer } from "#/doors/console/app/api/use-answer";
import { Link } from "#/doors/console/app/router/link";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** A design by its name, with a way to its brand. */
export function DesignName({ id }: { readonly id: string }) {
  const { path } = useWorkspace();
  const { data, failure } = useAnswer("get_design", { id });
  if (!data) return failure === undefined ? "One design" : "A design that is gone";
  return <Link to={path(`/brands/${data.brandId}`)}>{data.name}</Link>;
}
