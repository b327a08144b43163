import { isOneOf } from '../../common-fields/condition';
import { messageLimits, moderationLimits } from '@/shared/discord/limits';
import { defineModule } from '../../engine/defineModule';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { roles } from '../../field-types/roles/field';
import { message } from '../../field-types/message/field';
import { duration } from '../../field-types/duration/field';
import { durationWords } from '@/shared/time/durationWords';
import { about } from './about';
import { words } from './words';

const MINUTE = 60;
const DAY = 86_400;
const isCode = isOneOf('mode', 'IMAGE_CODE');

/** What happens to members who fail, as the end of a sentence on them. */
function failure(onFail: string, failFor: number): string {
  if (onFail === 'COOLDOWN') return `can try again after ${durationWords(failFor)}`;
  if (onFail === 'TIMEOUT') return `are timed out for ${durationWords(failFor)}`;
  if (onFail === 'KICK') return 'are kicked';
  return onFail === 'BAN' ? 'are banned' : 'can try again right away';
}

export default defineModule(about, words, {
  fields: {
    mode: radio({
      label: 'Challenge',
      choices: choices(
        ['WEB', 'Web page', 'Most secure, and works with screen readers.'],
        ['BUTTON', 'Button', 'Stops only simple bots.'],
        ['IMAGE_CODE', 'Image code'],
        ['MATH', 'Math problem'],
      ),
      initial: 'WEB',
    }),
    codeLength: number({ label: 'Code length', min: 4, max: 10, initial: 6, when: isCode }),
    isCaseSensitive: toggle({ label: 'Case-sensitive code', initial: false, when: isCode }),
    timeLimit: duration({ label: 'Time limit', min: MINUTE, max: 3600, initial: 10 * MINUTE }),
    maxAttempts: number({ label: 'Maximum attempts', min: 1, max: 10, initial: 3 }),
    verifiedRoles: roles({ label: 'Roles to give', least: 1, most: 3, suggest: 'verified' }),
    unverifiedRoles: roles({ label: 'Roles to remove', most: 3 }),
    panelChannelId: channel({ label: 'Panel channel', isRequired: true, suggest: 'verify' }),
    panel: message({
      label: 'Panel',
      embed: {
        title: 'Welcome to {server.name}',
        description:
          'Press the button to prove that you are human. You never need your wallet here.',
      },
    }),
    buttonLabel: text({
      label: 'Button label',
      maxLength: messageLimits.buttonLabel,
      isRequired: true,
      initial: 'Verify',
    }),
    onFail: select({
      label: 'If a member fails',
      choices: choices(
        ['NOTHING', 'Allow an immediate retry'],
        ['COOLDOWN', 'Allow a retry after a cooldown'],
        ['TIMEOUT', 'Time out'],
        ['KICK', 'Kick'],
        ['BAN', 'Ban'],
      ),
      initial: 'COOLDOWN',
    }),
    failFor: duration({
      label: 'Cooldown or timeout',
      min: MINUTE,
      max: moderationLimits.timeout,
      initial: 3600,
      when: isOneOf('onFail', 'COOLDOWN', 'TIMEOUT'),
    }),
    kickUnverifiedAfter: duration({
      label: 'Kick unverified members after',
      hint: '0 = never kick.',
      min: 0,
      max: 7 * DAY,
      initial: 0,
    }),
    remindAfter: duration({
      label: 'Remind unverified members after',
      hint: '0 = no reminder.',
      min: 0,
      max: 7 * DAY,
      initial: 0,
    }),
    passAccountAge: number({
      label: 'Skip the challenge for accounts older than',
      hint: '0 = never skip.',
      unit: 'days',
      min: 0,
      max: 3650,
      initial: 0,
    }),
    minAccountAge: number({
      label: 'Minimum account age',
      unit: 'days',
      min: 0,
      max: 365,
      initial: 0,
    }),
    logChannelId: channel({ label: 'Log channel' }),
    isManual: toggle({
      label: 'Manual review',
      hint: 'A moderator approves or rejects each answer.',
      initial: false,
    }),
  },
  messages: {
    panel: ({ panelChannelId, buttonLabel, verifiedRoles, unverifiedRoles }) => ({
      channelId: panelChannelId,
      buttons: [{ label: buttonLabel, style: 'success' }],
      roles: [
        { label: 'Verified members get', roles: verifiedRoles },
        { label: 'Verified members lose', roles: unverifiedRoles },
      ],
    }),
  },
  live: {
    says: 'New members verify in {panelChannelId}.',
    posts: 'Posts the panel in {panelChannelId} now.',
  },
  opening: {
    says: [
      'New members solve a challenge in {panelChannelId}',
      'within {timeLimit}',
      'and {maxAttempts} attempts',
      'to get {verifiedRoles}.',
    ],
    below: ['mode'],
    means: ({ onFail, failFor }) => `Members who fail ${failure(onFail, failFor)}.`,
  },
  groups: [
    {
      title: 'Challenge',
      fields: ['mode', 'panelChannelId', 'timeLimit', 'maxAttempts', 'verifiedRoles'],
    },
    { title: 'Panel message and button', fields: ['panel', 'buttonLabel'], isRare: true },
    {
      title: 'Codes, reviews and failures',
      fields: ['codeLength', 'isCaseSensitive', 'isManual', 'onFail', 'failFor', 'logChannelId'],
      isRare: true,
    },
    {
      title: 'Unverified members and account age',
      fields: [
        'unverifiedRoles',
        'kickUnverifiedAfter',
        'remindAfter',
        'passAccountAge',
        'minAccountAge',
      ],
      isRare: true,
    },
  ],
  checks: [
    {
      path: 'unverifiedRoles',
      message: 'A role can’t be both given and removed.',
      holds: ({ verifiedRoles, unverifiedRoles }) =>
        !unverifiedRoles.some((id) => verifiedRoles.includes(id)),
    },
    {
      path: 'remindAfter',
      message: 'Set the reminder before the kick.',
      holds: ({ remindAfter, kickUnverifiedAfter }) =>
        kickUnverifiedAfter === 0 || remindAfter <= kickUnverifiedAfter,
    },
  ],
  variables: [
    { name: 'server.name', sample: 'Solana Keep' },
    { name: 'user.mention', sample: '@Mira Moat' },
    {
      name: 'attempts.left',
      sample: '2',
      known: ({ values }) => String(Math.max(0, values.maxAttempts - 1)),
    },
    {
      name: 'verify.expires',
      sample: 'in 10 minutes',
      known: ({ values }) => `in ${durationWords(values.timeLimit)}`,
    },
  ],
  page: { tabs: ['captchaAttempts'] },
});
