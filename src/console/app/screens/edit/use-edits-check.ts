import { useEffect, useRef, useState } from "react";
import { callOperation, type Output } from "#/console/app/api/call-operation";
import { type AdjustmentList, getTarget } from "#/console/app/screens/edit/adjustment-list";
import type { Edits } from "#/console/app/screens/edit/use-edits";

type Check = Output<"check_design_edits">;
type Finding = Check["appear"][number];

/** Pause in changes before the audit is asked for, in milliseconds. */
const pauseMs = 200;

/** What edits change in the audit: findings that appear with them, and those that disappear. */
export type AuditChange = Pick<Check, "appear" | "disappear">;

/** What the edits of this session change in the audit of the draft, saved or not. */
export type EditsCheck = {
  /** What the change of one value brought, by its target. */
  readonly ofTarget: (target: string) => AuditChange;
  /** What is due to no value that is changed now, such as after a reset. */
  readonly others: AuditChange;
  /** Open findings by severity, with the edits that were checked last; undefined before. */
  readonly counts: Check["counts"] | undefined;
  /** All of it in one sentence, for screen readers; empty if nothing changes. */
  readonly summary: string;
};

type LoadedCheck = Check & {
  /** The target of the change that each finding came or went with. */
  readonly origins: ReadonlyMap<string, string>;
};

const getKey = ({ rule, subject }: Finding) => `${rule} ${subject}`;

/**
 * Audits the edits after each pause in changing them, before they are saved. A newer change ends
 * the check of an older one. `since` are the edits that the session began with; nothing is checked
 * before the first audit of a design.
 */
export function useEditsCheck(
  id: string,
  { list, getLastTarget }: Pick<Edits, "list" | "getLastTarget">,
  { since, isAudited }: { readonly since: AdjustmentList; readonly isAudited: boolean },
): EditsCheck {
  const [check, setCheck] = useState<LoadedCheck>();
  // An undone change that is redone brings its findings back to its own field.
  const origins = useRef<ReadonlyMap<string, string>>(new Map());
  const shown = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isAudited) return;
    const abort = new AbortController();
    const load = async () => {
      const target = getLastTarget();
      try {
        const loaded = await callOperation("check_design_edits", { id, adjustments: list, since }, { signal: abort.signal });
        const found = [...loaded.appear, ...loaded.disappear].map(getKey);
        const fresh = target === "" ? [] : found.filter((key) => !shown.current.has(key));
        origins.current = new Map([...origins.current, ...fresh.map((key) => [key, target] as const)]);
        shown.current = new Set(found);
        setCheck({ ...loaded, origins: origins.current });
      } catch {
        // Saving says what is wrong with the edits or the connection.
        if (!abort.signal.aborted) setCheck(undefined);
      }
    };
    const timer = setTimeout(() => void load(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, list, since, isAudited, getLastTarget]);
  const targets = new Set(list.map(getTarget));
  const pick = (isWanted: (target: string) => boolean): AuditChange => {
    const isIn = (finding: Finding) => isWanted(check?.origins.get(getKey(finding)) ?? "");
    return { appear: check?.appear.filter(isIn) ?? [], disappear: check?.disappear.filter(isIn) ?? [] };
  };
  return {
    ofTarget: (target) => pick((origin) => origin === target),
    others: pick((origin) => !targets.has(origin)),
    counts: check?.counts,
    summary: check === undefined ? "" : describeChange(check),
  };
}

function describeChange({ appear, disappear }: AuditChange): string {
  const parts = [
    ...(appear.length > 0 ? [`${appear.length} new`] : []),
    ...(disappear.length > 0 ? [`${disappear.length} fixed`] : []),
  ];
  return parts.length === 0 ? "" : `Audit findings: ${parts.join(", ")}.`;
}
