import { useSyncExternalStore } from "react";
import type { ImportedExport } from "#data/console-api";

/** What became of the pieces of an import, to be read again later. */
export type ImportReport = {
  /** When it was done, ISO 8601. */
  readonly at: string;
  readonly taken: readonly {
    readonly path: string;
    readonly kind: "component" | "page" | "asset";
    readonly name: string;
    /** What the audit found, in a few words; empty where it found nothing. */
    readonly finding: string;
    readonly isBlocked: boolean;
  }[];
  readonly left: readonly { readonly path: string; readonly why: string }[];
};

/** The report of one answer. */
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
            ? `${errors.length} ${errors.length === 1 ? "error" : "errors"} to fix or waive`
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
    // A browser that keeps nothing shows the report until the page is loaded again.
  }
  cached.set(projectId, stored);
  return stored;
}

/** Keeps the report of the last import into a project in this browser; without one, forgets it. */
export function saveReport(projectId: string, report: ImportReport | null): void {
  cached.set(projectId, report);
  try {
    if (report) localStorage.setItem(getStorageKey(projectId), JSON.stringify(report));
    else localStorage.removeItem(getStorageKey(projectId));
  } catch {
    // It is shown until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The report of the last import into a project that was made in this browser. */
export const useImportReport = (projectId: string): ImportReport | null =>
  useSyncExternalStore(subscribe, () => readReport(projectId));
