import { useEffect, useRef, useState } from 'react';
import type { Failure } from '@/shared/api/envelope';
import { sendFile } from '@/shared/api/files';
import { announce } from '@/shared/ui/announce';
import { uploadTaskFile } from './endpoints';

/** A task of a quest, by the slugs in its address. */
export interface TaskParams {
  slug: string;
  questSlug: string;
  taskId: string;
}

/** A file being uploaded. */
export interface PendingUpload {
  key: number;
  file: File;
  /** The uploaded share, 0 to 1. */
  share: number;
  /** Why it failed; null while it is uploading. */
  failure: string | null;
  /** Whether the same file may succeed another time. */
  mayRetry: boolean;
}

/** An error of the file is listed under its field. */
const reasonOf = ({ errors, message }: Failure) => errors?.[0]?.message ?? message;

/** The server's verdict on a file is final; other failures may be temporary. */
const mayRetry = ({ status }: Failure) =>
  status === undefined || status >= 500 || status === 401 || status === 429;

/** Half of an upload is announced to screen readers, once. */
const isHalf = (before: number, share: number) => before < 0.5 && share >= 0.5 && share < 1;

/**
 * The uploads of a task: each can be cancelled or retried separately. Leaving the page aborts them.
 *
 * @param onSent resolves when the page has loaded the uploaded file
 */
export function useUploads(
  { slug, questSlug, taskId }: TaskParams,
  onSent: () => Promise<unknown>,
) {
  const [items, setItems] = useState<readonly PendingUpload[]>([]);
  const [aborts] = useState(() => new Map<number, AbortController>());
  const count = useRef(0);
  useEffect(() => () => aborts.forEach((abort) => abort.abort()), [aborts]);

  const change = (key: number, part: Partial<PendingUpload>) =>
    setItems((before) =>
      before.map((item) => (item.key === key ? Object.assign({}, item, part) : item)),
    );
  const drop = (key: number) => setItems((before) => before.filter((item) => item.key !== key));

  const run = async (key: number, file: File): Promise<void> => {
    const abort = new AbortController();
    let gone = 0;
    aborts.set(key, abort);
    announce(`Uploading ${file.name}.`);
    const result = await sendFile(
      uploadTaskFile,
      { params: { slug, questSlug, taskId }, query: { name: file.name.slice(0, 300) }, file },
      {
        signal: abort.signal,
        onProgress: (share) => {
          if (isHalf(gone, share)) announce(`${file.name} is 50% uploaded.`);
          gone = share;
          change(key, { share });
        },
      },
    );
    if (abort.signal.aborted) return;
    aborts.delete(key);
    if (result.success) {
      await onSent();
      drop(key);
      announce(`${file.name} attached.`);
    } else change(key, { failure: reasonOf(result), mayRetry: mayRetry(result) });
  };

  return {
    items,
    isBusy: items.some(({ failure }) => failure === null),
    send: (file: File) => {
      count.current += 1;
      const key = count.current;
      setItems((before) => [...before, { key, file, share: 0, failure: null, mayRetry: false }]);
      void run(key, file);
    },
    retry: ({ key, file }: PendingUpload) => {
      change(key, { share: 0, failure: null });
      void run(key, file);
    },
    /** Aborts an upload, or removes a failed one. */
    cancel: ({ key }: PendingUpload) => {
      aborts.get(key)?.abort();
      aborts.delete(key);
      drop(key);
    },
  };
}
