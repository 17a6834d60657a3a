import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useAnswer } from "#/doors/console/app/api/use-answer";
import { useWatch } from "#/doors/console/app/api/use-watch";
import { EmptyState } from "#/doors/console/app/parts/empty-state";
import { type Tab, Tabs } from "#/doors/console/app/parts/tabs";
import { useQueryWord } from "#/doors/console/app/router/location";
import { AuditTab } from "#/doors/console/app/screens/projects/audit-tab";
import { ComponentsTab } from "#/doors/console/app/screens/projects/components-tab";
import { DeliverablesTab } from "#/doors/console/app/screens/projects/deliverables-tab";
import { FoundationTab } from "#/doors/console/app/screens/projects/foundation-tab";
import { HandoffTab } from "#/doors/console/app/screens/projects/handoff-tab";
import { IdentityTab } from "#/doors/console/app/screens/projects/identity-tab";
import { PagesTab } from "#/doors/console/app/screens/projects/pages-tab";

type TabId = "identity" | "foundation" | "components" | "pages" | "deliverables" | "audit" | "handoff";
type ProjectTabsProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

const isTab = (word: string): word is TabId =>
  ["identity", "foundation", "components", "pages", "deliverables", "audit", "handoff"].includes(word);

/** What is worth looking at first where the project stands. */
const firstAt: Readonly<Partial<Record<ProjectDetails["state"], TabId>>> = {
  FOUNDATION_REVIEW: "foundation",
  COMPONENTS: "components",
  PAGES: "components",
  EXTERNAL_DESIGN: "deliverables",
  COHERENCE_AUDIT: "pages",
  DESIGN_REVIEW: "pages",
  FINALIZED: "pages",
};

/** How far a cancelled project had come. */
const lastMade = ({ parts }: DesignDetails): TabId =>
  parts.includes("pages")
    ? "pages"
    : parts.includes("components")
      ? "components"
      : parts.includes("tokens")
        ? "foundation"
        : "identity";

/** Everything that a project has made, in the order of its making. */
export function ProjectTabs({ project, design }: ProjectTabsProps) {
  const [word, setWord] = useQueryWord("tab");
  const first = project.state === "CANCELLED" ? lastMade(design) : (firstAt[project.state] ?? "identity");
  const selected = isTab(word) ? word : first;
  const { data: imports, reload } = useAnswer("list_deliverables", { id: project.id, limit: 1 });
  useWatch(reload, project.state === "EXTERNAL_DESIGN");
  const pending = imports?.counts.pending ?? 0;
  const open = design.audit ? design.audit.error + design.audit.warning : 0;
  const tabs: readonly Tab<TabId>[] = [
    { id: "identity", label: "Identity" },
    { id: "foundation", label: "Foundation" },
    { id: "components", label: "Components" },
    { id: "pages", label: "Pages" },
    { id: "deliverables", label: "Deliverables", count: pending > 0 ? pending : undefined },
    { id: "audit", label: "Audit", count: open > 0 ? open : undefined },
    { id: "handoff", label: "Hand-off" },
  ];
  return (
    <Tabs label="Parts of the project" tabs={tabs} selected={selected} onSelect={setWord}>
      <Part tab={selected} project={project} design={design} />
    </Tabs>
  );
}

function Part({ tab, project, design }: ProjectTabsProps & { readonly tab: TabId }) {
  const has = (part: DesignDetails["parts"][number]) => design.parts.includes(part);
  switch (tab) {
    case "identity":
      return has("mark") ? <IdentityTab design={design} /> : <NotYet what="The identity" stage="its first stage" />;
    case "foundation":
      return has("tokens") ? <FoundationTab design={design} /> : <NotYet what="The foundation" stage="the identity" />;
    case "components":
      return has("components") ? (
        <ComponentsTab design={design} />
      ) : (
        <NotYet what="Components" stage="the foundation's approval" />
      );
    case "pages":
      return has("pages") ? <PagesTab design={design} /> : <NotYet what="Pages" stage="the components" />;
    case "deliverables":
      return <DeliverablesTab project={project} design={design} />;
    case "audit":
      return has("audit") ? <AuditTab project={project} /> : <NotYet what="The coherence audit" stage="the pages" />;
    default:
      return has("mark") ? <HandoffTab design={design} /> : <NotYet what="The hand-off" stage="the identity" />;
  }
}

const NotYet = ({ what, stage }: { readonly what: string; readonly stage: string }) => (
  <EmptyState title={`${what} ${what.endsWith("s") ? "are" : "is"} not made yet`}>
    <p>This comes after {stage}. It appears here by itself.</p>
  </EmptyState>
);
