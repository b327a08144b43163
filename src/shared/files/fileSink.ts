import { download } from './download';

/** A file that is written part by part. */
export interface FileSink {
  write: (text: string) => Promise<void>;
  /** Keeps the file. */
  close: () => Promise<void>;
  /** Discards what was written. */
  abort: () => Promise<void>;
}

declare global {
  interface Window {
    /** Missing in Firefox and Safari. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
}

/**
 * Opens a file for an export. A long one goes straight to the disk where the browser can do that: it asks where to
 * save it. Any other is kept as parts of a Blob, which browsers move to the disk when memory runs short.
 *
 * @param isLong whether the file may be too long to hold in memory
 * @returns null when the visitor closed the browser’s dialog
 */
export async function openFileSink(
  name: string,
  type: string,
  isLong: boolean,
): Promise<FileSink | null> {
  if (!isLong || window.showSaveFilePicker === undefined) return blobSink(name, type);
  try {
    const handle = await window.showSaveFilePicker({ suggestedName: name });
    return await diskSink(handle);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // The press is too long ago, or the folder can’t be written to.
    return blobSink(name, type);
  }
}

async function diskSink(handle: FileSystemFileHandle): Promise<FileSink> {
  const file = await handle.createWritable();
  return {
    write: (text) => file.write(text),
    close: () => file.close(),
    abort: () => file.abort(),
  };
}

function blobSink(name: string, type: string): FileSink {
  let parts: Blob[] = [];
  return {
    write: (text) => {
      parts.push(new Blob([text]));
      return Promise.resolve();
    },
    close: () => {
      download(name, new Blob(parts), type);
      return Promise.resolve();
    },
    abort: () => {
      parts = [];
      return Promise.resolve();
    },
  };
}
