import { applyWaivers } from "#/audit/findings";
import { countOpenFindings } from "#/model/audit-report";
import type { DesignContent } from "#/model/design-content";
import type { RegenerateInput } from "#/pipeline/regenerate-job";
import { stages } from "#/pipeline/stages/index";

/** Runs the named stages in their order and returns what they made. */
export function regenerateParts({ states, parts, parameters, waivers }: RegenerateInput): Partial<DesignContent> {
  let made: Partial<DesignContent> = {};
  for (const stage of stages)
    if (states.includes(stage.state)) made = { ...made, ...stage.run({ ...parts, ...made } as DesignContent, parameters) };
  if (!made.audit) return made;
  const findings = applyWaivers(made.audit.findings, waivers);
  return { ...made, audit: { ...made.audit, findings, counts: countOpenFindings(findings) } };
}
