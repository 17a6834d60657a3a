import { useSyncExternalStore } from "react";
import type { ImportedExport } from "#data/console-api";
import { pluralize } from "#/console/app/components/format";

/** The result of an import, kept so that it can be read later. */
export type ImportReport = {
  /** Time of the import, ISO 8601. */
  readonly at: string;
  readonly taken: readonly {
    readonly path: string;
    readonly kind: "component" | "page" | "asset";
    readonly name: string;
    /** Summary of the audit findings; empty if there are none. */
    readonly finding: string;
    readonly isBlocked: boolean;
  }[];
  readonly left: readonly { readonly path: string; readonly why: string }[];
};

/** The report for one response. */
export function toImportReport({ artifacts, report }: ImportedExport): Pick<ImportReport, "taken" | "left"> {
  return {
    taken: report.taken.map((file, index) => {
      const checks = artifacts[index]?.checks ?? [];
      const errors = checks.filter(({ severity }) => severity === "error");
      const unsafe = errors.find(({ safety }) => safety);
      return {
        ...file,
        isBlocked: unsafe !== undefined,
        finding: unsafe
          ? `Not safe: ${unsafe.message}`
          : errors.length > 0
            ? `${pluralize(errors.length, "error")} to fix or waive`
            : "",
      };
    }),
    left: report.left,
  };
}

const getStorageKey = (projectId: string) => `livery.import.${projectId}`;
const cached = new Map<string, ImportReport | null>();
const listeners = new Set<() => void>();

function readReport(projectId: string): ImportReport | null {
  const cachedReport = cached.get(projectId);
  if (cachedReport !== undefined) return cachedReport;
  let stored: ImportReport | null = null;
  try {
    stored = JSON.parse(localStorage.getItem(getStorageKey(projectId)) ?? "null") as ImportReport | null;
  } catch {
    // Without storage the report is shown until the page is reloaded.
  }
  cached.set(projectId, stored);
  return stored;
}

/** Stores the report of the last import into a project in this browser; null removes it. */
export function saveReport(projectId: string, report: ImportReport | null): void {
  cached.set(projectId, report);
  try {
    if (report) localStorage.setItem(getStorageKey(projectId), JSON.stringify(report));
    else localStorage.removeItem(getStorageKey(projectId));
  } catch {
    // Shown until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The report of the last import into a project from this browser. */
export const useImportReport = (projectId: string): ImportReport | null =>
  useSyncExternalStore(subscribe, () => readReport(projectId));
