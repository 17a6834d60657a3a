import spdx from "spdx-license-list/simple";
import { sha256Hex } from "#/kernel/hash";
import { type Component, toNpmPurl } from "./component";
import { runtimeComponent } from "./runtime-parts";
import type { Target } from "./targets";

const componentTypes = { package: "library", typeface: "data", data: "data", runtime: "library" } as const;

/** One identifier, an expression of several, or words that SPDX does not know. */
const toLicences = (licence: string) => {
  if (spdx.has(licence)) return [{ license: { id: licence } }];
  return / (AND|OR|WITH) /.test(licence) ? [{ expression: licence }] : [{ license: { name: licence } }];
};

/** A version 8 UUID from the content, so that equal documents have equal numbers. */
function toUuid(content: string): string {
  const hex = sha256Hex(content);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}

export type SbomInput = {
  readonly version: string;
  readonly time: Date;
  readonly target: Target;
  /** SHA-256 of the executable, in hexadecimal. */
  readonly executableSha256: string;
  readonly components: readonly Component[];
};

/**
 * The software bill of materials of one executable, as CycloneDX 1.6: packages, typefaces, data, and the runtime with the
 * parts that its authors name.
 */
export function createSbom({ version, time, target, executableSha256, components }: SbomInput) {
  const runtimePurl = toNpmPurl(target.runtime.package, runtimeComponent.version ?? "");
  const listed = components.map((component) => {
    const isRuntime = component === runtimeComponent;
    const purl = isRuntime ? runtimePurl : component.purl;
    return {
      type: isRuntime ? ("platform" as const) : componentTypes[component.kind],
      "bom-ref": `${component.kind}:${purl ?? component.name}`,
      name: component.name,
      ...(component.version === undefined ? {} : { version: component.version }),
      ...(component.note === undefined ? {} : { description: component.note }),
      ...(isRuntime ? { hashes: [{ alg: "SHA-256", content: target.runtime.sha256 }] } : {}),
      licenses: toLicences(component.licence),
      ...(purl === undefined ? {} : { purl }),
      ...(component.url === undefined ? {} : { externalReferences: [{ type: "website", url: component.url }] }),
    };
  });
  const runtimeRef = `runtime:${runtimePurl}`;
  const refs = listed.map((component) => component["bom-ref"]);
  const runtimePartRefs = refs.filter((ref) => ref.startsWith("runtime:") && ref !== runtimeRef);
  const root = `livery@${version}`;
  const content = {
    metadata: {
      timestamp: time.toISOString(),
      component: {
        type: "application",
        "bom-ref": root,
        name: "livery",
        version,
        description: `Livery for ${target.title}`,
        hashes: [{ alg: "SHA-256", content: executableSha256 }],
      },
    },
    components: listed,
    dependencies: [
      { ref: root, dependsOn: refs.filter((ref) => !runtimePartRefs.includes(ref)) },
      { ref: runtimeRef, dependsOn: runtimePartRefs },
    ],
  };
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${toUuid(JSON.stringify(content))}`,
    version: 1,
    ...content,
  };
}
