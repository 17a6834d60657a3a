import type { AuditLine } from "#data/console-api";

type Target = NonNullable<AuditLine["target"]>;
type Kind = Target["kind"];

/** The label of each kind beside its name. */
export const targetLabels: Readonly<Record<Kind, string>> = {
  WORKSPACE: "workspace",
  PERSON: "",
  INVITATION: "invitation",
  API_KEY: "key",
  CLIENT: "client",
  BRAND: "brand",
  DESIGN: "design",
  PROJECT: "project",
  IMPORT: "import",
  SYSTEM: "brand system",
  WEBHOOK_ENDPOINT: "webhook endpoint",
  DELIVERY: "delivery",
  SUBSCRIPTION: "subscription",
  OTHER: "",
};

/** Kinds that can be looked up; one that is not found was deleted. */
const resolvableKinds: ReadonlySet<Kind> = new Set<Kind>(["BRAND", "DESIGN", "PROJECT", "IMPORT", "SYSTEM", "WEBHOOK_ENDPOINT"]);
export const isResolvable = (kind: Kind): boolean => resolvableKinds.has(kind);

/** The path, within the workspace, of a target's screen; undefined if it has none. */
export function getTargetPath({ kind, brandId, projectId, endpointId }: Target, id: string): string | undefined {
  switch (kind) {
    case "WORKSPACE":
      return "/settings";
    case "PERSON":
    case "INVITATION":
      return "/members";
    case "API_KEY":
      return "/keys";
    case "CLIENT":
      return "/keys?show=clients";
    case "IMPORT":
      return projectId === null ? undefined : `/projects/${projectId}?tab=deliverables&status=all&item=${id}`;
    case "WEBHOOK_ENDPOINT":
      return endpointId === null ? undefined : `/webhooks/${endpointId}`;
    case "SUBSCRIPTION":
      return "/webhooks?tab=subscriptions";
    default:
      return projectId !== null ? `/projects/${projectId}` : brandId !== null ? `/brands/${brandId}` : undefined;
  }
}
