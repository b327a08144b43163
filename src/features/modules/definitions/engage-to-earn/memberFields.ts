import { choices } from '../../common-fields/choices';
import { factor } from '../../common-fields/factor';
import { number } from '../../field-types/number/field';
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
  factor({ label: 'Multiplier', hint: '0 pays nothing.', min: 0, max: 10, initial: 1.5 });

/** Who earns, how much more, and what becomes of it. */
export const memberFields = {
  roleMultipliers: list({
    label: 'Roles',
    itemName: 'role multiplier',
    most: 20,
    fields: {
      roles: mentions({ label: 'Roles', hint: 'Any of them will do.', least: 1, most: 5 }),
      multiplier: multiplier(),
    },
  }),
  holderMultipliers: list({
    label: 'Holders',
    itemName: 'holder multiplier',
    most: 10,
    fields: {
      collection: address({ of: 'collection', label: 'Collection' }),
      least: number({ label: 'NFTs, at least', min: 1, max: 100_000, initial: 1 }),
      multiplier: multiplier(),
    },
  }),
  dayMultipliers: list({
    label: 'Days of the week',
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
    label: 'Events',
    hint: 'Days begin and end at midnight UTC.',
    itemName: 'event',
    most: 10,
    fields: {
      title: text({ label: 'Name', maxLength: 50, isRequired: true }),
      startDate: date({ label: 'First day' }),
      endDate: date({ label: 'Last day' }),
      multiplier: multiplier(),
    },
  }),
  minAccountAge: number({
    label: 'Age of the Discord account, at least',
    unit: 'days',
    min: 0,
    max: 3650,
    initial: 30,
  }),
  minServerAge: number({
    label: 'Time on the server, at least',
    unit: 'days',
    min: 0,
    max: 365,
    initial: 3,
  }),
  needsWallet: toggle({
    label: 'The wallet is verified',
    hint: 'Keeps one person from earning with many accounts.',
    initial: false,
  }),
  requiredRoles: mentions({
    label: 'Members with one of these roles',
    hint: 'None lets everyone earn.',
    most: 10,
  }),
  channelId: channel({
    label: 'Channel',
    hint: 'Where members ask for their balance. None allows it everywhere.',
  }),
  message: message({
    label: 'Answer to /balance',
    content:
      '{user.mention}, you have {balance} {currency}. Today {earned.today}, {cap.left} left.',
  }),
};
