import type { TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { MISSING } from '@/mock-api/testing/tamper';
import type { Damage } from './answers';
import type { Group } from './group';
import * as shows from './shows';

const server = (field: string, value: unknown): Damage => ({ [`items.0.${field}`]: value });
const details = (field: string, value: unknown): Damage => ({ [`serverDetails.${field}`]: value });
const NOT_EXACT = 900_000_000_000_000_000;
const botWithoutPosition = ({ world }: TestBackend): Damage => {
  const roles = world.db.guilds.find(({ id }) => id === 'srv-keep')?.roles ?? [];
  return details(`guildRoles.${roles.findIndex(({ isBot }) => isBot)}.position`, null);
};

/** Servers and their details. */
export const serverTable: readonly Group[] = [
  {
    answer: 'servers',
    shows: 'the server among the others',
    alike: true,
    damages: [
      ['no name', server('guildName', null)],
      ['no picture', server('guildIcon', MISSING)],
      ['a picture that is an object', server('guildIcon', {})],
      ['no number of members', server('memberCount', null)],
      ['a number of members in words', server('memberCount', 'many')],
      ['nothing on the bot', server('botPresent', MISSING)],
      ['an owner that is a number', server('isOwner', 1)],
      ['no name of a plan', server('planName', MISSING)],
      ['a plan of a later version', server('planStatus', 'PAUSED')],
      ['an end that is a number', server('planExpiresAt', 5)],
      ['no invitation', server('inviteUrl', 7)],
      ['no total', { total: null }],
      ['a page in words', { page: 'one' }],
      ['no page size', { pageSize: MISSING }],
    ],
  },
  {
    answer: 'servers',
    shows: 'all but that server, which a note names',
    lost: 1,
    check: shows.text(/^1 server couldn’t be shown: /),
    damages: [
      ['no Discord ID', server('guildId', null)],
      ['a Discord ID that is a number', server('guildId', NOT_EXACT)],
      ['an id that is an object', server('id', {})],
    ],
  },
  {
    answer: 'serverDetails',
    id: 'F2',
    shows: 'the server, which stays chosen',
    check: shows.serverStaysChosen,
    alike: true,
    damages: [
      ['no id of ours', details('id', null)],
      ['no name', details('guildName', null)],
      ['an id that is a number', details('guildId', NOT_EXACT)],
      ['a picture that is missing', details('guildIcon', MISSING)],
      ['no subscription', details('subscription', null)],
      ['a subscription that is a text', details('subscription', 'ENABLED')],
      ['a status that is a number', details('subscription.status', 3)],
      ['no choice to show the subscription', details('subscription.showSubscription', null)],
      ['no services', details('botServicesEnabled', MISSING)],
      ['services that are a list', details('botServicesEnabled', ['tokenPrice'])],
      ['a service that is missing', details('botServicesEnabled.tokenPrice', MISSING)],
      ['a service that is a text', details('botServicesEnabled.tokenPrice', 'true')],
      ['no channels', details('guildChannels', MISSING)],
      ['channels that are no list', details('guildChannels', {})],
      ['a channel without a type', details('guildChannels.1.type', null)],
      ['a channel below nothing', details('guildChannels.1.parentId', 0)],
      ['a channel that is null', details('guildChannels.1', null)],
      ['a channel twice', details('guildChannels.1.id', '900000000000000777')],
      ['no roles', details('guildRoles', null)],
      ['a role without a position', details('guildRoles.1.position', MISSING)],
      ['a role without a color', details('guildRoles.1.color', null)],
      ['a role without a name', details('guildRoles.1.name', null)],
      ['a role whose id is a number', details('guildRoles.1.id', NOT_EXACT)],
      ['an unknown field', details('later', [1])],
    ],
  },
  {
    answer: 'serverDetails',
    shows: 'that no server is chosen',
    replaced: true,
    check: shows.noServerChosen,
    damages: [['no single id', { ...details('id', null), ...details('guildId', null) }]],
  },
  {
    answer: 'serverDetails',
    shows: 'why no channel can be chosen, and not that it was deleted',
    check: shows.unreadableChannels,
    damages: [['channels that are null', details('guildChannels', null)]],
  },
  {
    answer: 'serverDetails',
    shows: 'why no role can be chosen',
    check: shows.text('Couldn’t read the roles of this server.', 'Couldn’t read this role.'),
    damages: [['roles that are no list', details('guildRoles', {})]],
  },
  {
    answer: 'serverDetails',
    shows: 'the name of that role, and the others',
    check: shows.otherRoles,
    damages: [['a role whose id is a number', details('guildRoles.1.id', 5)]],
  },
  {
    answer: 'serverDetails',
    shows: 'that a channel was deleted',
    check: shows.text(/This channel was deleted/),
    damages: [['nothing', {}]],
  },
  {
    answer: 'serverDetails',
    shows: 'roles below the bot as roles it can give',
    check: shows.roleBelowBot,
    damages: [['no position of the bot', botWithoutPosition]],
  },
  {
    answer: 'serverDetails',
    shows: 'the service as not on',
    check: shows.serviceNotOn,
    damages: ['true', 1, 'yes', {}, null].map((value) => [
      `a service that is ${JSON.stringify(value)}`,
      details('botServicesEnabled.tokenPrice', value),
    ]),
  },
];
