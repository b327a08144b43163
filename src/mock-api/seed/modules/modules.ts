import type { Values } from '@/features/modules/common-fields/field';
import { DAY } from '@/shared/time/durations';
import { MODERATED, WHERE_TICKETS_ARE } from '../../domains/guilds/seed';
import { tokens } from '../../domains/market/market';
import type { GuildRow } from '../../domains/guilds/rows';
import { inviteCampaigns, WHERE_INVITES_PAY } from '../../domains/quest-invites/seed';
import type { ModuleRow } from '../../domains/module-settings/rows';
import {
  alertRules,
  earningRules,
  holderRules,
  namesOf,
  scheduledRules,
  type Names,
  type SeededRule,
} from './rules';
import { moderatorRules, ticketTypes } from './moderation';
import { ownMessages } from './messages';
import { watcherRules } from './watchers';

/** Age of seeded rows, days. */
const SEEDED_DAYS = 60;
/**
 * User who saved the row at an index: the owner, and on the largest server an editor for every third row
 * (`seedAccess`).
 */
const authorAt = ({ id, ownerId }: GuildRow, place: number) =>
  id === 'srv-keep' && place % 3 === 1 ? 'usr-4' : ownerId;

/** Values of modules with one form that differ from the defaults. `isOff` switches a configured module off. */
const singles = (
  { channel, roles }: Names,
  serverId: string,
): Record<string, { values: Values; isOff?: boolean }> => ({
  // The captcha gives the role “Verified”; given to every new member it would prove nothing.
  'welcome-message': { values: { channelId: channel('welcome') } },
  'token-price': {
    values: {
      tokens: [{ mint: tokens[0]?.mint ?? '', symbol: 'SOL' }],
      channelId: channel('price-talk'),
    },
  },
  'verification-bot': {
    isOff: !MODERATED.includes(serverId),
    values: {
      verifiedRoles: roles('Verified'),
      panelChannelId: channel('verify'),
      isManual: serverId === 'srv-keep',
    },
  },
  'server-stats-displayer': {
    values: {
      counters: [{ template: 'Members: {members}', channelId: channel('Lounge') }],
    },
  },
});

/** The currency of the server whose members have earned by chatting for days. */
const engagement: Record<string, { values: Values; isOff?: boolean }> = {
  'engage-to-earn': {
    values: { sources: ['CHAT', 'TWEET', 'REACTION', 'VOICE'], memberDailyCap: '500' },
  },
};

/** Modules that pay members for promoting the server. */
const activityModules: Record<string, { values: Values; isOff?: boolean }> = {
  'engage-to-earn': { values: { sources: ['TWEET', 'INVITE'], memberDailyCap: '400' } },
};

/** The games of the server whose members play them. */
const games = ({ channel }: Names): Record<string, { values: Values; isOff?: boolean }> => ({
  'play-to-earn': {
    values: {
      games: [
        { kind: 'TRIVIA', prize: 10 },
        { kind: 'WHEEL', prize: 5, cooldown: 3600 },
        {
          kind: 'SLOTS',
          entry: 10,
          hasJackpot: true,
          jackpotPercent: 10,
          jackpotChance: 5,
          dailyLossCap: 100,
        },
        { kind: 'COIN_FLIP', minBet: 1, betRoom: 24, houseEdge: 200, dailyLossCap: 50 },
      ],
      channelId: channel('general'),
    },
  },
});

type Part = 'watchers' | 'singles' | 'holders' | 'alerts' | 'scheduled' | 'earning' | 'messages';

/**
 * Parts of each server. With their packages (`seedOrders`) every state of a module occurs: on, off, in need of
 * attention, locked, and paused on the server with an expired package.
 */
const plan: [serverId: string, parts: Part[]][] = [
  ['srv-keep', ['singles', 'holders', 'alerts', 'scheduled', 'earning']],
  ['srv-apes', ['singles', 'holders']],
  ['srv-guest', ['singles', 'scheduled']],
  ['srv-hq', ['singles', 'holders', 'alerts', 'scheduled', 'earning', 'watchers', 'messages']],
  ['srv-other', ['singles', 'alerts', 'earning']],
];

/** Rows contain only set values; the fields' initial values complete them (`completeValues`). */
export const seedModules = (now: number, guilds: readonly GuildRow[]): ModuleRow[] =>
  plan.flatMap(([serverId, parts]) => {
    const guild = guilds.find(({ id }) => id === serverId);
    return guild ? rowsFor(now, guild, parts) : [];
  });

function rowsFor(now: number, guild: GuildRow, parts: readonly Part[]): ModuleRow[] {
  const names = namesOf(guild);
  const rules = {
    ...(parts.includes('holders') ? holderRules(names) : {}),
    ...(parts.includes('alerts') ? alertRules(names) : {}),
    ...(parts.includes('scheduled') ? scheduledRules(names) : {}),
    ...(parts.includes('watchers') ? watcherRules(names) : {}),
    ...(parts.includes('messages') ? ownMessages(names) : {}),
    ...(parts.includes('earning') ? earningRules(names) : {}),
    ...(MODERATED.includes(guild.id) ? moderatorRules(names) : {}),
    ...(guild.id === WHERE_TICKETS_ARE ? ticketTypes(names) : {}),
    ...(guild.id === WHERE_INVITES_PAY
      ? { 'invite-to-earn': inviteCampaigns(names.channel('welcome'), names.roles('Verified')) }
      : {}),
  };
  const forms = {
    ...(parts.includes('singles') ? singles(names, guild.id) : {}),
    ...(guild.id === 'srv-keep' ? engagement : {}),
    ...(guild.id === 'srv-hq' ? { ...games(names), ...activityModules } : {}),
  };
  return [
    ...Object.entries(forms).map(([slug, { values, isOff }], index) =>
      rowOf(guild, slug, now, index, { enabled: isOff !== true, version: 1, values }),
    ),
    ...Object.entries(rules).map(([slug, seeded], index) =>
      rowOf(guild, slug, now, index, {
        enabled: true,
        rules: seeded.map((rule, place) => ruleRow(guild, slug, rule, place, now)),
      }),
    ),
  ];
}

const rowOf = (
  guild: GuildRow,
  slug: string,
  now: number,
  index: number,
  own: Partial<ModuleRow>,
): ModuleRow => ({
  serverId: guild.id,
  slug,
  enabled: false,
  version: 0,
  values: null,
  updatedAt: now - (index + 1) * 2 * DAY,
  createdAt: now - SEEDED_DAYS * DAY,
  updatedBy: authorAt(guild, index),
  rules: [],
  ...own,
});

const ruleRow = (
  guild: GuildRow,
  slug: string,
  { id, values, isOff }: SeededRule,
  place: number,
  now: number,
) => ({
  id: id ?? `rule-${guild.id}-${slug}-${place + 1}`,
  enabled: isOff !== true,
  version: 1,
  values,
  updatedAt: now - (place + 1) * DAY,
  createdAt: now - SEEDED_DAYS * DAY,
  updatedBy: authorAt(guild, place),
});
