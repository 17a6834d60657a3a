import { useState } from "react";
import type { BrandImport } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import { Button } from "#/console/app/components/button";
import type { Tone } from "#/console/app/components/notice";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";
import { InlineSelect } from "#/console/app/components/select";
import { Swatch } from "#/console/app/components/swatch";
import { Table } from "#/console/app/components/table";
import { colorRoles } from "#/model/token-set";

type Mapping = BrandImport["mapped"][number];
type Correction = { readonly source: string; readonly target: string };

const certaintyBadges: Readonly<Record<Mapping["certainty"], readonly [label: string, tone: Tone]>> = {
  exact: ["Stated", "success"],
  "by-name": ["By name", "info"],
  "by-value": ["By value", "info"],
  guessed: ["Guessed", "warning"],
};

/** Rows that are shown before "Show all". */
const shownRows = 40;

const isColor = (value: string) => CSS.supports("color", value);

const targetOptions = [
  { value: "", label: "As proposed" },
  { value: "custom", label: "Keep under its own name" },
  { value: "leave", label: "Leave out" },
  ...colorRoles.map((role) => ({ value: `colors.${role}`, label: role, group: "Colour roles" })),
];

type ImportedPartsProps = {
  readonly imported: BrandImport;
  readonly isBusy: boolean;
  /** Reads the files again with other targets for single values. */
  readonly onCorrect: (corrections: readonly Correction[]) => void;
};

/** What was recognised in files: parts, the mapping of each value, what was left out. */
export function ImportedParts({ imported, isBusy, onCorrect }: ImportedPartsProps) {
  const { given, recognized, mapped, left, notices } = imported;
  const [corrections, setCorrections] = useState<ReadonlyMap<string, string>>(new Map());
  const [isComplete, setComplete] = useState(false);
  const correct = (source: string, target: string) =>
    setCorrections((before) => {
      const next = new Map(before);
      if (target === "") next.delete(source);
      else next.set(source, target);
      return next;
    });
  const rows = isComplete ? mapped : mapped.slice(0, shownRows);
  return (
    <>
      {notices.map((notice) => (
        <Notice key={notice} tone="warning">
          {notice}
        </Notice>
      ))}
      <Section title="What was read">
        <ul className="read-files">
          {recognized.map(({ path, format, summary }) => (
            <li key={path}>
              <strong>{path}</strong> <span className="quiet">{format}</span> <span>{summary}</span>
            </li>
          ))}
        </ul>
        {given.mark && (
          <ul className="given-lockups" aria-label="Logos">
            {given.mark.lockups.map(({ lockup, svg }) => (
              <li key={lockup} className={isForDark(lockup) ? "given-on-dark" : undefined}>
                <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={`Logo, ${lockup.replaceAll("-", " ")}`} />
                <span className="quiet">{lockup.replaceAll("-", " ")}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {mapped.length > 0 && (
        <Section
          title="What each value becomes"
          lead="Values without a role stay under their own names and appear in every export that can carry them."
          actions={
            corrections.size > 0 && (
              <Button
                variant="primary"
                isBusy={isBusy}
                onClick={() => onCorrect([...corrections].map(([source, target]) => ({ source, target })))}
              >
                {corrections.size === 1 ? "Apply 1 correction" : `Apply ${corrections.size} corrections`}
              </Button>
            )
          }
        >
          <Table
            caption="Values and what they become"
            getRowKey={({ source, target }) => `${source} ${target}`}
            rows={rows}
            columns={[
              {
                id: "source",
                label: "Source",
                isName: true,
                cell: ({ source, value }) => (
                  <span className="mapped-source">
                    {isColor(value) && <Swatch color={value} />}
                    <code>{source}</code>
                  </span>
                ),
              },
              { id: "value", label: "Value", cell: ({ value }) => <code className="mapped-value">{value}</code> },
              {
                id: "target",
                label: "Becomes",
                cell: ({ source, target, reason }) => (
                  <span className="mapped-target">
                    <strong>{target}</strong>
                    <span className="quiet">{reason}</span>
                    {isColorTarget(target) && (
                      <InlineSelect
                        aria-label={`Change what ${source} becomes`}
                        options={targetOptions}
                        value={corrections.get(source) ?? ""}
                        onChange={(next) => correct(source, next)}
                      />
                    )}
                  </span>
                ),
              },
              {
                id: "certainty",
                label: "How sure",
                cell: ({ certainty }) => <Badge tone={certaintyBadges[certainty][1]}>{certaintyBadges[certainty][0]}</Badge>,
              },
            ]}
            foot={
              rows.length < mapped.length && (
                <Button variant="quiet" onClick={() => setComplete(true)}>
                  Show all {mapped.length}
                </Button>
              )
            }
          />
        </Section>
      )}
      {left.length > 0 && (
        <Section title="What was left out">
          <ul className="left-files">
            {left.map(({ source, reason }) => (
              <li key={`${source} ${reason}`}>
                <code>{source}</code>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const isForDark = (lockup: string) => lockup === "reversed" || lockup === "symbol-white";

/** Only colours can be given another role here; a mark or face is decided by its file. */
const isColorTarget = (target: string) => target.startsWith("color ") || target.startsWith("own name");
