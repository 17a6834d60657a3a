import { useState } from "react";
import type { TokenChange } from "#data/console-api";
import { Button } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { BareSelect } from "#/doors/console/app/parts/select";
import { Swatch } from "#/doors/console/app/parts/swatch";
import { Table } from "#/doors/console/app/parts/table";
import type { Changes } from "#/doors/console/app/screens/compare/changes";
import { familyOfToken } from "#/doors/console/app/screens/compare/token-family";

const rowsAtFirst = 20;
const every = "all";

type TokenDifferenceProps = {
  readonly changes: readonly TokenChange[];
  readonly families: Changes["tokens"];
  /** The family that is looked at; any other word stands for all. */
  readonly family: string;
  readonly onFamily: (family: string) => void;
};

const placeOf = ({ mode }: TokenChange) => mode ?? "shared";

/** Tokens whose value differs, before and after, colours to be seen: one family at a time or all, each mode apart. */
export function TokenDifference({ changes, families, family, onFamily }: TokenDifferenceProps) {
  const [chosenMode, setMode] = useState("");
  const [isWhole, setWhole] = useState(false);
  const known = families.find((one) => one.family === family)?.family;
  const inFamily = known ? changes.filter(({ name }) => familyOfToken(name) === known) : changes;
  const modes = [...new Set(inFamily.map(placeOf))];
  const mode = modes.includes(chosenMode) ? chosenMode : (modes[0] ?? "shared");
  const inMode = inFamily.filter((change) => placeOf(change) === mode);
  return (
    <div className="stack">
      <div className="token-bar">
        <BareSelect
          aria-label="Family of tokens"
          options={[
            { value: every, label: "All tokens" },
            ...families.map(({ family: value, label, count }) => ({ value, label: `${label}, ${count}` })),
          ]}
          value={known ?? every}
          onChange={(value) => onFamily(value === every ? "" : value)}
        />
        {modes.length > 1 && (
          <Choice
            label="Mode of the tokens"
            hidesLabel
            options={modes.map((value) => ({
              value,
              label: `${value.charAt(0).toUpperCase()}${value.slice(1)} ${inFamily.filter((change) => placeOf(change) === value).length}`,
            }))}
            value={mode}
            onChange={setMode}
          />
        )}
      </div>
      <Table
        caption="Tokens that differ"
        rows={isWhole ? inMode : inMode.slice(0, rowsAtFirst)}
        keyOf={({ name }) => name}
        columns={[
          { id: "name", label: "Token", isName: true, cell: ({ name }) => <code>{name}</code> },
          { id: "before", label: "Before", cell: ({ before }) => <Value value={before} /> },
          { id: "after", label: "After", cell: ({ after }) => <Value value={after} /> },
        ]}
        foot={!isWhole && inMode.length > rowsAtFirst && <Button onClick={() => setWhole(true)}>Show all {inMode.length}</Button>}
      />
    </div>
  );
}

function Value({ value }: { readonly value: string | null }) {
  if (value === null) return <span className="quiet">None</span>;
  const hexes = value.match(/#[0-9a-f]{6}\b/gi);
  const isColors = hexes !== null && hexes.join(" ") === value;
  return (
    <span className="token-value">
      {isColors && (
        <span className="token-swatches">
          {hexes.map((hex) => (
            <Swatch key={hex} color={hex} />
          ))}
        </span>
      )}
      {!(isColors && hexes.length > 1) && <code>{value}</code>}
    </span>
  );
}
