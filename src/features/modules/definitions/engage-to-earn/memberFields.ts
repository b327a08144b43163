import { choices } from '../../common-fields/choices';
import { factor, number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { date } from '../../field-types/date/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { message } from '../../field-types/message/field';
import { address } from '../../field-types/address/field';

const multiplier = () =>
  factor({ label: 'Multiplier', hint: '0 = nothing is paid.', min: 0, max: 10, initial: 1.5 });

/** Who earns, how much more, and what becomes of it. */
export const memberFields = {
  roleMultipliers: list({
    label: 'Role multipliers',
    itemName: 'role multiplier',
    most: 20,
    fields: {
      roles: mentions({ label: 'Roles', hint: 'One of these is enough.', least: 1, most: 5 }),
      multiplier: multiplier(),
    },
  }),
  holderMultipliers: list({
    label: 'Holder multipliers',
    itemName: 'holder multiplier',
    most: 10,
    fields: {
      collection: address({ of: 'collection', label: 'Collection' }),
      least: number({ label: 'Minimum NFTs', min: 1, max: 100_000, initial: 1 }),
      multiplier: multiplier(),
    },
  }),
  dayMultipliers: list({
    label: 'Day multipliers',
    itemName: 'day',
    most: 7,
    fields: {
      day: select({
        label: 'Day',
        choices: choices(
          ['1', 'Monday'],
          ['2', 'Tuesday'],
          ['3', 'Wednesday'],
          ['4', 'Thursday'],
          ['5', 'Friday'],
          ['6', 'Saturday'],
          ['0', 'Sunday'],
        ),
        initial: '6',
      }),
      multiplier: multiplier(),
    },
  }),
  eventMultipliers: list({
    label: 'Event multipliers',
    hint: 'Events start and end at midnight UTC.',
    itemName: 'event',
    most: 10,
    fields: {
      title: text({ label: 'Event name', maxLength: 50, isRequired: true }),
      startDate: date({ label: 'Start date' }),
      endDate: date({ label: 'End date', notBefore: 'startDate' }),
      multiplier: multiplier(),
    },
  }),
  minAccountAge: number({
    label: 'Minimum Discord account age',
    unit: 'days',
    min: 0,
    max: 3650,
    initial: 30,
  }),
  minServerAge: number({
    label: 'Minimum time on the server',
    unit: 'days',
    min: 0,
    max: 365,
    initial: 3,
  }),
  needsWallet: toggle({
    label: 'Require a linked wallet',
    hint: 'Makes it harder to earn with several accounts.',
    initial: false,
  }),
  requiredRoles: mentions({
    label: 'Required roles',
    hint: 'Members need one of them. Leave empty to let everyone earn.',
    most: 10,
  }),
  channelId: channel({
    label: 'Channel',
    hint: 'Where /balance works. Leave empty to allow it everywhere.',
  }),
  message: message({
    label: 'Reply to /balance',
    content:
      '{user.mention}, you have {balance} {currency}. Today {earned.today}, {cap.left} left.',
  }),
};
