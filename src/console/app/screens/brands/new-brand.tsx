import { useMutation } from "#/console/app/api/use-mutation";
import { Notice } from "#/console/app/components/notice";
import { PageHeader } from "#/console/app/components/page-header";
import { Link } from "#/console/app/router/link";
import { navigate } from "#/console/app/router/location";
import { BriefStudio } from "#/console/app/screens/brands/brief-studio";
import { emptyBriefValues } from "#/console/app/screens/brands/brief-values";
import { ParentChoice, useParentChoice } from "#/console/app/screens/brands/parent-choice";
import { useWorkspace } from "#/console/app/state/workspace";

/** Creates a brand with its first design from a brief. */
export function NewBrand() {
  const { id, getPath } = useWorkspace();
  const start = useMutation("start_design", {
    inForm: true,
    invalidates: ["list_workspace_brands", "list_projects", "list_brand_designs"],
  });
  const formId = `brief-${id}`;
  const parent = useParentChoice(formId);
  return (
    <>
      <PageHeader
        title="New brand"
        trail={[{ label: "Brands", to: getPath() }]}
        lead="A name is all you need. Everything else you add shapes the colours, type, mark and copy."
      />
      <BriefStudio
        id={formId}
        preferredDirection={parent.values.direction || undefined}
        previewed={parent.previewed}
        moreFields={<ParentChoice values={parent.values} set={parent.set} />}
        initial={emptyBriefValues}
        submit="Create design"
        isBusy={start.isBusy}
        problem={start.problem}
        onSend={async (request) => {
          const created = await start.run({ id, ...request, ...parent.request, run: true });
          if (!created) return undefined;
          parent.reset();
          navigate(getPath(`/projects/${created.project.id}`), { replace: true });
          return created;
        }}
        renderNote={(preview) =>
          preview?.brand && (
            <Notice tone="info">
              You already have a brand with this name:{" "}
              <Link to={getPath(`/brands/${preview.brand.id}`)}>{preview.brand.name}</Link>. This brief becomes a new design of
              it.
            </Notice>
          )
        }
      />
    </>
  );
}
