import type { DesignDetails, ProjectDetails } from "#data/console-api";
import { useQuery } from "#/console/app/api/queries";
import { useAutoRefresh } from "#/console/app/api/refresh";
import { EmptyState } from "#/console/app/components/empty-state";
import { type Tab, Tabs } from "#/console/app/components/tabs";
import { useQueryParam } from "#/console/app/router/location";
import { AuditTab } from "#/console/app/screens/projects/audit-tab";
import { ComponentsTab } from "#/console/app/screens/projects/components-tab";
import { DeliverablesTab } from "#/console/app/screens/projects/deliverables-tab";
import { FoundationTab } from "#/console/app/screens/projects/foundation-tab";
import { HandoffTab } from "#/console/app/screens/projects/handoff-tab";
import { IdentityTab } from "#/console/app/screens/projects/identity-tab";
import { PagesTab } from "#/console/app/screens/projects/pages-tab";

type TabId = "identity" | "foundation" | "components" | "pages" | "deliverables" | "audit" | "handoff";
type ProjectTabsProps = { readonly project: ProjectDetails; readonly design: DesignDetails };

const isTab = (tabParam: string): tabParam is TabId =>
  ["identity", "foundation", "components", "pages", "deliverables", "audit", "handoff"].includes(tabParam);

/** The tab to open first, by the project's state. */
const firstTabByState: Readonly<Partial<Record<ProjectDetails["state"], TabId>>> = {
  FOUNDATION_REVIEW: "foundation",
  COMPONENTS: "components",
  PAGES: "components",
  EXTERNAL_DESIGN: "deliverables",
  COHERENCE_AUDIT: "pages",
  DESIGN_REVIEW: "pages",
  FINALIZED: "pages",
};

/** The tab of the last part that a cancelled project finished. */
const getLastTab = ({ parts }: DesignDetails): TabId =>
  parts.includes("pages")
    ? "pages"
    : parts.includes("components")
      ? "components"
      : parts.includes("tokens")
        ? "foundation"
        : "identity";

/** The parts of a project's design, in the order of their creation. */
export function ProjectTabs({ project, design }: ProjectTabsProps) {
  const [tabParam, setTabParam] = useQueryParam("tab");
  const defaultTab = project.state === "CANCELLED" ? getLastTab(design) : (firstTabByState[project.state] ?? "identity");
  const selected = isTab(tabParam) ? tabParam : defaultTab;
  const { data: imports, reload } = useQuery("list_deliverables", { id: project.id, limit: 1 });
  useAutoRefresh(reload, project.state === "EXTERNAL_DESIGN");
  const pending = imports?.counts.pending ?? 0;
  const openFindings = design.audit ? design.audit.error + design.audit.warning : 0;
  const tabs: readonly Tab<TabId>[] = [
    { id: "identity", label: "Identity" },
    { id: "foundation", label: "Foundation" },
    { id: "components", label: "Components" },
    { id: "pages", label: "Pages" },
    { id: "deliverables", label: "Deliverables", count: pending > 0 ? pending : undefined },
    { id: "audit", label: "Audit", count: openFindings > 0 ? openFindings : undefined },
    { id: "handoff", label: "Handoff" },
  ];
  return (
    <Tabs label="Project" tabs={tabs} selected={selected} onSelect={setTabParam}>
      <TabContent tab={selected} project={project} design={design} />
    </Tabs>
  );
}

function TabContent({ tab, project, design }: ProjectTabsProps & { readonly tab: TabId }) {
  const hasPart = (part: DesignDetails["parts"][number]) => design.parts.includes(part);
  switch (tab) {
    case "identity":
      return hasPart("mark") ? <IdentityTab design={design} /> : <NotReadyYet subject="The identity" stage="the first stage" />;
    case "foundation":
      return hasPart("tokens") ? (
        <FoundationTab design={design} />
      ) : (
        <NotReadyYet subject="The foundation" stage="the identity" />
      );
    case "components":
      return hasPart("components") ? (
        <ComponentsTab design={design} />
      ) : (
        <NotReadyYet subject="Components" stage="the foundation is approved" />
      );
    case "pages":
      return hasPart("pages") ? <PagesTab design={design} /> : <NotReadyYet subject="Pages" stage="the components" />;
    case "deliverables":
      return <DeliverablesTab project={project} design={design} />;
    case "audit":
      return hasPart("audit") ? <AuditTab project={project} /> : <NotReadyYet subject="The coherence audit" stage="the pages" />;
    default:
      return hasPart("mark") ? <HandoffTab design={design} /> : <NotReadyYet subject="The handoff" stage="the identity" />;
  }
}

const NotReadyYet = ({ subject, stage }: { readonly subject: string; readonly stage: string }) => (
  <EmptyState title={`${subject} ${subject.endsWith("s") ? "are" : "is"} not ready yet`}>
    <p>Available after {stage}. The page updates automatically.</p>
  </EmptyState>
);
