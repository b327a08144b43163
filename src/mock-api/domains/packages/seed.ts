import { features, itemsFor } from './features';
import type { PackageRow } from './rows';

const bronze = ['welcome-message', 'verification-bot', 'reaction-roles', 'token-price'];
const silver = [
  ...bronze,
  'holder-verification',
  'crypto-holder-verification',
  'schedule-message',
  'server-stats-displayer',
];
const gold = [
  ...silver,
  '22',
  '23',
  '24',
  'nft-listing',
  'nft-sale',
  'nft-crypto-stats-displayer',
  'auto-moderator',
];
const all = features.map((feature) => feature.id);

type Draft = Pick<
  PackageRow,
  'id' | 'name' | 'description' | 'price' | 'subscriptionType' | 'durationDays' | 'ruleLimit'
> & {
  ids: readonly string[];
  highlight?: boolean;
  trialDays?: number;
  status?: PackageRow['status'];
};

const drafts: Draft[] = [
  {
    id: 'pkg-bronze',
    name: 'Bronze Keep',
    description: 'Welcome members, block bots and assign roles.',
    price: '0.5',
    subscriptionType: 'MONTHLY',
    durationDays: 30,
    ruleLimit: 3,
    trialDays: 7,
    ids: bronze,
  },
  {
    id: 'pkg-silver',
    name: 'Silver Keep',
    description: 'Holder roles and scheduled messages.',
    price: '1.25',
    subscriptionType: 'MONTHLY',
    durationDays: 30,
    ruleLimit: 10,
    ids: silver,
  },
  {
    id: 'pkg-gold',
    name: 'Gold Keep',
    description: 'Alerts and earning for communities that trade every day.',
    price: '3.5',
    subscriptionType: 'QUARTERLY',
    durationDays: 90,
    ruleLimit: 25,
    ids: gold,
    highlight: true,
  },
  {
    id: 'pkg-citadel',
    name: 'Citadel',
    description: 'Every module for a year.',
    price: '9.5',
    subscriptionType: 'YEARLY',
    durationDays: 365,
    ruleLimit: 50,
    ids: all,
  },
  {
    id: 'pkg-founder',
    name: 'Founder',
    description: 'Launch offer: every module for life. No longer sold.',
    price: '25',
    subscriptionType: 'LIFETIME',
    durationDays: null,
    ruleLimit: 50,
    ids: all,
    status: 'DISABLED',
  },
  {
    id: 'pkg-quest',
    name: 'Quest Pass',
    description: 'Quests and invites only. Still being tested.',
    price: '0.75',
    subscriptionType: 'ONE_TIME',
    durationDays: 30,
    ruleLimit: 50,
    ids: ['24', 'invite-to-earn'],
    status: 'DRAFT',
  },
];

/** Five tiers and a draft: four on offer, one withdrawn, one not yet published. */
export const seedPackages = (): PackageRow[] =>
  drafts.map((draft, index) => ({
    id: draft.id,
    name: draft.name,
    description: draft.description,
    price: draft.price,
    subscriptionType: draft.subscriptionType,
    durationDays: draft.durationDays,
    items: itemsFor(draft.ids),
    order: index + 1,
    highlight: draft.highlight ?? false,
    status: draft.status ?? 'ENABLED',
    visibility: 'PUBLIC',
    ruleLimit: draft.ruleLimit,
    trialDays: draft.trialDays ?? null,
    version: 1,
  }));
