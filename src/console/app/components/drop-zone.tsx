import { useState } from "react";
import { Icon } from "#/console/app/components/icon";

type DropZoneProps = {
  /** Name of the file input for assistive technology. */
  readonly label: string;
  /** Which files are wanted, in words. */
  readonly hint: string;
  /** The file input's `accept`. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A place to drop files on, and to choose them by click or keyboard. */
export function DropZone({ label, hint, accept, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={`drop-zone${isOver ? " drop-over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        type="file"
        multiple
        className="unseen"
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Icon name="add" />
      <span>
        <strong>Drop files here or choose them</strong>
        <span className="quiet">{hint}</span>
      </span>
    </label>
  );
}
