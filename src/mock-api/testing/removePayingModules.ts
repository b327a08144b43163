import type { World } from '../store/world';

const paying = [
  'hold-to-earn',
  'chat-to-earn',
  'engage-to-earn',
  'tweet-to-earn',
  'invite-to-earn',
];

/** Takes away what pays points by the clock: for tests whose points are all their own. */
export function removePayingModules({ db }: World): void {
  db.modules = db.modules.filter(({ slug }) => !paying.includes(slug));
}
