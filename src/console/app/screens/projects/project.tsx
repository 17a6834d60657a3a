import { useMemo, useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { updateOptimistically, useQuery } from "#/console/app/api/queries";
import { type StageProgress, useProgress } from "#/console/app/api/use-progress";
import { Badge, StateBadge, toSentenceCase } from "#/console/app/components/badge";
import { Menu, type MenuItem } from "#/console/app/components/menu";
import { PageHeader } from "#/console/app/components/page-header";
import { navigate, useParam, useQueryParam } from "#/console/app/router/location";
import { CancelProject } from "#/console/app/screens/projects/cancel-project";
import { ChangeRequests } from "#/console/app/screens/projects/change-requests";
import { NextStep } from "#/console/app/screens/projects/next-step";
import { ProjectTabs } from "#/console/app/screens/projects/project-tabs";
import { DiscardedStates } from "#/console/app/screens/projects/discarded-states";
import { RenameProject } from "#/console/app/screens/projects/rename-project";
import { isBriefEditable } from "#/console/app/screens/projects/stages";
import { useDuplicateDesign } from "#/console/app/screens/projects/use-duplicate-design";
import { StageStepper } from "#/console/app/screens/projects/stage-stepper";
import { type Command, useCommands } from "#/console/app/state/commands";
import { ResourceScreen } from "#/console/app/screens/resource-screen";
import { useWorkspace } from "#/console/app/state/workspace";
import { useMutation } from "#/console/app/api/use-mutation";

/** A project: its state, the next step and everything that it has created so far. */
export function ProjectScreen() {
  const id = useParam("project");
  const { project, progress } = useProject(id);
  return (
    <ResourceScreen query={project} notFoundTitle="Project not found">
      {(data) => <DesignLoader project={data} progress={progress} />}
    </ResourceScreen>
  );
}

type ProjectProgressProps = {
  readonly project: ProjectDetails;
  readonly progress: { readonly stage: StageProgress | undefined; readonly isLost: boolean };
};

function DesignLoader({ project, progress }: ProjectProgressProps) {
  const design = useQuery("get_design", { id: project.designId });
  return (
    <ResourceScreen query={design} notFoundTitle="Design not found">
      {(data) => <ProjectView project={project} design={data} progress={progress} />}
    </ResourceScreen>
  );
}

const tabs = ["identity", "foundation", "components", "pages", "deliverables", "audit", "handoff"] as const;
const externalDesignStates = new Set(["BRIEF", "IDENTITY", "FOUNDATION", "FOUNDATION_REVIEW", "COMPONENTS", "PAGES"]);

function ProjectView({ project, design, progress }: ProjectProgressProps & { readonly design: DesignDetails }) {
  const { getPath } = useWorkspace();
  const [openDialog, setOpenDialog] = useState<"rename" | "cancel">();
  const [, setTab] = useQueryParam("tab");
  const setExternalDesign = useSetExternalDesign(project);
  const duplicate = useDuplicateDesign();
  const isEnded = !isBriefEditable(project);
  const brand = useQuery("get_brand", { id: design.brandId });
  const hasReview = design.parts.includes("pages");
  const isEditable = design.parts.includes("tokens") && !isEnded;
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        ...(hasReview
          ? [{ label: "Compare versions", group: project.name, run: () => navigate(getPath(`/projects/${project.id}/review`)) }]
          : []),
        ...(isEditable
          ? [{ label: "Edit by hand", group: project.name, run: () => navigate(getPath(`/designs/${design.id}/edit`)) }]
          : []),
        ...tabs.map((tab) => ({ label: toSentenceCase(tab.toUpperCase()), group: project.name, run: () => setTab(tab) })),
      ],
      [project.id, project.name, design.id, hasReview, isEditable, setTab, getPath],
    ),
  );
  const actions: readonly MenuItem[] = [
    ...(isEditable
      ? [{ label: "Edit by hand", icon: "settings", run: () => navigate(getPath(`/designs/${design.id}/edit`)) } as const]
      : []),
    { label: "Rename design", icon: "settings", run: () => setOpenDialog("rename") },
    ...(isEnded || project.running
      ? []
      : [{ label: "Edit brief", icon: "settings", run: () => navigate(getPath(`/projects/${project.id}/brief`)) } as const]),
    ...(hasReview
      ? [{ label: "Compare versions", icon: "brands", run: () => navigate(getPath(`/projects/${project.id}/review`)) } as const]
      : []),
    {
      label: "New design from this brief",
      icon: "add",
      run: () => navigate(getPath(`/brands/${design.brandId}/designs/new?from=${design.id}`)),
    },
    { label: "Duplicate design", icon: "copy", run: () => void duplicate(design.id) },
    ...(externalDesignStates.has(project.failedStage ?? project.state)
      ? [
          {
            label: "Pause for work in another design tool",
            hint: "After the pages, before the audit",
            isChecked: project.externalDesign,
            run: () => void setExternalDesign(!project.externalDesign),
          } as const,
        ]
      : []),
    ...(isEnded
      ? []
      : [
          {
            label: "Cancel project",
            icon: "remove",
            isDanger: true,
            beginsGroup: true,
            run: () => setOpenDialog("cancel"),
          } as const,
        ]),
  ];
  return (
    <>
      <PageHeader
        title={project.name}
        trail={[
          { label: "Brands", to: getPath() },
          { label: brand.data?.name ?? design.brief.name, to: getPath(`/brands/${design.brandId}`) },
        ]}
        state={
          <>
            <StateBadge state={project.state === "FINALIZED" ? design.status : project.state} />
            {design.version && <code className="quiet">{design.version}</code>}
            {design.pinned && <Badge tone="info">Pinned</Badge>}
          </>
        }
        actions={<Menu label={`Actions for ${project.name}`} items={actions} />}
      />
      <StageStepper project={project} design={design} />
      <NextStep project={project} design={design} progress={progress} />
      <ChangeRequests project={project} />
      <DiscardedStates project={project} design={design} />
      <ProjectTabs project={project} design={design} />
      <RenameProject
        project={project}
        design={design}
        isOpen={openDialog === "rename"}
        onClose={() => setOpenDialog(undefined)}
      />
      <CancelProject project={project} isOpen={openDialog === "cancel"} onClose={() => setOpenDialog(undefined)} />
    </>
  );
}

/** A project with its design, refreshed during a run. The design loads after the project. */
function useProject(id: string) {
  const project = useQuery("get_project", { id });
  const progress = useProgress(id, project.data?.running === true);
  return { project, progress };
}

/**
 * Switches the pause for another design tool. The change is shown at once and undone if the server
 * refuses it.
 */
function useSetExternalDesign({ id }: Pick<ProjectDetails, "id">) {
  const mutation = useMutation("update_project", {
    applyOptimistically: ({ externalDesign = false }) =>
      updateOptimistically("get_project", { id }, (project) => ({ ...project, externalDesign })),
    invalidates: ["get_project"],
    successMessage: ({ externalDesign }) =>
      externalDesign ? "The project will pause after its pages." : "The project will not pause after its pages.",
  });
  return (externalDesign: boolean) => mutation.run({ id, externalDesign });
}
