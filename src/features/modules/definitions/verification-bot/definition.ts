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
import { durationWords } from '../../field-types/duration/words';
import { about } from './about';
import { words } from './words';

const MINUTE = 60;
const DAY = 86_400;
const isCode = isOneOf('mode', 'IMAGE_CODE');

export default defineModule(about, words, {
  fields: {
    mode: radio({
      label: 'Challenge',
      choices: choices(
        [
          'WEB',
          'A page on the web',
          'The safest, and the one people with screen readers can pass.',
        ],
        ['BUTTON', 'A button', 'Keeps out the simplest robots only.'],
        ['IMAGE_CODE', 'A code in a picture'],
        ['MATH', 'A small sum'],
      ),
      initial: 'WEB',
    }),
    codeLength: number({ label: 'Length of the code', min: 4, max: 10, initial: 6, when: isCode }),
    isCaseSensitive: toggle({ label: 'Capitals matter', initial: false, when: isCode }),
    timeLimit: duration({ label: 'Time to answer', min: MINUTE, max: 3600, initial: 10 * MINUTE }),
    maxAttempts: number({ label: 'Attempts', min: 1, max: 10, initial: 3 }),
    verifiedRoles: roles({ label: 'Roles of the verified', least: 1, most: 3 }),
    unverifiedRoles: roles({ label: 'Roles taken away then', most: 3 }),
    panelChannelId: channel({ label: 'Channel of the panel', isRequired: true }),
    panel: message({
      label: 'Panel',
      embed: {
        title: 'Welcome to {server.name}',
        description:
          'Press the button to prove that you’re human. You never need your wallet here.',
      },
    }),
    buttonLabel: text({
      label: 'Label of the button',
      maxLength: messageLimits.buttonLabel,
      isRequired: true,
      initial: 'Verify',
    }),
    onFail: select({
      label: 'Who fails',
      choices: choices(
        ['NOTHING', 'may try again later'],
        ['COOLDOWN', 'waits a while'],
        ['TIMEOUT', 'is timed out'],
        ['KICK', 'is kicked'],
        ['BAN', 'is banned'],
      ),
      initial: 'COOLDOWN',
    }),
    failFor: duration({
      label: 'For',
      min: MINUTE,
      max: moderationLimits.timeout,
      initial: 3600,
      when: isOneOf('onFail', 'COOLDOWN', 'TIMEOUT'),
    }),
    kickUnverifiedAfter: duration({
      label: 'Kick the unverified after',
      hint: '0 lets them stay.',
      min: 0,
      max: 7 * DAY,
      initial: 0,
    }),
    remindAfter: duration({
      label: 'Remind them after',
      hint: '0 sends no reminder.',
      min: 0,
      max: 7 * DAY,
      initial: 0,
    }),
    passAccountAge: number({
      label: 'Accounts older than this pass by themselves',
      hint: '0 lets no one pass.',
      unit: 'days',
      min: 0,
      max: 3650,
      initial: 0,
    }),
    minAccountAge: number({
      label: 'Accounts younger than this fail',
      unit: 'days',
      min: 0,
      max: 365,
      initial: 0,
    }),
    logChannelId: channel({ label: 'Channel of the log' }),
    isManual: toggle({
      label: 'A moderator decides',
      hint: 'Answers go into a queue instead of being judged at once.',
      initial: false,
    }),
  },
  messages: {
    panel: ({ panelChannelId, buttonLabel, verifiedRoles, unverifiedRoles }) => ({
      channelId: panelChannelId,
      buttons: [{ label: buttonLabel, style: 'success' }],
      roles: [
        { label: 'Who passes gets', roles: verifiedRoles },
        { label: 'and loses', roles: unverifiedRoles },
      ],
    }),
  },
  groups: [
    {
      title: 'Challenge',
      fields: ['mode', 'codeLength', 'isCaseSensitive', 'timeLimit', 'maxAttempts', 'isManual'],
    },
    { title: 'Roles', fields: ['verifiedRoles', 'unverifiedRoles'] },
    { title: 'Panel', fields: ['panelChannelId', 'panel', 'buttonLabel'] },
    {
      title: 'Who doesn’t pass',
      fields: ['onFail', 'failFor', 'kickUnverifiedAfter', 'remindAfter'],
      isRare: true,
    },
    {
      title: 'Accounts',
      fields: ['passAccountAge', 'minAccountAge', 'logChannelId'],
      isRare: true,
    },
  ],
  checks: [
    {
      path: 'unverifiedRoles',
      message: 'A role can’t be given and taken away at once.',
      holds: ({ verifiedRoles, unverifiedRoles }) =>
        !unverifiedRoles.some((id) => verifiedRoles.includes(id)),
    },
    {
      path: 'remindAfter',
      message: 'The reminder would come after the kick.',
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
