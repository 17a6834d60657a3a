import { useRef, useState } from "react";
import { Button } from "#/console/app/components/button";
import { type DroppedFile, listChosenFiles, listDroppedFiles } from "#/console/app/components/dropped-files";
import { Icon } from "#/console/app/components/icon";

type DropZoneProps = {
  /** Name of the file input for assistive technology. */
  readonly label: string;
  /** Which files are wanted, in words. */
  readonly hint: string;
  /** The file input's `accept`. */
  readonly accept: string;
  readonly onFiles: (files: readonly DroppedFile[]) => void;
  /** Name of the input for a whole folder; without it, folders can only be dropped. */
  readonly folderLabel?: string;
};

/** A place to drop files and folders on, and to choose them by click or keyboard. */
export function DropZone({ label, hint, accept, onFiles, folderLabel }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const folderInput = useRef<HTMLInputElement>(null);
  const zone = (
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
        void listDroppedFiles(event.dataTransfer).then(onFiles);
      }}
    >
      <input
        type="file"
        multiple
        className="unseen"
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          onFiles(listChosenFiles(event.target.files));
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
  if (folderLabel === undefined) return zone;
  return (
    <div className="drop-zone-group">
      {zone}
      <input
        ref={(input) => {
          folderInput.current = input;
          if (input) input.webkitdirectory = true;
        }}
        type="file"
        hidden
        aria-label={folderLabel}
        onChange={(event) => {
          onFiles(listChosenFiles(event.target.files));
          event.target.value = "";
        }}
      />
      <Button variant="quiet" icon="add" onClick={() => folderInput.current?.click()}>
        {folderLabel}
      </Button>
    </div>
  );
}
