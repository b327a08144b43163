import type { PageNote, PageLocation, PageDescriptions } from '@/shared/routing/pageNotes';

/** What the pages of this site are for, by their paths below /dashboard. */
export const pageDescriptions: PageDescriptions = {
  '': 'Your servers, open quests and rewards at a glance.',
  servers: 'The servers you’re in that use our bots.',
  users: 'Who has earned most on your servers, and where you stand among them.',
  portfolio: 'Tokens, NFTs and rewards of your linked wallets.',
  'ambassador-program': 'Invite server owners, rise through the tiers and earn.',
  'questboard/:slug': 'The quests of one server.',
  'questboard/:slug/:moduleSlug/:questSlug': 'The tasks of a quest, and its reward.',
  ':section/:slug': 'What you earned in this server, and what you can claim.',
  profile: 'Link your accounts, so that quests can check what you did.',
  'profile/wallets': 'The wallets you have proven to be yours.',
  settings:
    'What the dashboard looks like, what you’re told of, where you’re signed in, and your data.',
  'settings/profile': 'Your name, picture and who may see what.',
  'user/:discordUsername': 'What a member shows in public.',
  'server/:slug': 'What a server offers its members.',
  'all-transactions': 'Every payment, claim and payout of yours.',
};

/** What is told of a page of the member's dashboard. */
const noteOf = ({ path }: PageLocation): PageNote => ({
  purpose: pageDescriptions[path.replace(/^\/dashboard\/?/, '')],
});
export default noteOf;
