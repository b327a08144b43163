import { shareLink } from '@/shared/ui/shareLink';
import type { PublicProfile } from './profile';
import { publicLink } from './publicLink';
import { cardPicture } from './useOwnCard';

/** Shares a public profile: its link, and its picture where the share sheet takes files. */
export async function shareProfile(profile: PublicProfile): Promise<void> {
  const link = { url: publicLink(profile.username), title: `${profile.name} on Castle Bots` };
  const picture = takesFiles() ? await cardPicture(profile) : null;
  const files = picture === null ? [] : [fileOf(profile, picture)];
  if (files.length > 0 && navigator.canShare({ files })) {
    try {
      await navigator.share({ ...link, files });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await shareLink(link);
}

const fileOf = ({ username }: PublicProfile, picture: Blob) =>
  new File([picture], `${username}.png`, { type: 'image/png' });

/** TypeScript's DOM has both in every browser. */
const takesFiles = () =>
  'share' in navigator &&
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([], 'card.png', { type: 'image/png' })] });
