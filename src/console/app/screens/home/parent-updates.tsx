import { useQuery } from "#/console/app/api/queries";
import { ButtonLink } from "#/console/app/components/button";
import { Notice } from "#/console/app/components/notice";
import { useWorkspace } from "#/console/app/state/workspace";

/** Sub-brands whose parent has a newer published version than they took. */
export function ParentUpdates() {
  const { id, getPath } = useWorkspace();
  const { data } = useQuery("list_parent_updates", { id });
  if (!data || data.updates.length === 0) return null;
  return (
    <section className="waiting" aria-label="Newer versions of parents">
      {data.updates.map(({ brand, parent }) => (
        <Notice
          key={brand.id}
          tone="info"
          title={`${brand.name}: ${parent.name} ${parent.newerVersion} is published`}
          action={
            <ButtonLink to={getPath(`/brands/${brand.id}`)} size="small">
              Open
            </ButtonLink>
          }
        >
          It has parts of version {parent.takenVersion}. Take the newer ones, or leave it as it is.
        </Notice>
      ))}
    </section>
  );
}
