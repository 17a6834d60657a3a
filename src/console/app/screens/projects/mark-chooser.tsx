import { useId, useState } from "react";
import type { Board, DesignDetails } from "#data/console-api";
import { useMutation } from "#/console/app/api/use-mutation";
import { Form } from "#/console/app/components/form";
import { Notice } from "#/console/app/components/notice";
import { Section } from "#/console/app/components/section";
import { projectQueries } from "#/console/app/screens/projects/project-queries";
import { formatParts, listDiscardedParts } from "#/console/app/screens/projects/stages";

type MarkChooserProps = { readonly design: DesignDetails; readonly mark: NonNullable<Board["mark"]> };

const invalidatedQueries = [...projectQueries, "list_discarded_states"] as const;

/** The marks that were drawn for the brief, and the action that generates the design with another. */
export function MarkChooser({ design, mark: { choices, chosen } }: MarkChooserProps) {
  const name = useId();
  const [number, setNumber] = useState(String(chosen));
  const update = useMutation("update_design", {
    inForm: true,
    invalidates: invalidatedQueries,
    successMessage: () => "The design is generated again with this mark.",
  });
  if (choices.length < 2 || design.status === "APPROVED" || design.status === "PUBLISHED" || design.status === "ARCHIVED")
    return null;
  const isOther = number !== String(chosen);
  const discardedParts = formatParts(listDiscardedParts("IDENTITY", design.parts));
  const send = () => update.run({ id: design.id, brief: { ...design.brief, mark: Number(number) }, discard: true, run: true });
  return (
    <Section title="Other marks" lead="Drawn for this brief in this direction. The symbol, its files and the pages follow.">
      <fieldset className="mark-choices">
        <legend className="unseen">Mark</legend>
        {choices.map((choice) => (
          <label key={choice.number} className="mark-choice">
            <input
              type="radio"
              name={name}
              checked={number === String(choice.number)}
              onChange={() => setNumber(String(choice.number))}
            />
            <img src={`data:image/svg+xml,${encodeURIComponent(choice.svg)}`} alt="" width={96} height={96} />
            <span>
              <strong>
                Mark {choice.number}
                {choice.number === chosen && ", in use"}.
              </strong>{" "}
              {choice.concept}
            </span>
          </label>
        ))}
      </fieldset>
      {isOther && (
        <Form submit="Use this mark" onSubmit={send} isBusy={update.isBusy} problem={update.problem}>
          {discardedParts !== "" && (
            <Notice tone="warning" title="This discards finished work">
              Another mark discards {discardedParts}. You can restore it later on this project's page.
            </Notice>
          )}
        </Form>
      )}
    </Section>
  );
}
