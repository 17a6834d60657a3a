import { IconButton } from "#/console/app/components/button";
import { TextArea, TextField } from "#/console/app/components/field";
import { Select } from "#/console/app/components/select";
import { guessKind, type ImportItem } from "#/console/app/screens/projects/import-items";

type ImportItemFieldsProps = {
  readonly item: ImportItem;
  readonly problems: { readonly name?: string; readonly html?: string };
  readonly onChange: (item: ImportItem) => void;
  readonly onRemove: () => void;
};

const kinds = [
  { value: "component", label: "Component" },
  { value: "page", label: "Page" },
] as const;
const fileLabels = { picture: "Picture", other: "Other file", archive: "Archive" } as const;

/** The fields of one item to import: its name and kind. */
export function ImportItemFields({ item, problems, onChange, onRemove }: ImportItemFieldsProps) {
  const label = item.name.trim() === "" ? "item" : item.name;
  return (
    <li className="import-piece">
      <div className="import-piece-line">
        {"html" in item ? (
          <>
            <TextField
              label="Name"
              value={item.name}
              maxLength={80}
              problem={problems.name}
              onChange={(name) => onChange({ ...item, name })}
            />
            <Select
              label="Import as"
              options={kinds}
              value={item.kind}
              onChange={(kind) => onChange({ ...item, kind, isKindChosen: true })}
            />
          </>
        ) : (
          <p className="import-file">
            <span>{item.name}</span>
            <span className="quiet">{fileLabels[item.kind]}</span>
          </p>
        )}
        <IconButton icon="remove" label={`Remove ${label}`} onClick={onRemove} />
      </div>
      {"html" in item && item.isPasted && (
        <TextArea
          label="HTML"
          hint={
            "A component is a fragment with inline styles or its own style element. A page is a whole document. Scripts " +
            "and external resources are blocked."
          }
          value={item.html}
          problem={problems.html}
          rows={6}
          spellCheck={false}
          onChange={(html) => onChange({ ...item, html, ...(!item.isKindChosen && { kind: guessKind(html) }) })}
        />
      )}
    </li>
  );
}
