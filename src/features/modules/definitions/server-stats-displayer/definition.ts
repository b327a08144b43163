import { LANGUAGE } from '@/shared/text/locales';
import { isOneOf } from '../../common-fields/condition';
import { nameLimits } from '@/shared/discord/limits';
import { defineModule } from '../../engine/defineModule';
import { initialValues } from '../../engine/schema';
import { timesADay } from '../../common-fields/timesADay';
import { choices } from '../../common-fields/choices';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { channel } from '../../field-types/channel/field';
import { list } from '../../field-types/list/field';
import { duration } from '../../field-types/duration/field';
import { about } from './about';
import { words } from './words';

const MINUTE = 60;

/** How the members are made up is guessed, so that the figures fit one another. */
function guess(members: number | undefined, what: 'humans' | 'bots' | 'online') {
  if (members === undefined) return undefined;
  const bots = Math.round(members * 0.02);
  const parts = { humans: members - bots, bots, online: Math.round(members * 0.1) };
  return parts[what].toLocaleString(LANGUAGE);
}

/** A figure in the name of a channel. */
const counter = {
  template: text({
    label: 'Text',
    maxLength: nameLimits.channel,
    isRequired: true,
    initial: 'Members: {members}',
  }),
  target: select({
    label: 'Show as the name of',
    choices: choices(
      ['NEW_VOICE', 'A new, locked voice channel'],
      ['CHANNEL', 'An existing channel'],
    ),
    initial: 'NEW_VOICE',
  }),
  channelId: channel({
    label: 'Channel',
    kinds: ['voice', 'text', 'announcement', 'stage'],
    isRequired: true,
    when: isOneOf('target', 'CHANNEL'),
  }),
};

export default defineModule(about, words, {
  fields: {
    counters: list({
      label: 'Counters',
      itemName: 'counter',
      least: 1,
      most: 10,
      fields: counter,
    }),
    refresh: duration({
      label: 'Refresh every',
      hint: 'Discord allows about 2 channel renames every 10 minutes.',
      min: 10 * MINUTE,
      max: 86_400,
      initial: 10 * MINUTE,
    }),
    numbers: select({
      label: 'Number format',
      choices: choices(['SEPARATED', '12,408'], ['COMPACT', '12.4K'], ['FULL', '12408']),
      initial: 'SEPARATED',
    }),
    ifUnavailable: select({
      label: 'If a number is unavailable',
      choices: choices(['KEEP_LAST', 'Keep the last number'], ['DOTS', 'Show “…”']),
      initial: 'KEEP_LAST',
    }),
  },
  opening: {
    says: [
      'Show the counters below as channel names,',
      'with numbers written as {numbers},',
      'and refresh them every {refresh}.',
      'If a number is unavailable, {ifUnavailable}.',
    ],
    said: {
      ifUnavailable: { KEEP_LAST: 'keep the last number', DOTS: 'show “…”' },
    },
    values: { counters: [initialValues(counter)] },
    means: ({ refresh }) => timesADay(refresh, 'Each channel is renamed up to'),
  },
  groups: [{ title: 'Counters', fields: ['counters', 'refresh', 'numbers', 'ifUnavailable'] }],
  variables: [
    { name: 'members', sample: '12,408' },
    { name: 'humans', sample: '12,391', known: ({ facts }) => guess(facts.members, 'humans') },
    { name: 'bots', sample: '17', known: ({ facts }) => guess(facts.members, 'bots') },
    { name: 'online', sample: '1,032', known: ({ facts }) => guess(facts.members, 'online') },
    { name: 'boosts', sample: '21' },
    { name: 'boost.level', sample: '3' },
    { name: 'verified.wallets', sample: '4,021' },
    {
      name: 'holders',
      sample: '2,310',
      known: ({ facts }) => facts.verifiedHolders?.toLocaleString(LANGUAGE),
    },
  ],
  page: { tabs: ['postHistory'] },
});
