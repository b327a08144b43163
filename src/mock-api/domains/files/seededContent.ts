import { drawnBanner } from './content/drawnBanner';
import type { Bytes } from './content/bytes';

/** The content of a file that was seeded; null for all others. */
export const seededContent = (id: string): Bytes | null =>
  id.startsWith('upl-srv-') ? drawnBanner() : null;
