import { useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { usePastedFiles } from './usePastedFiles';
import './fileDrop.scss';

interface FileDropZoneProps {
  /** Id of the input. */
  id: string;
  label: ReactNode;
  /** Accepted files, in a sentence. */
  hint: ReactNode;
  types: readonly string[];
  isMultiple?: boolean;
  /** Also accepts pasted files. */
  takesPaste?: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Why the last files were refused. */
  refusal: ReactNode;
  onFiles: (files: readonly File[]) => void;
  /** The chosen files. */
  children?: ReactNode;
}

/** Accepts files by dropping, pasting or choosing. Its parent handles them. */
export function FileDropZone(props: FileDropZoneProps) {
  const { id, types, isMultiple = false, takesPaste = false, inputRef, refusal, onFiles } = props;
  const [isOver, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  usePastedFiles(zone, onFiles, takesPaste);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <div
        ref={zone}
        className={isOver ? 'file-drop file-drop--over' : 'file-drop'}
        data-takes-paste={takesPaste}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={inputRef}
          id={id}
          type="file"
          className="file-drop__input"
          accept={types.join(',')}
          multiple={isMultiple}
          aria-describedby={`${id}-rules ${id}-refusal`}
          aria-invalid={refusal !== null}
          onChange={({ target }) => {
            const files = Array.from(target.files ?? []);
            // Allows choosing the same file again.
            target.value = '';
            onFiles(files);
          }}
        />
        <p id={`${id}-rules`}>{props.hint}</p>
        {props.children}
      </div>
      <p id={`${id}-refusal`} role="alert" className="field__error">
        {refusal}
      </p>
    </div>
  );
}
