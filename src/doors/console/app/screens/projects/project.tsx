import { useMemo, useState } from "react";
import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import type { StageProgress } from "#/doors/console/app/api/use-progress";
import { Badge, StateBadge, wordsOf } from "#/doors/console/app/parts/badge";
import { Menu, type MenuItem } from "#/doors/console/app/parts/menu";
import { PageHeader } from "#/doors/console/app/parts/page-header";
import { goTo, useQueryWord } from "#/doors/console/app/router/location";
import { useParam } from "#/doors/console/app/router/params";
import { CancelProject } from "#/doors/console/app/screens/projects/cancel-project";
import { ChangeRequests } from "#/doors/console/app/screens/projects/change-requests";
import { NextStep } from "#/doors/console/app/screens/projects/next-step";
import { ProjectTabs } from "#/doors/console/app/screens/projects/project-tabs";
import { DiscardedStates } from "#/doors/console/app/screens/projects/discarded-states";
import { RenameProject } from "#/doors/console/app/screens/projects/rename-project";
import { StageRail } from "#/doors/console/app/screens/projects/stage-rail";
import { useProject } from "#/doors/console/app/screens/projects/use-project";
import { useExternalDesign } from "#/doors/console/app/screens/projects/use-external-design";
import { type Command, useCommands } from "#/doors/console/app/state/commands";
import { Found } from "#/doors/console/app/screens/found";
import { useWorkspace } from "#/doors/console/app/state/workspace";

/** One project: where it stands, what is to be done next, and everything that it has made so far. */
export function ProjectScreen() {
  const id = useParam("project");
  const { project, progress } = useProject(id);
  return (
    <Found known={project} missing="No such project">
      {(data) => <WithDesign project={data} progress={progress} />}
    </Found>
  );
}

type Progressing = {
  readonly project: ProjectDetails;
  readonly progress: { readonly stage: StageProgress | undefined; readonly isLost: boolean };
};

function WithDesign({ project, progress }: Progressing) {
  const design = useAnswer("get_design", { id: project.designId });
  return (
    <Found known={design} missing="No such design">
      {(data) => <Shown project={project} design={data} progress={progress} />}
    </Found>
  );
}

const tabs = ["identity", "foundation", "components", "pages", "deliverables", "audit", "handoff"] as const;
const canChooseOutside = new Set(["BRIEF", "IDENTITY", "FOUNDATION", "FOUNDATION_REVIEW", "COMPONENTS", "PAGES"]);

function Shown({ project, design, progress }: Progressing & { readonly design: DesignDetails }) {
  const { path } = useWorkspace();
  const [asking, setAsking] = useState<"rename" | "cancel">();
  const [, setTab] = useQueryWord("tab");
  const chooseOutside = useExternalDesign(project);
  const isEnded = project.state === "FINALIZED" || project.state === "CANCELLED";
  const brand = useAnswer("get_brand", { id: design.brandId });
  const hasReview = design.parts.includes("pages");
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        ...(hasReview
          ? [{ label: "Compare versions", group: project.name, run: () => goTo(path(`/projects/${project.id}/review`)) }]
          : []),
        ...tabs.map((tab) => ({ label: wordsOf(tab.toUpperCase()), group: project.name, run: () => setTab(tab) })),
      ],
      [project.id, project.name, hasReview, path, setTab],
    ),
  );
  const deeds: readonly MenuItem[] = [
    { label: "Rename the design", icon: "settings", run: () => setAsking("rename") },
    ...(hasReview
      ? [{ label: "Compare versions", icon: "brands", run: () => goTo(path(`/projects/${project.id}/review`)) } as const]
      : []),
    {
      label: "New design from this brief",
      icon: "add",
      run: () => goTo(path(`/brands/${design.brandId}/designs/new?from=${design.id}`)),
    },
    ...(canChooseOutside.has(project.failedStage ?? project.state)
      ? [
          {
            label: "Pause for an outside design tool",
            hint: "After the pages, before the audit",
            isChecked: project.externalDesign,
            run: () => void chooseOutside(!project.externalDesign),
          } as const,
        ]
      : []),
    ...(isEnded
      ? []
      : [
          {
            label: "Cancel the project",
            icon: "remove",
            isDanger: true,
            beginsGroup: true,
            run: () => setAsking("cancel"),
          } as const,
        ]),
  ];
  return (
    <>
      <PageHeader
        title={project.name}
        trail={[
          { label: "Brands", to: path() },
          { label: brand.data?.name ?? design.brief.name, to: path(`/brands/${design.brandId}`) },
        ]}
        state={
          <>
            <StateBadge state={project.state === "FINALIZED" ? design.status : project.state} />
            {design.version && <code className="quiet">{design.version}</code>}
            {design.pinned && <Badge tone="info">Pinned</Badge>}
          </>
        }
        actions={<Menu label={`Actions for ${project.name}`} items={deeds} />}
      />
      <StageRail project={project} design={design} />
      <NextStep project={project} design={design} progress={progress} />
      <ChangeRequests project={project} />
      <DiscardedStates project={project} design={design} />
      <ProjectTabs project={project} design={design} />
      <RenameProject project={project} design={design} isOpen={asking === "rename"} onClose={() => setAsking(undefined)} />
      <CancelProject project={project} isOpen={asking === "cancel"} onClose={() => setAsking(undefined)} />
    </>
  );
}
