import { useChange } from "#/doors/console/app/api/use-change";
import { Notice } from "#/doors/console/app/parts/notice";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { Link } from "#/doors/console/app/router/link";
import { goTo } from "#/doors/console/app/router/location";
import { BriefStudio } from "#/doors/console/app/screens/brands/brief-studio";
import { emptyBrief } from "#/doors/console/app/screens/brands/brief-values";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** A brief for a brand that is not there yet, and the direction that it takes. */
export function NewBrand() {
  const { id, path } = useWorkspace();
  const start = useChange("start_design", {
    inForm: true,
    refreshes: ["list_workspace_brands", "list_projects", "list_brand_designs"],
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
        initial={emptyBrief}
        submit="Make this design"
        isBusy={start.isBusy}
        problem={start.problem}
        onSend={async (wanted) => {
          const made = await start.run({ id, ...wanted, run: true });
          if (made) goTo(path(`/projects/${made.project.id}`), { replace: true });
          return made;
        }}
        note={(preview) =>
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
