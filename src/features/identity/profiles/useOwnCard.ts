import { useEffect } from 'react';
import { sendFile } from '@/shared/api/files';
import type { PublicProfile } from './profile';
import { useMyCardQuery } from './profilesApi';
import { updateMyCard } from './publicEndpoints';

/**
 * The caller's public profile, unless `isOn` is false, and what its picture has to show. Draws and uploads the picture where the stored one is
 * out of date; a failure is left for the next visit, because link previews work without it.
 *
 * @returns null while its public link is off or unknown
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
    // The key names what the profile shows: another object with the same key is the same picture.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isDue, key]);
  return profile;
}

async function upload(profile: PublicProfile, key: string, signal: AbortSignal): Promise<void> {
  const file = await cardPicture(profile);
  if (file === null || signal.aborted) return;
  await sendFile(updateMyCard, { file, query: { key } }, { signal, onProgress: () => undefined });
}

/** The picture of a public profile; null where this browser can't draw it. */
export async function cardPicture(profile: PublicProfile): Promise<Blob | null> {
  try {
    const { drawCard } = await import('./card/drawCard');
    return await drawCard(profile);
  } catch (error) {
    console.error('Couldn’t draw the picture of a profile', error);
    return null;
  }
}
