import { isOneOf } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { factor, number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { list } from '../../field-types/list/field';
import { tags } from '../../field-types/tags/field';
import { duration } from '../../field-types/duration/field';
import {
  actionChoices,
  formerVerification,
  isRetiredAction,
  verificationChoices,
} from './actionWords';

const DAY = 86_400;

/** One thing that members are paid for. */
export const action = {
  kind: select({ label: 'Action', choices: actionChoices, initial: 'REPLY' }),
  points: number({ label: 'Points', min: 0, max: 10_000, initial: 50 }),
  verification: select({
    label: 'Verification',
    hint: 'Members see which one applies. Account requirements are always checked.',
    choices: verificationChoices,
    formerly: formerVerification,
    initial: 'API',
  }),
  text: text({
    label: 'Required text',
    maxLength: 280,
    isRequired: true,
    when: isOneOf('kind', 'POST_WITH_TEXT'),
  }),
};

/** What members do on X, and whose doing counts. */
export const actionFields = {
  actions: list({
    label: 'Actions',
    hint: 'X shows apps at most 100 likes per post, so give likes few points.',
    itemName: 'action',
    least: 1,
    most: 8,
    isRetired: isRetiredAction,
    fields: action,
  }),
  multiplier: factor({ label: 'Points multiplier', min: 1, max: 3, initial: 1 }),
  minChars: number({
    label: 'Minimum text length',
    unit: 'characters',
    min: 0,
    max: 280,
    initial: 10,
  }),
  mustContain: tags({
    label: 'Required words',
    hint: 'One per line. All of them must appear.',
    most: 10,
    maxLength: 50,
  }),
  mustNotContain: tags({
    label: 'Blocked words',
    hint: 'One per line. None of them may appear.',
    most: 50,
    maxLength: 50,
  }),
  refusesDuplicates: toggle({
    label: 'Reject repeated texts',
    hint: 'Includes texts other members used.',
    initial: true,
  }),
  replyLanguage: select({
    label: 'Required language',
    hint: 'X detects the language. Posts without a detected language don’t count.',
    choices: choices(
      ['ANY', 'Any language'],
      ['en', 'English'],
      ['de', 'German'],
      ['es', 'Spanish'],
      ['fr', 'French'],
      ['ja', 'Japanese'],
      ['ko', 'Korean'],
      ['pt', 'Portuguese'],
      ['tr', 'Turkish'],
      ['vi', 'Vietnamese'],
    ),
    initial: 'ANY',
  }),
  penaltyWithin: duration({
    label: 'Revoke points if deleted within',
    hint: '0 = points are never revoked.',
    min: 0,
    max: 7 * DAY,
    initial: DAY,
  }),
  minFollowers: number({ label: 'Minimum followers', min: 0, max: 1_000_000, initial: 10 }),
  minAgeDays: number({
    label: 'Minimum account age',
    unit: 'days',
    min: 0,
    max: 3650,
    initial: 30,
  }),
  needsVerified: toggle({
    label: 'Verified accounts only',
    hint: 'The blue checkmark is paid. It doesn’t prove who owns an account.',
    initial: false,
  }),
  needsPublic: toggle({
    label: 'Public accounts only',
    hint: 'Protected accounts’ posts are visible only to their followers.',
    initial: true,
  }),
  needsAvatar: toggle({ label: 'Accounts with a profile picture only', initial: true }),
};
