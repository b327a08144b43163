import { useEffect, useState } from 'react';
import { fetchFile } from '@/shared/api/files';
import { getUpload } from './endpoints';
import { isPicture } from './fileTypes';

/** A picture that was sent, as far as it is here. */
type HeldPicture =
  | { state: 'loading' }
  | { state: 'ready'; url: string }
  | { state: 'failed'; message: string };

const LOADING: HeldPicture = { state: 'loading' };

/** Fetches the content of a file, as who is signed in. */
export const loadFile = (uploadId: string, signal?: AbortSignal) =>
  fetchFile(getUpload, { params: { uploadId } }, signal);

/**
 * A picture as an address of this page’s own, made from the bytes that were fetched: nothing is ever loaded from
 * elsewhere, and nothing but pictures a browser draws without running anything.
 */
export function usePicture(uploadId: string): HeldPicture {
  const [picture, setPicture] = useState(LOADING);
  useEffect(() => {
    const abort = new AbortController();
    let url: string | undefined;
    const load = async () => {
      const result = await loadFile(uploadId, abort.signal);
      if (abort.signal.aborted) return;
      if (!result.success) setPicture({ state: 'failed', message: result.message });
      else if (!isPicture(result.data.type))
        setPicture({ state: 'failed', message: 'This file isn’t an image.' });
      else {
        url = URL.createObjectURL(result.data);
        setPicture({ state: 'ready', url });
      }
    };
    void load();
    return () => {
      abort.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [uploadId]);
  return picture;
}
