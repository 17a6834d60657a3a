import { expect, test } from "bun:test";
import { settings } from "#/config/settings";
import { operations } from "#/operations";

type Document = { readonly kind: string; readonly metadata: { readonly name: string }; readonly spec: never };
const documents = Bun.YAML.parse(await Bun.file("data/kubernetes/livery.yaml").text()) as readonly Document[];
const getSpec = (kind: string): never => {
  const found = documents.find((document) => document.kind === kind);
  if (!found) throw new Error(`there is no ${kind}`);
  return found.spec;
};

type Container = {
  readonly env: readonly { readonly name: string }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
} & Readonly<Record<"startupProbe" | "livenessProbe" | "readinessProbe", { readonly httpGet: { readonly path: string } }>>;
type StatefulSet = {
  readonly replicas: number;
  readonly selector: { readonly matchLabels: object };
  readonly template: {
    readonly metadata: { readonly labels: object };
    readonly spec: {
      readonly containers: readonly [Container];
      readonly securityContext: object;
      readonly terminationGracePeriodSeconds: number;
      readonly volumes: readonly { readonly name: string }[];
    };
  };
  readonly volumeClaimTemplates: readonly { readonly metadata: { readonly name: string } }[];
};

test("the Kubernetes example runs one server without root, writes, or privileges beyond its volumes", () => {
  expect(documents.map(({ kind }) => kind)).toEqual(["Namespace", "StatefulSet", "Service", "NetworkPolicy"]);
  const { replicas, template, selector, volumeClaimTemplates }: StatefulSet = getSpec("StatefulSet");
  const { spec } = template;
  const [container] = spec.containers;
  expect(replicas).toBe(1);
  expect(template.metadata.labels).toEqual(selector.matchLabels);
  expect((getSpec("Service") as { selector: object }).selector).toEqual(selector.matchLabels);
  expect((getSpec("NetworkPolicy") as { podSelector: { matchLabels: object } }).podSelector.matchLabels).toEqual(
    selector.matchLabels,
  );
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ["ALL"] },
  });
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(10);
  const volumes = [...spec.volumes.map(({ name }) => name), ...volumeClaimTemplates.map(({ metadata }) => metadata.name)];
  expect(container.volumeMounts.map(({ name }) => name).toSorted()).toEqual(volumes.toSorted());
});

test("the Kubernetes example names settings and probes that exist", () => {
  const [container] = (getSpec("StatefulSet") as StatefulSet).template.spec.containers;
  const variables = Object.values(settings).map(({ variable }): string => variable);
  const used = container.env.map(({ name }) => name).filter((name) => name.startsWith("LIVERY_"));
  expect(used.filter((name) => !variables.includes(name))).toEqual([]);
  const paths = operations.map(({ rest }): string | undefined => rest?.path);
  for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe])
    expect(paths).toContain(probe.httpGet.path);
  expect(container.ports).toEqual([{ name: "http", containerPort: Number(settings.port.fallback) }]);
});
