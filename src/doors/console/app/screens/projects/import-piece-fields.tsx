import { IconButton } from "#/doors/console/app/parts/button";
import { TextArea, TextField } from "#/doors/console/app/parts/field";
import { Select } from "#/doors/console/app/parts/select";
import { guessKind, type Piece } from "#/doors/console/app/screens/projects/import-pieces";

type PieceFieldsProps = {
  readonly piece: Piece;
  readonly problems: { readonly name?: string; readonly html?: string };
  readonly onChange: (piece: Piece) => void;
  readonly onRemove: () => void;
};

const kinds = [
  { value: "component", label: "Component" },
  { value: "page", label: "Page" },
] as const;
const fileWords = { picture: "Picture", other: "Other file", archive: "Archive" } as const;

/** One thing to be imported: what it will be called and what it is. */
export function PieceFields({ piece, problems, onChange, onRemove }: PieceFieldsProps) {
  const label = piece.name.trim() === "" ? "this piece" : piece.name;
  return (
    <li className="import-piece">
      <div className="import-piece-line">
        {"html" in piece ? (
          <>
            <TextField
              label="Name"
              value={piece.name}
              maxLength={80}
              problem={problems.name}
              onChange={(name) => onChange({ ...piece, name })}
            />
            <Select
              label="Import as"
              options={kinds}
              value={piece.kind}
              onChange={(kind) => onChange({ ...piece, kind, isKindChosen: true })}
            />
          </>
        ) : (
          <p className="import-file">
            <span>{piece.name}</span>
            <span className="quiet">{fileWords[piece.kind]}</span>
          </p>
        )}
        <IconButton icon="remove" label={`Remove ${label}`} onClick={onRemove} />
      </div>
      {"html" in piece && piece.isPasted && (
        <TextArea
          label="HTML"
          hint="A component is a fragment with inline styles or a style element of its own; a page is a whole document. Scripts and anything loaded from elsewhere are blocked."
          value={piece.html}
          problem={problems.html}
          rows={6}
          spellCheck={false}
          onChange={(html) => onChange({ ...piece, html, ...(!piece.isKindChosen && { kind: guessKind(html) }) })}
        />
      )}
    </li>
  );
}
