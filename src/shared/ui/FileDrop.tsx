import { useId, useRef, useState, type DragEvent } from 'react';
import { checkFile, type FileRules } from './fileRules';
import './fileDrop.scss';

interface FileDropProps extends FileRules {
  label: string;
  /** The file that was chosen, or null when it was taken away again. */
  file: File | null;
  onChange: (file: File | null) => void;
}

const kilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A file by dropping it or by choosing it; one that breaks the rules is refused with the reason. */
export function FileDrop({ label, file, onChange, ...rules }: FileDropProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const take = (chosen: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const reason = checkFile(chosen, rules);
    setRefusal(reason);
    if (reason === null) onChange(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div
        className={isOver ? 'file-drop file-drop--over' : 'file-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          type="file"
          className="file-drop__input"
          accept={rules.types.join(',')}
          aria-describedby={`${id}-rules ${id}-refusal`}
          aria-invalid={refusal !== null}
          onChange={(event) => take(event.target.files?.[0])}
        />
        <p id={`${id}-rules`}>
          Drop a file here or choose one: {rules.typeNames}, at most {kilobytes(rules.maxBytes)}.
        </p>
        {file === null ? null : (
          <p className="file-drop__file">
            <bdi>{file.name}</bdi> ({kilobytes(file.size)})
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => {
                onChange(null);
                input.current?.focus();
              }}
            >
              Remove
            </button>
          </p>
        )}
      </div>
      <p id={`${id}-refusal`} role="alert" className="field__error">
        {refusal}
      </p>
    </div>
  );
}
