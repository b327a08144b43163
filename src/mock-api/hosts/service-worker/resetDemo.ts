import { RESET_PARAMETER } from '@/shared/config/demo';
import { DATABASE } from './pageFiles';

const expired = (name: string) => `${name}=; path=/; max-age=0`;

const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked'])
      request.addEventListener(end, () => resolve());
  });

/**
 * Begins the demo again where the address says so: forgets the world, the session and everything else that this
 * browser stored. Other tabs of the demo load themselves again (storedWorld.ts).
 */
export async function resetIfWanted(): Promise<void> {
  if (!new URLSearchParams(location.search).has(RESET_PARAMETER)) return;
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Nothing is stored where storage is forbidden.
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name !== '') document.cookie = expired(name) + (isHttps() ? '; secure' : '');
  }
  await deleted(DATABASE);
  history.replaceState(null, '', '/');
}

const isHttps = () => location.protocol === 'https:';
