import { useState } from "react";
import { curveForm, isTextStyleField, numericTokens, textStyleFields, readCurve, readSizes, sizeForm } from "#/model/token-form";
import { SearchField } from "#/console/app/components/search-field";
import { Field } from "#/console/app/components/field";
import { AdjustedControl } from "#/console/app/screens/edit/adjusted-control";
import { findAdjustment } from "#/console/app/screens/edit/adjustment-list";
import { type PanelProps, toLabel } from "#/console/app/screens/edit/panel";
import { useDraft } from "#/console/app/screens/edit/use-draft";
import type { EditedValues } from "#/console/app/screens/edit/use-edits-preview";

type TokenValue = EditedValues["tokens"][number];

/** What the text of a token can be. Texts of own tokens are checked when they are saved. */
type TokenForm = { readonly isValid: (text: string) => boolean; readonly form: string };

const isShadow = (text: string) =>
  text === "none" || (CSS.supports("box-shadow", text) && !/inset|var\(|calc\(|^(?:inherit|initial|unset|revert)/i.test(text));

type TokenReader = { readonly read: (text: string) => unknown; readonly form: string };
const toForm = ({ read, form }: TokenReader): TokenForm => ({ isValid: (text) => read(text) !== undefined, form });

const forms: ReadonlyMap<string, TokenForm> = new Map([
  ...Object.entries(numericTokens).map(([group, reader]) => [group, toForm(reader)] as const),
  ["fontSize", toForm({ read: readSizes, form: sizeForm })],
  ["easing", toForm({ read: readCurve, form: curveForm })],
  ["shadow", { isValid: isShadow, form: "layers of a shadow with colours, such as 0 2px 8px #0003, or none" }],
]);
const ownForm: TokenForm = { isValid: (text) => text !== "" && text.length <= 600, form: "a value of CSS" };

function getForm(token: string): TokenForm {
  const [group = "", field = ""] = [token.split(".")[0], token.split(".").at(-1)];
  if (group === "typography" && isTextStyleField(field)) return toForm(textStyleFields[field]);
  return forms.get(group) ?? ownForm;
}

const groupWords: Readonly<Record<string, string>> = {
  fontSize: "Size",
  lineHeight: "Line height",
  letterSpacing: "Letter spacing",
  fontWeight: "Weight",
  spacing: "Space",
  section: "Section gap",
  radius: "Radius",
  layout: "Page",
  shadow: "Shadow",
  duration: "Duration",
  easing: "Easing",
  measure: "Line length",
  stroke: "Line width",
};

/** `fontSize.lg` → “Size lg”; own tokens have their names. */
function getTokenLabel({ token, mode }: Pick<TokenValue, "token" | "mode">): string {
  const [group = "", ...rest] = token.split(".");
  const name = group === "typography" ? toLabel(rest.join(" ")) : rest.join(".");
  const words = [groupWords[group] ?? "", name].filter((part) => part !== "").join(" ");
  return mode === undefined ? words : `${words}, ${mode}`;
}

/** Groups whose values are too long for the same line as their names. */
const wideGroups: ReadonlySet<string> = new Set(["shadow", "easing", "own"]);

type TokenGroupProps = Pick<PanelProps, "edits" | "preview"> & {
  readonly title: string;
  /** The groups of tokens that it lists, as their names start. */
  readonly groups: readonly string[];
  /** Lists tokens of the same name, such as a size and its line height, next to each other. */
  readonly isByName?: boolean;
};

/** Tokens of a kind, each with a field for its value. Nothing is shown if the design has none. */
export function TokenGroup({ title, groups, isByName = false, edits, preview: { values } }: TokenGroupProps) {
  const listed = values.tokens.filter(({ token }) => groups.includes(token.split(".")[0] ?? ""));
  const [search, setSearch] = useState("");
  const tokens = isByName ? [...Map.groupBy(listed, getName).values()].flat() : listed;
  const isWide = groups.some((group) => wideGroups.has(group));
  const changed = edits.list.filter((one) => one.kind === "token" && groups.includes(one.token.split(".")[0] ?? "")).length;
  if (tokens.length === 0) return null;
  const found = search === "" ? tokens : tokens.filter((one) => matchesSearch(one, search));
  const more = found.length - maxShown;
  return (
    <details className="edit-fold">
      <summary>
        {title}
        {changed > 0 && <span className="quiet"> {changed} changed</span>}
      </summary>
      {tokens.length > maxShown && <SearchField label={`Search ${title.toLowerCase()}`} value={search} onChange={setSearch} />}
      <ul className={isWide ? undefined : "token-rows"}>
        {found.slice(0, maxShown).map((one) => {
          const adjustment = findEdit(edits, one);
          const { token, mode } = one;
          return (
            <li key={`${token} ${mode ?? ""}`}>
              <AdjustedControl label={getTokenLabel(one)} edits={edits} adjustment={adjustment}>
                <TokenInput
                  label={getTokenLabel(one)}
                  form={getForm(token)}
                  value={adjustment?.value ?? one.value}
                  onChange={(value) => edits.set({ kind: "token", token, ...(mode !== undefined && { mode }), value })}
                />
              </AdjustedControl>
            </li>
          );
        })}
      </ul>
      {tokens.length > maxShown && (
        <p className="quiet" role="status">
          {found.length === 0 ? "No token matches." : more > 0 && `And ${more} more. Search to see them.`}
        </p>
      )}
    </details>
  );
}

/** Tokens that a group shows at a time: a brand can bring thousands of its own. */
const maxShown = 60;

const matchesSearch = (one: TokenValue, search: string) =>
  `${one.token} ${getTokenLabel(one)} ${one.value}`.toLowerCase().includes(search.toLowerCase());

const getName = ({ token }: TokenValue) => token.slice(token.indexOf(".") + 1);

const findEdit = ({ list }: PanelProps["edits"], { token, mode }: TokenValue) =>
  findAdjustment(list, "token", (one) => one.token === token && one.mode === mode);

type TokenInputProps = {
  readonly label: string;
  readonly form: TokenForm;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function TokenInput({ label, form, value, onChange }: TokenInputProps) {
  const draft = useDraft(value, form.isValid, onChange);
  return (
    <Field label={label} problem={draft.isValid ? undefined : `Type ${form.form}.`}>
      {(ids) => (
        <input
          {...ids}
          className="control"
          value={draft.shown}
          onChange={(event) => draft.change(event.target.value)}
          onBlur={draft.clear}
          maxLength={600}
          spellCheck={false}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
