import { useId } from "react";
import type { Understanding } from "#data/console-api";
import { languageNames } from "#/model/language";
import { organizationKindNames } from "#/model/organization-kind";
import { useQuery } from "#/console/app/api/queries";
import { toSentenceCase } from "#/console/app/components/badge";
import { Fact } from "#/console/app/components/facts";
import { FieldRow } from "#/console/app/components/form";
import { type Option, Select } from "#/console/app/components/select";
import type { BriefValues } from "#/console/app/screens/brands/brief-values";
import { formatMood, formatReasons } from "#/console/app/screens/brands/understanding-reasons";

const toOptions = (names: Readonly<Record<string, string>>): readonly Option<string>[] =>
  Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, "en"));

const languageOptions = toOptions(languageNames);
const kindOptions = toOptions(organizationKindNames);

type UnderstoodProps = {
  readonly understanding: Understanding | undefined;
  readonly values: Pick<BriefValues, "language" | "kind" | "trade">;
  readonly set: (name: "language" | "kind" | "trade", value: string) => void;
};

/**
 * What Livery understood from the brief, with reasons, and a control to correct each conclusion.
 */
export function Understood({ understanding, values, set }: UnderstoodProps) {
  const id = useId();
  const { data } = useQuery("list_trades", {});
  const explain = (conclusion: { readonly reasons: Parameters<typeof formatReasons>[0] } | null | undefined, nothing: string) =>
    understanding ? formatReasons(conclusion?.reasons ?? [], nothing) : "Recognised while you type.";
  const tradeOptions = (data?.trades ?? [])
    .map(({ id: value, label, sector }) => ({ value, label, group: toSentenceCase(sector) }))
    .sort((one, other) => one.group.localeCompare(other.group, "en") || one.label.localeCompare(other.label, "en"));
  // While a value is corrected, the preview no longer says what would be recognised without it.
  const toRecognised = (value: string, label: string | undefined): Option<string> => ({
    value: "",
    label: value === "" && label !== undefined ? label : "As recognised",
  });
  return (
    <section className="understood" aria-labelledby={id}>
      <h2 id={id}>What Livery understood</h2>
      <p className="quiet">It decides the direction, the pictures and the words. Correct what is wrong.</p>
      <FieldRow>
        <Select
          label="Language"
          hint={explain(understanding?.language, "The default: nothing in the brief says more.")}
          options={[toRecognised(values.language, understanding?.language.label), ...languageOptions]}
          value={values.language}
          onChange={(value) => set("language", value)}
        />
        <Select
          label="Kind of organisation"
          hint={explain(understanding?.kind, "The default: nothing in the brief says more.")}
          options={[toRecognised(values.kind, understanding?.kind.label), ...kindOptions]}
          value={values.kind}
          onChange={(value) => set("kind", value)}
        />
        <Select
          label="Trade"
          hint={explain(understanding?.trade, "Choose one if it is in the list.")}
          options={[
            toRecognised(values.trade, understanding && (understanding.trade?.label ?? "Not recognised")),
            ...tradeOptions,
          ]}
          value={values.trade}
          onChange={(value) => set("trade", value)}
        />
      </FieldRow>
      {understanding && <UnderstoodMoods understanding={understanding} />}
    </section>
  );
}

/** The moods that a brief asks for and avoids. */
const UnderstoodMoods = ({ understanding: { moods, avoided } }: { readonly understanding: Understanding }) => (
  <dl className="fact-list">
    <Fact name="Moods">{moods.length > 0 ? moods.map(formatMood).join(", ") : "None. Say how it should feel."}</Fact>
    {avoided.length > 0 && <Fact name="Avoids">{avoided.map(formatMood).join(", ")}</Fact>}
  </dl>
);

/** What was understood from the brief of a finished design, as a list of facts. */
export function UnderstoodFacts({ understanding }: { readonly understanding: Understanding }) {
  const { language, kind, trade } = understanding;
  const nothing = "The default: nothing in the brief says more.";
  return (
    <dl className="fact-list">
      <Fact name="Language">
        {language.label}. <span className="quiet">{formatReasons(language.reasons, nothing)}</span>
      </Fact>
      <Fact name="Kind of organisation">
        {kind.label}. <span className="quiet">{formatReasons(kind.reasons, nothing)}</span>
      </Fact>
      <Fact name="Trade">
        {trade ? trade.label : "Not recognised"}. <span className="quiet">{formatReasons(trade?.reasons ?? [], "")}</span>
      </Fact>
      <Fact name="Moods">{understanding.moods.length > 0 ? understanding.moods.map(formatMood).join(", ") : "None"}</Fact>
      {understanding.avoided.length > 0 && <Fact name="Avoids">{understanding.avoided.map(formatMood).join(", ")}</Fact>}
    </dl>
  );
}
