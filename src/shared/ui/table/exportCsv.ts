import type { RowPart } from '@/shared/api/readParts';
import { openFileSink } from '@/shared/files/fileSink';
import { csvWriter, type Exported } from './csv';

/** More rows than that are written to the disk as they come, where the browser can. */
const LONG = 20_000;
/** Lines made in one task. */
const AT_ONCE = 1000;

export interface ExportRun {
  onProgress: (done: number, total: number | null) => void;
  signal: AbortSignal;
}

interface CsvExport<Row> extends ExportRun {
  /** Without its ending. */
  name: string;
  columns: readonly Exported<Row>[];
  parts: AsyncIterable<RowPart<Row>>;
  /** Rows there are, as far as known. */
  found: number;
}

/**
 * Saves rows as CSV while they come, so that no export is held in memory as a whole.
 *
 * @returns how many rows were saved, or null when the visitor stopped it
 * @throws when a part can’t be read or written; nothing is saved then
 */
export async function exportCsv<Row>(task: CsvExport<Row>): Promise<number | null> {
  const { name, columns, found, signal } = task;
  const sink = await openFileSink(`${name}.csv`, 'text/csv;charset=utf-8', found > LONG);
  if (sink === null) return null;
  try {
    const { head, linesOf } = await csvWriter(columns);
    await sink.write(head);
    const count = await writeParts(task, async (rows) => sink.write(linesOf(rows)));
    if (signal.aborted) throw new Error('Stopped.');
    await sink.close();
    return count;
  } catch (error) {
    await sink.abort();
    if (signal.aborted) return null;
    throw error;
  }
}

async function writeParts<Row>(
  { parts, onProgress, signal }: CsvExport<Row>,
  write: (rows: readonly Row[]) => Promise<void>,
): Promise<number> {
  let done = 0;
  for await (const { rows, total } of parts) {
    if (signal.aborted) break;
    await write(rows);
    done += rows.length;
    onProgress(done, total);
  }
  return done;
}

/** Rows that are all there, in parts that leave the page free in between. */
export async function* partsOf<Row>(rows: readonly Row[]): AsyncGenerator<RowPart<Row>, void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    yield { rows: rows.slice(start, start + AT_ONCE), total: rows.length };
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
