import { reportError } from '@/shared/errors/reportError';
import { useEffect } from 'react';
import { sendFile } from '@/shared/api/files';
import type { PublicProfile } from './profile';
import { useMyCardQuery } from './profilesApi';
import { updateMyCard } from './publicEndpoints';

/**
 * The caller's public profile; null if `isOn` is false. Draws and uploads the picture if the stored one is out of date.
 * A failure waits for the next visit, because link previews work without a picture.
 *
 * @returns null if the public link is off or unknown
 */
export function useOwnCard(isOn = true): PublicProfile | null {
  const { data } = useMyCardQuery(undefined, { skip: !isOn });
  const profile = data?.profile ?? null;
  const key = data?.key ?? '';
  const isDue = profile !== null && data?.isCurrent === false;
  useEffect(() => {
    if (!isDue) return undefined;
    const abort = new AbortController();
    void upload(profile, key, abort.signal);
    return () => abort.abort();
    // The key identifies the content: another object with the same key gives the same picture.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isDue, key]);
  return profile;
}

async function upload(profile: PublicProfile, key: string, signal: AbortSignal): Promise<void> {
  const file = await cardPicture(profile);
  if (file === null || signal.aborted) return;
  await sendFile(updateMyCard, { file, query: { key } }, { signal, onProgress: () => undefined });
}

/** Draws the picture of a public profile; null if this browser can't. */
export async function cardPicture(profile: PublicProfile): Promise<Blob | null> {
  try {
    const { drawCard } = await import('./card/drawCard');
    return await drawCard(profile);
  } catch (error) {
    reportError('Drawing the link preview image of a profile failed', error);
    return null;
  }
}
