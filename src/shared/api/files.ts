import { requestOf } from './request';
import { reportChangeOf } from './changes';
import { call } from './client';
import type { DataOf, Endpoint, InputOf, UploadRules } from './endpoint';
import type { ApiResult } from './envelope';

type Uploading = Endpoint & { readonly upload: UploadRules };
type Downloading = Endpoint & { readonly download: readonly string[] };

/** Options of a file transfer. */
export interface Sending {
  signal: AbortSignal;
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads the raw bytes of a file (docs/product/quests.md). Never rejects (see `call`); aborting `signal` ends it at
 * once.
 */
export async function sendFile<E extends Uploading>(
  endpoint: E,
  { file, ...input }: InputOf<E> & { file: Blob },
  { signal, onProgress }: Sending,
): Promise<ApiResult<DataOf<E>>> {
  const result = await call<E['data']>({
    ...requestOf(endpoint, input),
    body: file,
    signal,
    transfer: {
      headers: { 'Content-Type': file.type },
      onUploadProgress: ({ loaded, total = file.size }) =>
        onProgress(total > 0 ? Math.min(1, loaded / total) : 1),
    },
  });
  reportChangeOf(endpoint, input, result);
  return result;
}

/**
 * Fetches a file. Never rejects; an answer of a type that the call does not declare is unexpected, so that no other
 * type is ever shown.
 */
export function fetchFile<E extends Downloading>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<ApiResult<DataOf<E>>> {
  return call<E['data']>({
    ...requestOf(endpoint, input),
    ...(signal === undefined ? {} : { signal }),
    transfer: {
      responseType: 'arraybuffer',
      transformResponse: (bytes: ArrayBuffer, headers, status = 0) => {
        const type = String(headers['content-type']);
        return status < 300 && endpoint.download.includes(type)
          ? { success: true, message: '', data: new Blob([bytes], { type }) }
          : jsonIn(bytes);
      },
    },
  });
}

/** The JSON envelope of a refusal, which is sent instead of a file; null if it is not JSON. */
function jsonIn(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
