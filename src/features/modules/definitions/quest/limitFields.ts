import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { list } from '../../field-types/list/field';
import { match } from '../../field-types/match/field';
import { conditionFields } from './conditionFields';

/** Who may take a quest, and how often. */
export const limitFields = {
  match: match({ label: 'Condition matching' }),
  conditions: list({
    label: 'Conditions',
    hint: 'Leave empty to let everyone take this quest.',
    itemName: 'condition',
    most: 10,
    fields: conditionFields,
  }),
  recurrence: select({
    label: 'Recurrence',
    choices: choices(
      ['ONCE', 'Once'],
      ['DAILY', 'Daily'],
      ['WEEKLY', 'Weekly'],
      ['MONTHLY', 'Monthly'],
    ),
    initial: 'ONCE',
  }),
  retryAfterFail: select({
    label: 'Retry cooldown',
    hint: 'After a rejection, or when a quiz’s tries are used up. A quiz has up to 3, or 1 with “No retries”. Failed checks can be repeated after 30 seconds.',
    choices: choices(
      ['1M', '1 minute'],
      ['5M', '5 minutes'],
      ['30M', '30 minutes'],
      ['1H', '1 hour'],
      ['1D', '1 day'],
      ['1W', '1 week'],
      ['1MO', '30 days'],
      ['NEVER', 'No retries'],
    ),
    initial: '1H',
  }),
  claimLimit: number({
    label: 'Maximum claims',
    hint: '0 = no limit.',
    min: 0,
    max: 1_000_000,
    initial: 0,
  }),
  isOncePerIp: toggle({
    label: 'One claim per IP address',
    hint: 'Also blocks members who share one, such as a household or mobile network.',
    initial: false,
  }),
  isOncePerWallet: toggle({
    label: 'One claim per wallet',
    hint: 'A wallet is rewarded once, even if another account links it later.',
    initial: true,
  }),
  needsCaptcha: toggle({
    label: 'Require captcha',
    hint: 'Only members who passed Captcha verification can start or claim this quest.',
    initial: false,
  }),
};
