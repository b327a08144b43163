import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { list } from '../../field-types/list/field';
import { match } from '../../field-types/match/field';
import { conditionFields } from './conditionFields';

/** Who may take a quest, and how often. */
export const limitFields = {
  match: match({ label: 'Members need' }),
  conditions: list({
    label: 'Conditions',
    hint: 'With none, everyone may take it.',
    itemName: 'condition',
    most: 10,
    fields: conditionFields,
  }),
  recurrence: select({
    label: 'It can be done',
    choices: choices(
      ['ONCE', 'once'],
      ['DAILY', 'each day'],
      ['WEEKLY', 'each week'],
      ['MONTHLY', 'each month'],
    ),
    initial: 'ONCE',
  }),
  retryAfterFail: select({
    label: 'Retry cooldown',
    hint: 'After a failed check, a wrong quiz answer or a rejection. Counted from the check or, for a rejection, from the submission.',
    choices: choices(
      ['1M', 'After a minute'],
      ['5M', 'After 5 minutes'],
      ['30M', 'After 30 minutes'],
      ['1H', 'After an hour'],
      ['1D', 'After a day'],
      ['1W', 'After a week'],
      ['1MO', 'After 30 days'],
      ['NEVER', 'Never'],
    ),
    initial: '1H',
  }),
  claimLimit: number({
    label: 'Claims, at most',
    hint: '0 sets no limit.',
    min: 0,
    max: 1_000_000,
    initial: 0,
  }),
  isOncePerIp: toggle({
    label: 'Once per internet connection',
    hint: 'Also refuses members who share one, such as a household or a mobile carrier.',
    initial: false,
  }),
  isOncePerWallet: toggle({
    label: 'Once per wallet',
    hint: 'A rewarded wallet isn’t rewarded again, even when another account links it.',
    initial: true,
  }),
  needsCaptcha: toggle({
    label: 'Passed the captcha',
    hint: 'Only members verified by Captcha verification can start or claim it.',
    initial: false,
  }),
};
