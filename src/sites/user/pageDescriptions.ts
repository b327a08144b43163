import type { PageNote, PageLocation, PageDescriptions } from '@/shared/routing/pageNotes';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { gateSamples } from './gate/gateSamples';

const PublicQuestAt = lazyOptional(() => import('./questboard/PublicQuestAt'));
const PublicProfileLink = lazyOptional(() => import('./member/PublicProfileLink'));
const OpenQuestLinks = lazyOptional(() => import('@/features/server/discover/OpenQuestLinks'));
const QUEST = 'questboard/:slug/:moduleSlug/:questSlug';

/** What the pages of this site are for, by their paths below /dashboard. */
export const pageDescriptions: PageDescriptions = {
  '': 'Your servers, open quests and rewards at a glance.',
  servers: 'The servers you’re in that use our bots.',
  users: 'Top members of your servers, and your rank among them.',
  portfolio: 'Tokens, NFTs and rewards of your linked wallets.',
  'ambassador-program': 'Invite server owners and earn commissions.',
  questboard: 'Quests of your servers, and of servers you can join.',
  'questboard/:slug': 'A server’s quests.',
  [QUEST]: 'A quest’s tasks and rewards.',
  ':section/:slug': 'What you earned on this server and can claim.',
  profile: 'Link your accounts so quests can verify your tasks.',
  'profile/wallets': 'Your linked wallets.',
  settings: 'Appearance, notifications, signed-in devices and your data.',
  'settings/profile': 'Your name, picture and privacy.',
  'user/:discordUsername': 'A member’s public profile.',
  'server/:slug': 'What this server offers its members.',
  'all-transactions': 'All your payments, claims and payouts.',
};

/** What the wallet gate says about a page of the member's dashboard, and shows of it. */
function noteOf({ path }: PageLocation): PageNote {
  const own = path.replace(/^\/dashboard\/?/, '');
  const note = { purpose: pageDescriptions[own], PublicPart: publicParts[own] ?? OpenQuestLinks };
  const Sample = gateSamples[own];
  return Sample ? { ...note, Sample } : note;
}

/** Parts of a page that are public, by its path. Other pages show open quests. */
const publicParts: Readonly<Record<string, NonNullable<PageNote['PublicPart']>>> = {
  [QUEST]: PublicQuestAt,
  'user/:discordUsername': PublicProfileLink,
};

export default noteOf;
