import { useMutation } from "#/console/app/api/use-mutation";
import { Notice } from "#/console/app/components/notice";
import { PageHeader } from "#/console/app/components/page-header";
import { Link } from "#/console/app/router/link";
import { navigate } from "#/console/app/router/location";
import { BriefStudio } from "#/console/app/screens/brands/brief-studio";
import { emptyBriefValues } from "#/console/app/screens/brands/brief-values";
import { useWorkspace } from "#/console/app/state/workspace";

/** A brief for a brand that is not there yet, and the direction that it takes. */
export function NewBrand() {
  const { id, path } = useWorkspace();
  const start = useMutation("start_design", {
    inForm: true,
    invalidates: ["list_workspace_brands", "list_projects", "list_brand_designs"],
  });
  return (
    <>
      <PageHeader
        title="New brand"
        trail={[{ label: "Brands", to: path() }]}
        lead="A name is enough. Whatever else you say decides colours, type, mark and words."
      />
      <BriefStudio
        id={`brief-${id}`}
        initial={emptyBriefValues}
        submit="Make this design"
        isBusy={start.isBusy}
        problem={start.problem}
        onSend={async (request) => {
          const created = await start.run({ id, ...request, run: true });
          if (created) navigate(path(`/projects/${created.project.id}`), { replace: true });
          return created;
        }}
        renderNote={(preview) =>
          preview?.brand && (
            <Notice tone="info">
              There is a brand of this name already: <Link to={path(`/brands/${preview.brand.id}`)}>{preview.brand.name}</Link>.
              This brief becomes a new design of it.
            </Notice>
          )
        }
      />
    </>
  );
}
