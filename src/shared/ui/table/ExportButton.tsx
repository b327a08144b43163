import { useEffect, useRef, useState } from 'react';
import { inNumbers } from '../../format/numbers';
import { counted } from '../../text/language';
import { announce } from '../announce';
import { notify } from '../toast';
import type { ExportRun } from './exportCsv';

interface ExportButtonProps {
  /** Gives how many rows were saved, or null when it was stopped. */
  run: (task: ExportRun) => Promise<number | null>;
  /** What one row is called. */
  noun?: string;
}

interface Progress {
  done: number;
  total: number | null;
}

/** Saves a list as a file. While that takes more than a part, it shows how far it is, and the button stops it. */
export function ExportButton({ run, noun = 'row' }: ExportButtonProps) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      const onProgress = (done: number, total: number | null) => setProgress({ done, total });
      const count = await run({ onProgress, signal: controller.signal });
      announce(count === null ? 'Export stopped' : `${counted(count, noun)} exported`);
    } catch {
      notify('error', 'Couldn’t create the export. Try again.');
    }
    running.current = null;
    setProgress(null);
    setRunning(false);
  };
  const isLong = progress !== null && progress.done !== progress.total;
  return (
    <span className="export-button">
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-busy={isRunning}
        onClick={() => {
          if (!isRunning) void save();
          else if (isLong) running.current?.abort();
        }}
      >
        {isLong ? 'Stop export' : 'Export CSV'}
      </button>
      {isLong ? <ProgressText {...progress} /> : null}
    </span>
  );
}

const ProgressText = ({ done, total }: Progress) => (
  <span className="export-button__progress">
    {total === null ? `${inNumbers(done)} rows` : `${inNumbers(done)} of ${inNumbers(total)}`}
  </span>
);
