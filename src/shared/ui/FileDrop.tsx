import { useId, useRef, useState } from 'react';
import { FileDropZone } from './FileDropZone';
import { checkFile, type FileRules } from './fileRules';

interface FileDropProps extends FileRules {
  label: string;
  /** The file that was chosen, or null when it was taken away again. */
  file: File | null;
  onChange: (file: File | null) => void;
}

const kilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** One file by dropping it or by choosing it; one that breaks the rules is refused with the reason. */
export function FileDrop({ label, file, onChange, ...rules }: FileDropProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = ([chosen]: readonly File[]) => {
    if (!chosen) return;
    const reason = checkFile(chosen, rules);
    setRefusal(reason);
    if (reason === null) onChange(chosen);
  };
  return (
    <FileDropZone
      id={id}
      label={label}
      hint={
        <>
          Drop a file here or choose one: {rules.typeNames}, at most {kilobytes(rules.maxBytes)}.
        </>
      }
      types={rules.types}
      inputRef={input}
      refusal={refusal}
      onFiles={take}
    >
      {file === null ? null : (
        <p className="file-drop__file">
          <bdi translate="no">{file.name}</bdi> ({kilobytes(file.size)})
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
    </FileDropZone>
  );
}
