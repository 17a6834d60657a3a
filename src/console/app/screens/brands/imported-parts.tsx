import { useState } from "react";
import type { BrandImport } from "#data/console-api";
import { Badge } from "#/console/app/components/badge";
import { Button } from "#/console/app/components/button";
import { TextArea } from "#/console/app/components/field";
import type { Tone } from "#/console/app/components/notice";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";
import { InlineSelect } from "#/console/app/components/select";
import { Table } from "#/console/app/components/table";
import { PartThumbnail } from "#/console/app/screens/brands/part-thumbnail";
import { listFileOptions, listTargetOptions } from "#/console/app/screens/brands/target-options";

type Mapping = BrandImport["mapped"][number];

/** What families can be used for, and how a choice of the table says it. */
const faceTarget = /^face\.(display|text|mono)$/;
type FaceSlot = "display" | "text" | "mono";

/**
 * What a person decides about what was read: other targets, what families are used for, and what
 * pictures show.
 */
export type PartDecisions = {
  readonly faces: Readonly<Record<string, FaceSlot>>;
  readonly corrections: readonly { readonly source: string; readonly target: string }[];
  readonly pictures: Readonly<Record<string, { readonly alt: string }>>;
};

const certaintyBadges: Readonly<Record<Mapping["certainty"], readonly [label: string, tone: Tone]>> = {
  exact: ["Stated", "success"],
  "by-name": ["By name", "info"],
  "by-value": ["By value", "info"],
  guessed: ["Guessed", "warning"],
};

/** Rows that are shown before "Show all". */
const shownRows = 40;

type ImportedPartsProps = {
  readonly imported: BrandImport;
  readonly isBusy: boolean;
  /** Reads the files again with what a person decided. */
  readonly onDecide: (decisions: PartDecisions) => void;
};

/** What was recognised in files: parts, the mapping of each value, what was left out. */
export function ImportedParts({ imported, isBusy, onDecide }: ImportedPartsProps) {
  const { given, recognized, mapped, left, notices } = imported;
  const [corrections, setCorrections] = useState<ReadonlyMap<string, string>>(new Map());
  const [alts, setAlts] = useState<ReadonlyMap<string, string>>(new Map());
  const [isComplete, setComplete] = useState(false);
  const correct = (source: string, target: string) =>
    setCorrections((before) => {
      const next = new Map(before);
      if (target === "") next.delete(source);
      else next.set(source, target);
      return next;
    });
  const described = [...alts].filter(([, alt]) => alt.trim() !== "");
  const decisions = corrections.size + described.length;
  const faces = [...corrections].flatMap(([source, target]) => {
    const slot = faceTarget.exec(target)?.[1] as FaceSlot | undefined;
    const family = mapped.find((mapping) => mapping.source === source && mapping.target.startsWith("face "))?.value;
    return slot === undefined || family === undefined ? [] : [[family, slot] as const];
  });
  const decide = () =>
    onDecide({
      faces: Object.fromEntries(faces),
      corrections: [...corrections].flatMap(([source, target]) => (faceTarget.test(target) ? [] : [{ source, target }])),
      pictures: Object.fromEntries(described.map(([source, alt]) => [source, { alt: alt.trim() }])),
    });
  const rows = isComplete ? mapped : mapped.slice(0, shownRows);
  const choose = (source: string, options: ReturnType<typeof listTargetOptions>) =>
    options && (
      <InlineSelect
        aria-label={`Change what ${source} becomes`}
        options={options}
        value={corrections.get(source) ?? ""}
        onChange={(next) => correct(source, next)}
      />
    );
  const apply = decisions > 0 && (
    <Button variant="primary" isBusy={isBusy} onClick={decide}>
      {decisions === 1 ? "Apply 1 correction" : `Apply ${decisions} corrections`}
    </Button>
  );
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
      </Section>
      {mapped.length > 0 && (
        <Section
          title="What each value becomes"
          lead="Values without a role stay under their own names and appear in every export that can carry them."
          actions={apply}
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
                cell: (mapping) => (
                  <span className="mapped-source">
                    <PartThumbnail given={given} mapping={mapping} />
                    <code>{mapping.source}</code>
                  </span>
                ),
              },
              {
                id: "value",
                label: "Value",
                cell: ({ source, target, value }) =>
                  target.startsWith("picture ") ? (
                    <TextArea
                      label={`What ${source} shows`}
                      rows={2}
                      maxLength={400}
                      value={alts.get(source) ?? value}
                      onChange={(alt) => setAlts((before) => new Map(before).set(source, alt))}
                    />
                  ) : (
                    <code className="mapped-value">{value}</code>
                  ),
              },
              {
                id: "target",
                label: "Becomes",
                cell: ({ source, target, reason }) => (
                  <span className="mapped-target">
                    <strong>{target}</strong>
                    <span className="quiet">{reason}</span>
                    {choose(source, listTargetOptions({ source, target }))}
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
        <Section title="What was left out" actions={mapped.length === 0 && apply}>
          <ul className="left-files">
            {left.map(({ source, reason }) => (
              <li key={`${source} ${reason}`}>
                <code>{source}</code>
                <span>{reason}</span>
                {choose(source, listFileOptions(source))}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
