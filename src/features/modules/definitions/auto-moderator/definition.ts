import { LANGUAGE } from '@/shared/text/locales';
import { has, isOneOf } from '../../common-fields/condition';
import { moderationLimits } from '@/shared/discord/limits';
import { defineModule } from '../../engine/defineModule';
import { area } from '../../field-types/area/field';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { duration } from '../../field-types/duration/field';
import type { ValuesOf } from '../../common-fields/field';
import { about } from './about';
import { allowedCaution, allowedProblem, tidyAllowed } from './allowList';
import { ageCaution, countCaution, percentCaution } from './thresholds';
import { tidyWords, wordCaution, wordProblem } from './wordList';
import { words } from './words';

const MINUTE = 60;

/** The trigger is one of these. */
const on = (...triggers: readonly string[]) => isOneOf('trigger', ...triggers);
const allows = on('LINKS', 'INVITES');

const fields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  trigger: select({
    label: 'Trigger',
    choices: choices(
      ['WORDS', 'Banned words'],
      ['LINKS', 'Links'],
      ['INVITES', 'Invites to other servers'],
      ['DRAINERS', 'Links to known wallet drainers'],
      ['SEED_PHRASE', 'Seed phrases'],
      ['REPEAT', 'Repeated messages'],
      ['FLOOD', 'Message floods'],
      ['CAPS', 'Excessive caps'],
      ['MENTIONS', 'Too many mentions'],
      ['NEW_ACCOUNT', 'New accounts'],
    ),
    initial: 'DRAINERS',
  }),
  words: area({
    label: 'Banned words',
    hint: 'One word or phrase per line. * matches any letters.',
    maxLength: 20_000,
    isRequired: true,
    tidy: tidyWords,
    clash: wordProblem,
    when: on('WORDS'),
  }),
  allowed: area({
    label: 'Allowed links',
    hint: 'One domain or invite per line, such as discord.gg/partner.',
    maxLength: 6000,
    tidy: tidyAllowed,
    clash: allowedProblem,
    when: allows,
  }),
  count: number({
    label: 'Threshold',
    hint: 'Messages in the time window, or mentions in one message.',
    min: 2,
    max: 100,
    initial: 5,
    when: on('REPEAT', 'FLOOD', 'MENTIONS'),
  }),
  within: duration({
    label: 'Time window',
    min: 1,
    max: 10 * MINUTE,
    initial: 10,
    when: on('REPEAT', 'FLOOD'),
  }),
  percent: number({
    label: 'Minimum share of capitals',
    hint: 'Messages with fewer than 8 letters are ignored.',
    unit: '%',
    min: 1,
    max: 100,
    initial: 70,
    when: on('CAPS'),
  }),
  accountAge: number({
    label: 'Minimum account age',
    unit: 'days',
    min: 1,
    max: 365,
    initial: 3,
    when: on('NEW_ACCOUNT'),
  }),
  actions: checks({
    label: 'Actions',
    choices: choices(
      ['DELETE', 'Delete the message'],
      ['WARN', 'Warn by DM'],
      ['TIMEOUT', 'Time out the member'],
      ['KICK', 'Kick the member'],
      ['BAN', 'Ban the member'],
      ['ALERT', 'Alert your team'],
    ),
    initial: ['DELETE', 'ALERT'],
    least: 1,
  }),
  timeout: duration({
    label: 'Timeout length',
    hint: 'Maximum 28 days.',
    min: MINUTE,
    max: moderationLimits.timeout,
    initial: 3600,
    when: has('actions', 'TIMEOUT'),
  }),
  alertChannelId: channel({
    label: 'Alert channel',
    isRequired: true,
    suggest: 'staff',
    when: has('actions', 'ALERT'),
  }),
  exemptRoles: mentions({ label: 'Exempt roles', most: moderationLimits.exemptRoles }),
  dryRun: toggle({
    label: 'Log only',
    hint: 'Logs what the rule would do without doing it. Recommended for new rules.',
    initial: true,
  }),
};
export type ModerationRule = ValuesOf<typeof fields>;

export default defineModule(about, words, {
  rules: { singular: 'rule', columns: ['trigger', 'actions'], watching: 'dryRun' },
  fields,
  opening: {
    says: [
      'Act on {trigger}',
      [', {count} or more within {within}', ', {count} or more in one message'],
      'of {percent} capitals or more',
      'younger than {accountAge}',
      ', time the member out for {timeout}',
      'and alert the team in {alertChannelId}',
      '.',
    ],
    said: {
      trigger: {
        WORDS: 'banned words',
        LINKS: 'links',
        INVITES: 'invites to other servers',
        DRAINERS: 'links to known wallet drainers',
        SEED_PHRASE: 'seed phrases',
        REPEAT: 'repeated messages',
        FLOOD: 'message floods',
        CAPS: 'excessive caps',
        MENTIONS: 'too many mentions',
        NEW_ACCOUNT: 'new accounts',
      },
    },
    below: ['words', 'actions', 'dryRun'],
    fields: ['name'],
    values: { name: 'Moderation' },
  },
  groups: [
    {
      title: 'Rule',
      fields: [
        'name',
        'trigger',
        'count',
        'within',
        'percent',
        'accountAge',
        'timeout',
        'alertChannelId',
        'words',
        'actions',
        'dryRun',
      ],
    },
    { title: 'Exceptions', fields: ['allowed', 'exemptRoles'], isRare: true },
  ],
  // The fields say which entry is wrong; these say the rule to other clients.
  checks: [
    {
      path: 'words',
      message: `Enter one word or phrase per line: up to ${moderationLimits.keywords.toLocaleString(LANGUAGE)}, each up to ${moderationLimits.keyword} characters. Regular expressions and words that match every message aren’t allowed.`,
      holds: ({ trigger, words: text }) => trigger !== 'WORDS' || wordProblem(text) === null,
    },
    {
      path: 'allowed',
      message: 'Enter only domains or invites, one per line.',
      holds: (values) => !allows.holds(values) || allowedProblem(values.allowed) === null,
    },
    {
      path: 'actions',
      message: 'A new account has no message to delete. Choose another action.',
      holds: ({ trigger, actions }) => trigger !== 'NEW_ACCOUNT' || !actions.includes('DELETE'),
    },
    {
      path: 'actions',
      message: 'A banned member is out already. Choose either kick or ban.',
      holds: ({ actions }) => !(actions.includes('KICK') && actions.includes('BAN')),
    },
  ],
  cautions: {
    words: ({ words: text }) => wordCaution(text),
    allowed: ({ allowed, trigger }) => allowedCaution(allowed, trigger),
    count: countCaution,
    percent: ({ percent }) => percentCaution(percent),
    accountAge: ({ accountAge }) => ageCaution(accountAge),
  },
  templates: () => import('./templates'),
  page: { tabs: ['moderatorActions'] },
});
