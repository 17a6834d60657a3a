import { useState } from "react";
import type { TokenChange } from "#data/console-api";
import { Button } from "#/doors/console/app/parts/button";
import { Choice } from "#/doors/console/app/parts/choice";
import { Swatch } from "#/doors/console/app/parts/swatch";
import { Table } from "#/doors/console/app/parts/table";

const rowsAtFirst = 20;

/** Tokens whose value differs, before and after, colours to be seen. */
export function TokenDifference({ changes }: { readonly changes: readonly TokenChange[] }) {
  const modes = [...new Set(changes.map(({ mode }) => mode ?? "shared"))];
  const [mode, setMode] = useState(modes[0] ?? "shared");
  const [isWhole, setWhole] = useState(false);
  const inMode = changes.filter((change) => (change.mode ?? "shared") === mode);
  return (
    <div className="stack">
      {modes.length > 1 && (
        <div>
          <Choice
            label="Mode"
            hidesLabel
            options={modes.map((value) => ({
              value,
              label: `${value.charAt(0).toUpperCase()}${value.slice(1)} ${changes.filter((change) => (change.mode ?? "shared") === value).length}`,
            }))}
            value={mode}
            onChange={setMode}
          />
        </div>
      )}
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
