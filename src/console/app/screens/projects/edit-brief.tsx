import { useMemo, useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useMutation } from "#/console/app/api/use-mutation";
import { ButtonLink } from "#/console/app/components/button";
import { ConfirmDialog } from "#/console/app/components/confirm-dialog";
import { EmptyState } from "#/console/app/components/empty-state";
import { PageHeader } from "#/console/app/components/page-header";
import { navigate, useParam } from "#/console/app/router/location";
import { BriefStudio, type DesignRequest } from "#/console/app/screens/brands/brief-studio";
import { toBrief, toBriefValues } from "#/console/app/screens/brands/brief-values";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { formatParts, isBriefEditable, listDiscardedParts } from "#/console/app/screens/projects/stages";
import { ResourceScreen } from "#/console/app/screens/resource-screen";
import { useWorkspace } from "#/console/app/state/workspace";

/** Edits the brief of a draft. */
export function EditBrief() {
  const project = useQuery("get_project", { id: useParam("project") });
  return (
    <ResourceScreen query={project} notFoundTitle="Project not found">
      {(data) => <DesignLoader project={data} />}
    </ResourceScreen>
  );
}

function DesignLoader({ project }: { readonly project: ProjectDetails }) {
  const design = useQuery("get_design", { id: project.designId });
  return (
    <ResourceScreen query={design} notFoundTitle="Design not found">
      {(data) => <EditBriefView project={project} design={data} />}
    </ResourceScreen>
  );
}

type EditBriefProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

function EditBriefView({ project, design }: EditBriefProps) {
  const { getPath } = useWorkspace();
  const path = getPath(`/projects/${project.id}`);
  return (
    <>
      <PageHeader
        title="Edit brief"
        lead="The brief decides every part of the draft. Livery creates its parts again when you save."
        trail={[
          { label: "Brands", to: getPath() },
          { label: design.brief.name, to: getPath(`/brands/${design.brandId}`) },
          { label: project.name, to: path },
        ]}
      />
      {isBriefEditable(project) ? (
        <Studio project={project} design={design} path={path} />
      ) : (
        <EmptyState
          title="This brief can no longer change"
          action={
            <ButtonLink to={getPath(`/brands/${design.brandId}/designs/new?from=${design.id}`)} variant="primary" icon="add">
              New design from this brief
            </ButtonLink>
          }
        >
          <p>The design is approved or its project was cancelled. Start a new design with a copy of the brief.</p>
        </EmptyState>
      )}
    </>
  );
}

type Save = { readonly request: DesignRequest; readonly finish: (saved: unknown) => void };

const invalidatedQueries = [...projectQueries, "list_discarded_states"] as const;

function Studio({ project, design, path }: EditBriefProps & { readonly path: string }) {
  // The screen keeps the design that it started from, so that a refetch does not change the form.
  const [{ id, name, brief, direction, seed }] = useState(design);
  const initial = useMemo(
    () => ({
      ...toBriefValues(brief),
      designName: name,
      // What the draft was changed to since its brief was written counts.
      archetype: brief.archetype === undefined ? ("" as const) : direction,
      seed: brief.seed === undefined ? "" : String(seed),
    }),
    [brief, name, direction, seed],
  );
  const [pending, setPending] = useState<Save>();
  const update = useMutation("update_design", {
    inForm: true,
    invalidates: invalidatedQueries,
    successMessage: () => "The brief is saved.",
  });
  const listChanges = (request: DesignRequest) => {
    const isBriefSame = JSON.stringify(request.brief) === JSON.stringify(toBrief(initial));
    const isSame = isBriefSame && request.direction === direction && request.seed === seed;
    const newName = request.name !== undefined && request.name !== name ? { name: request.name } : {};
    if (isSame) return newName;
    return { ...newName, brief: request.brief, direction: request.direction, seed: request.seed, discard: true, run: true };
  };
  const save = async (request: DesignRequest) => {
    const changes = listChanges(request);
    const isChanged = Object.keys(changes).length > 0;
    const saved = isChanged ? await update.run({ id, ...changes }) : request;
    if (saved) navigate(path, { replace: true });
    return saved;
  };
  const discardedParts = formatParts(listDiscardedParts("IDENTITY", design.parts));
  return (
    <>
      <BriefStudio
        id={`edit-brief-${id}`}
        initial={initial}
        draft={{ direction, seed }}
        isNameFixed
        submit="Save brief"
        isBusy={update.isBusy}
        problem={pending ? undefined : update.problem}
        onSend={(request) =>
          "brief" in listChanges(request) && discardedParts !== ""
            ? new Promise((finish) => setPending({ request, finish }))
            : save(request)
        }
      />
      <ConfirmDialog
        title="Discard the finished parts?"
        confirm="Discard and save"
        isOpen={pending !== undefined}
        onClose={() => {
          pending?.finish(undefined);
          setPending(undefined);
          update.clear();
        }}
        onConfirm={async () => {
          if (!pending) return false;
          const saved = await save(pending.request);
          if (saved) pending.finish(saved);
          return saved !== undefined;
        }}
        problem={update.problem}
      >
        <p>
          The new brief discards {discardedParts}, and {project.name} starts again with its identity. Edits by hand and what was
          brought in stay. You can restore the discarded parts under “Discarded work” on the project's page.
        </p>
      </ConfirmDialog>
    </>
  );
}
