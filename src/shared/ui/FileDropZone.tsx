import { useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { usePastedFiles } from './usePastedFiles';
import './fileDrop.scss';

interface FileDropZoneProps {
  /** Of the input. */
  id: string;
  label: ReactNode;
  /** What is taken, in a sentence. */
  hint: ReactNode;
  types: readonly string[];
  isMultiple?: boolean;
  /** Takes what is pasted as well. */
  takesPaste?: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Why the last ones were refused. */
  refusal: ReactNode;
  onFiles: (files: readonly File[]) => void;
  /** What was chosen. */
  children?: ReactNode;
}

/** A place for files, by dropping, pasting or choosing them. What becomes of them is its parent's. */
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
            // The same one can be chosen again.
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
