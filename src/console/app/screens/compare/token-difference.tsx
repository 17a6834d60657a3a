import { useState } from "react";
import type { TokenChange } from "#data/console-api";
import { Button } from "#/console/app/components/button";
import { RadioGroup } from "#/console/app/components/radio-group";
import { InlineSelect } from "#/console/app/components/select";
import { Swatch } from "#/console/app/components/swatch";
import { Table } from "#/console/app/components/table";
import { type Changes, getTokenFamily } from "#/console/app/screens/compare/changes";

const initialRows = 20;
const allFamilies = "all";

type TokenDifferenceProps = {
  readonly changes: readonly TokenChange[];
  readonly families: Changes["tokens"];
  /** The selected family; any other value shows all. */
  readonly family: string;
  readonly onFamily: (family: string) => void;
};

const getModeName = ({ mode }: TokenChange) => mode ?? "shared";

/**
 * Tokens whose value differs, before and after, by family and mode. Colours are shown as swatches.
 */
export function TokenDifference({ changes, families, family, onFamily }: TokenDifferenceProps) {
  const [chosenMode, setMode] = useState("");
  const [isExpanded, setExpanded] = useState(false);
  const selectedFamily = families.find((one) => one.family === family)?.family;
  const inFamily = selectedFamily ? changes.filter(({ name }) => getTokenFamily(name) === selectedFamily) : changes;
  const modes = [...new Set(inFamily.map(getModeName))];
  const mode = modes.includes(chosenMode) ? chosenMode : (modes[0] ?? "shared");
  const inMode = inFamily.filter((change) => getModeName(change) === mode);
  return (
    <div className="stack">
      <div className="token-bar">
        <InlineSelect
          aria-label="Token family"
          options={[
            { value: allFamilies, label: "All tokens" },
            ...families.map(({ family: value, label, count }) => ({ value, label: `${label}, ${count}` })),
          ]}
          value={selectedFamily ?? allFamilies}
          onChange={(value) => onFamily(value === allFamilies ? "" : value)}
        />
        {modes.length > 1 && (
          <RadioGroup
            label="Mode"
            hidesLabel
            options={modes.map((value) => ({
              value,
              label: `${capitalize(value)} ${inFamily.filter((change) => getModeName(change) === value).length}`,
            }))}
            value={mode}
            onChange={setMode}
          />
        )}
      </div>
      <Table
        caption="Changed tokens"
        rows={isExpanded ? inMode : inMode.slice(0, initialRows)}
        getRowKey={({ name }) => name}
        columns={[
          { id: "name", label: "Token", isName: true, cell: ({ name }) => <code>{name}</code> },
          { id: "before", label: "Before", cell: ({ before }) => <Value value={before} /> },
          { id: "after", label: "After", cell: ({ after }) => <Value value={after} /> },
        ]}
        foot={
          !isExpanded &&
          inMode.length > initialRows && <Button onClick={() => setExpanded(true)}>Show all {inMode.length}</Button>
        }
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

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
