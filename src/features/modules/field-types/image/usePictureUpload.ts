import { use, useEffect, useRef, useState } from 'react';
import { useMay } from '@/features/server/discord/useMay';
import { useServerId } from '@/features/server/discord/useServerId';
import { announce } from '@/shared/ui/announce';
import { loadOnDemand } from '@/shared/ui/lazyParts';
import { PictureUploadsContext } from './pictureUploadsContext';

interface PictureUpload {
  /** How much has gone, 0 to 1; null while nothing is on its way. */
  share: number | null;
  /** Why the last picture was not taken. */
  refusal: string | null;
  /** Null where the user may not upload here, and in a form that can’t be saved. */
  send: ((file: File | undefined) => void) | null;
  cancel: () => void;
  forgetRefusal: () => void;
}

/**
 * Uploads one picture at a time for the chosen server. Leaving the page ends it.
 *
 * @param onUrl gets the address of a picture that was stored
 */
export function usePictureUpload(onUrl: (url: string) => void): PictureUpload {
  const serverId = useServerId();
  const isEditor = useMay('editor');
  const isOffered = use(PictureUploadsContext) && isEditor;
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  const latest = useRef(onUrl);
  useEffect(() => {
    latest.current = onUrl;
  });
  useEffect(() => {
    const last = running;
    return () => last.current?.abort();
  }, []);

  const cancel = () => {
    running.current?.abort();
    setShare(null);
  };
  const upload = async (server: string, file: File) => {
    running.current?.abort();
    const abort = new AbortController();
    const { signal } = abort;
    running.current = abort;
    setRefusal(null);
    setShare(0);
    announce('Uploading image.');
    const part = await loadOnDemand(() => import('./sendPicture'));
    const result = await part?.sendPicture(server, file, { signal, onProgress: setShare });
    if (signal.aborted) return;
    setShare(null);
    if (result === undefined) return;
    if ('refusal' in result) return setRefusal(result.refusal);
    announce('Image uploaded.');
    latest.current(result.url);
  };
  return {
    share,
    refusal,
    send:
      serverId !== null && isOffered
        ? (file) => {
            if (file) void upload(serverId, file);
          }
        : null,
    cancel,
    forgetRefusal: () => setRefusal(null),
  };
}
