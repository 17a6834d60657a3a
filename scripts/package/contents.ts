import alertRules from "../../data/monitoring/prometheus-rules.yml" with { type: "text" };
import dashboard from "../../data/monitoring/grafana-dashboard.json" with { type: "text" };
import kubernetesExample from "../../data/kubernetes/livery.yaml" with { type: "text" };
import type { ArchiveEntry } from "#/kernel/archive/zip";
import { formatArchiveReadme } from "./archive-readme";
import type { Release } from "./release";
import type { CommandTexts } from "./command-texts";
import { getProgramName, type Target } from "./targets";

/** What every package of a target is made of. */
export type Contents = {
  readonly release: Release;
  readonly target: Target;
  readonly executable: Uint8Array<ArrayBuffer>;
  /** The licences of everything inside, as text. */
  readonly licences: string;
  /** The CycloneDX document. */
  readonly sbom: string;
  readonly texts: CommandTexts;
};

/** A finished file of a package: its name and its bytes. */
export type PackageFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** The executable and the documents beside it, below one folder. */
export const listArchiveEntries = (contents: Contents, folder: string): readonly ArchiveEntry[] => {
  const { release, target, executable, licences, sbom, texts } = contents;
  const shellFiles = [
    { path: `${folder}/man/livery.1`, content: texts.manual },
    { path: `${folder}/completions/livery.bash`, content: texts.completions.bash },
    { path: `${folder}/completions/_livery`, content: texts.completions.zsh },
    { path: `${folder}/completions/livery.fish`, content: texts.completions.fish },
  ];
  return [
    { path: `${folder}/${getProgramName(target)}`, content: executable, mode: 0o755 },
    { path: `${folder}/LICENSES.txt`, content: licences },
    { path: `${folder}/README.txt`, content: formatArchiveReadme(release.version, target) },
    { path: `${folder}/livery.cdx.json`, content: sbom },
    { path: `${folder}/kubernetes/livery.yaml`, content: kubernetesExample },
    { path: `${folder}/monitoring/grafana-dashboard.json`, content: dashboard },
    { path: `${folder}/monitoring/prometheus-rules.yml`, content: alertRules },
    ...(target.os === "win32" ? [] : shellFiles),
  ];
};
